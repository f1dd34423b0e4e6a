import { useState } from 'react';
import { useWordsOf } from '../../Words.tsx';
import { SelectInput } from '../choices/SelectInput.tsx';
import type { FieldProps } from '../field.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import { inputWords } from '../input-words.ts';
import { DURATION_UNITS, type DurationUnit, UNIT_MINUTES, unitOf } from './durations.ts';
import { type NumberFieldProps, NumberInput } from './NumberInput.tsx';
import * as styles from './DurationBoxes.module.css';

type DurationBoxesProps = Pick<NumberFieldProps, 'label' | 'value' | 'onChange' | 'disabled' | 'readOnly'> & {
  /** The names of the units, where more than the unit is needed: “dagen voor de start”. */
  units?: Record<DurationUnit, string> | undefined;
};

/** A number and its unit; the value is in minutes. */
export function DurationBoxes({ label, value, onChange, disabled, readOnly, units }: DurationBoxesProps) {
  const t = useWordsOf(inputWords);
  const [chosen, setChosen] = useState<DurationUnit | null>(null);
  const isNumber = value !== null && !Number.isNaN(value);
  // half an hour can't be shown in hours
  const fits = chosen !== null && (!isNumber || value % UNIT_MINUTES[chosen] === 0);
  const unit = fits ? chosen : isNumber ? unitOf(value) : 'days';
  const words = units ?? t.durationUnits;
  const fixed = { disabled, readOnly };
  return (
    <div className={styles.boxes}>
      <NumberInput
        label={label}
        {...fixed}
        value={value === null ? null : value / UNIT_MINUTES[unit]}
        min={0}
        onChange={(count) => {
          // the unit stays while the number is typed
          setChosen(unit);
          onChange(count === null ? null : count * UNIT_MINUTES[unit]);
        }}
      />
      <SelectInput
        label={`${t.durationUnit}, ${label}`}
        required
        {...fixed}
        value={unit}
        options={DURATION_UNITS.map((one) => ({ value: one, label: words[one] }))}
        onChange={(next) => {
          if (next === null) return;
          setChosen(next);
          if (value !== null) onChange((value / UNIT_MINUTES[unit]) * UNIT_MINUTES[next]);
        }}
      />
    </div>
  );
}

/** A length of time in days, hours or minutes; the value is in minutes, null when empty. */
export function DurationGroup(props: FieldProps<number | null>) {
  return (
    <FieldGroup {...props}>
      <DurationBoxes {...props} />
    </FieldGroup>
  );
}
