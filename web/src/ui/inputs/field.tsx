import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What every input takes; the form layer binds value, onChange, onBlur and error by name. */
export type FieldProps<Value, Emitted = Value> = {
  label: string;
  value: Value;
  onChange: (value: Emitted) => void;
  onBlur?: (() => void) | undefined;
  error?: string | null | undefined;
  /** Hint between label and input. */
  description?: ReactNode;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Part of a group whose error is below the group. */
  isInvalid?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
  /** Gets the focus when its dialog opens. */
  isFirst?: boolean | undefined;
};

/** An error with its icon. */
export function errorNode(error: string | null | undefined): ReactNode {
  if (error === null || error === undefined || error === '') return undefined;
  return (
    <>
      <IconAlertCircle size={15} stroke={2} aria-hidden /> <span>{error}</span>
    </>
  );
}

type AnyField = Omit<FieldProps<unknown, never>, 'value' | 'onChange'>;

/** The props of a field that belong on a Mantine wrapper: label, hint, error, required. */
export function wrapperProps(field: AnyField) {
  return {
    label: field.label,
    description: field.description,
    error: errorNode(field.error),
    // a read-only field isn't marked as required
    withAsterisk: field.required === true && field.readOnly !== true,
    ...(field.id !== undefined && { id: field.id }),
  };
}

/** The props of a field that belong on a Mantine input. */
export function inputProps(field: AnyField) {
  return {
    ...wrapperProps(field),
    'aria-required': field.required ?? false,
    disabled: field.disabled ?? false,
    readOnly: field.readOnly ?? false,
    // Mantine's selects are technically read-only too; this marks fields that the user may not change
    'data-locked': field.readOnly === true ? true : undefined,
    ...(field.name !== undefined && { name: field.name }),
    ...(field.onBlur !== undefined && { onBlur: field.onBlur }),
    ...(field.placeholder !== undefined && field.readOnly !== true && { placeholder: field.placeholder }),
    ...(field.isFirst === true && { 'data-autofocus': true }),
    ...(field.isInvalid === true && { 'aria-invalid': true }),
  };
}
