import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { TextControl } from './TextControl.tsx';
import { type FieldProps, inputProps } from '../field.tsx';

export type TextInputProps = FieldProps<string | null, string> & {
  /** Hard limit, equal to the domain's rule. */
  maxLength?: number | undefined;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | 'url' | undefined;
  type?: 'text' | 'email' | 'tel' | 'password' | undefined;
  leftSection?: ReactNode;
  rightSection?: ReactNode;
  className?: string | undefined;
};

/** One line of text; emits '' when empty. */
export function TextInput(props: TextInputProps) {
  const {
    value,
    onChange,
    maxLength,
    autoComplete,
    inputMode,
    type = 'text',
    leftSection,
    rightSection,
    className,
  } = props;
  return (
    <TextControl
      {...inputProps(props)}
      type={type}
      value={value ?? ''}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={leftSection}
      rightSection={rightSection}
      {...(className !== undefined && { className })}
      {...(maxLength !== undefined && { maxLength })}
      {...(autoComplete !== undefined && { autoComplete })}
      {...(inputMode !== undefined && { inputMode })}
    />
  );
}

export function PhoneInput(props: FieldProps<string | null, string>) {
  return <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" />;
}

type EmailInputProps = FieldProps<string | null, string> & {
  /** Several addresses, separated by commas. */
  isMultiple?: boolean | undefined;
};

export function EmailInput({ isMultiple = false, ...props }: EmailInputProps) {
  // type=email would reject the commas between several addresses
  return <TextInput {...props} type={isMultiple ? 'text' : 'email'} inputMode="email" autoComplete="email" />;
}
