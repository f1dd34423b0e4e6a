import { SegmentedChoice, type Segment } from '../../marks/SegmentedChoice.tsx';
import { ToggleChip } from '../../marks/Chip.tsx';
import { type FieldProps } from '../field.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import * as styles from '../choices.module.css';

type SegmentedInputProps<Value extends string> = FieldProps<Value | null> & { options: readonly Segment<Value>[] };

/** Chooses one of a few options. */
export function SegmentedInput<Value extends string>(props: SegmentedInputProps<Value>) {
  const { label, value, onChange, options, disabled, readOnly } = props;
  return (
    <FieldGroup {...props}>
      <SegmentedChoice
        label={label}
        isWide
        value={value}
        segments={options}
        onChange={onChange}
        disabled={disabled || readOnly}
      />
    </FieldGroup>
  );
}

type ChipsInputProps<Value extends string | number> = FieldProps<readonly Value[]> & {
  options: readonly { value: Value; label: string }[];
};

/** Chooses several of at most seven options, as chips; emits them in the order of the options. */
export function ChipsInput<Value extends string | number>(props: ChipsInputProps<Value>) {
  const { value, onChange, options, disabled, readOnly } = props;
  const toggle = (option: Value) =>
    onChange(options.map((o) => o.value).filter((v) => (v === option ? !value.includes(v) : value.includes(v))));
  return (
    <FieldGroup {...props}>
      <div className={styles.choices}>
        {options.map((option) => (
          <ToggleChip
            key={option.value}
            label={option.label}
            isOn={value.includes(option.value)}
            disabled={disabled || readOnly}
            onToggle={() => toggle(option.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
