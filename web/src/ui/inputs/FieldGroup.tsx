import { type ReactNode, useId } from 'react';
import { errorNode, type FieldProps } from './field.tsx';
import * as look from '../look/look.module.css';
import * as styles from './field.module.css';

type FieldGroupProps = Pick<FieldProps<unknown>, 'label' | 'description' | 'error' | 'required' | 'name' | 'id'> & {
  children: ReactNode;
  onBlur?: (() => void) | undefined;
  isLabelHidden?: boolean | undefined;
};

/** Label, hint and error around an input of several controls; the label names the group. */
export function FieldGroup({
  label,
  description,
  error,
  required,
  name,
  id,
  children,
  onBlur,
  isLabelHidden,
}: FieldGroupProps) {
  const own = useId();
  const base = id ?? own;
  const hint = errorNode(error);
  const described = [description !== undefined && `${base}-hint`, hint !== undefined && `${base}-error`].filter(
    (part) => part !== false,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only detects that the focus left the group
    <fieldset
      id={base}
      className={styles.group}
      data-name={name}
      // saving jumps here when this group has an error
      tabIndex={-1}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
      aria-invalid={hint !== undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.();
      }}
    >
      <legend className={isLabelHidden ? look.visuallyHidden : styles.groupLabel}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            {' *'}
          </span>
        )}
      </legend>
      {description !== undefined && (
        <div id={`${base}-hint`} className={styles.hint}>
          {description}
        </div>
      )}
      {children}
      {hint !== undefined && (
        <div id={`${base}-error`} className={styles.fieldError}>
          {hint}
        </div>
      )}
    </fieldset>
  );
}
