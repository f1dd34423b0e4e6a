import { type ReactNode, useId } from 'react';
import { errorNode, type FieldProps } from '../field.tsx';
import { FieldGroup } from '../FieldGroup.tsx';
import * as fieldStyles from '../field.module.css';
import * as styles from '../choices.module.css';

type ToggleProps = FieldProps<boolean> & { kind: 'check' | 'switch' };

function Toggle({
  kind,
  label,
  value,
  onChange,
  onBlur,
  error,
  description,
  required,
  disabled,
  readOnly,
  name,
  id,
}: ToggleProps) {
  const own = useId();
  const base = id ?? own;
  const hint: ReactNode = errorNode(error);
  return (
    <div>
      <div className={styles.choice}>
        <input
          id={base}
          type="checkbox"
          className={kind === 'switch' ? styles.toggleSwitch : styles.check}
          {...(kind === 'switch' && { role: 'switch', 'aria-checked': value })}
          name={name}
          checked={value}
          disabled={disabled || readOnly}
          aria-required={required}
          aria-invalid={hint !== undefined}
          aria-describedby={hint === undefined ? undefined : `${base}-error`}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={onBlur}
        />
        <label htmlFor={base}>
          {label}
          {required && <span aria-hidden="true"> *</span>}
          {description !== undefined && <small>{description}</small>}
        </label>
      </div>
      {hint !== undefined && (
        <div id={`${base}-error`} className={fieldStyles.fieldError}>
          {hint}
        </div>
      )}
    </div>
  );
}

export function CheckboxInput(props: FieldProps<boolean>) {
  return <Toggle {...props} kind="check" />;
}

export function SwitchInput(props: FieldProps<boolean>) {
  return <Toggle {...props} kind="switch" />;
}

type CheckboxGroupProps<Value extends string | number> = FieldProps<readonly Value[]> & {
  options: readonly { value: Value; label: string; description?: string | undefined; disabled?: boolean | undefined }[];
};

/** Chooses several options of a short list; emits them in the order of the list. */
export function CheckboxGroup<Value extends string | number>(props: CheckboxGroupProps<Value>) {
  const { value, onChange, options, disabled, readOnly } = props;
  const id = useId();
  const toggle = (option: Value, isOn: boolean) =>
    onChange(options.map((o) => o.value).filter((v) => (v === option ? isOn : value.includes(v))));
  return (
    <FieldGroup {...props}>
      <div style={{ display: 'grid', gap: 8 }}>
        {options.map((option) => (
          <div key={option.value} className={styles.choice}>
            <input
              id={`${id}-${option.value}`}
              type="checkbox"
              className={styles.check}
              checked={value.includes(option.value)}
              disabled={disabled || readOnly || option.disabled}
              onChange={(event) => toggle(option.value, event.currentTarget.checked)}
            />
            <label htmlFor={`${id}-${option.value}`}>
              {option.label}
              {option.description !== undefined && <small>{option.description}</small>}
            </label>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
