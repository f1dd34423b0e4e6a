import { createContext, useContext, useEffect, useMemo } from 'react';
import { useStore } from '../../../platform/state/store.ts';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { firstError, firstListError } from './field-errors.ts';
import { valueAt } from './field-paths.ts';
import type { FormCore } from './form-core.ts';
import { isRequired } from '../fields/schema-fields.ts';

export type FormContextValue = { core: FormCore; isReadOnly: boolean };

export const FormContext = createContext<FormContextValue | null>(null);

export function useForm(): FormContextValue {
  const form = useContext(FormContext);
  if (form === null) throw new Error('a field stands outside EditScreen');
  return form;
}

/** The props of every field besides its name; the label comes from the endpoint unless given. */
export type CommonProps = {
  label?: string;
  /** One line between label and input. */
  description?: FieldProps<unknown>['description'];
  /** Default: from the endpoint's schema. */
  required?: boolean;
  disabled?: boolean;
  placeholder?: string;
  /** Width, in sixths of the form. */
  columns?: 2 | 3 | 4 | 6;
};

const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

export const fieldId = (core: FormCore, name: string) => `${core.id}-${name.replaceAll('.', '-')}`;

/** The current value of a field, which may be rendered elsewhere. Forms use `fields.useValue`, which is typed. */
export function useFieldValue(name: string): unknown {
  const { core } = useForm();
  return useStore(core.store, ({ values }) => valueAt(values, name));
}

/**
 * Binds a field to its form by name: value, change, check on blur, error, label, required, read-only. The input of a plain list can't show
 * an error at one value, so the field shows it as its own error.
 */
export function useField(
  name: string,
  props: CommonProps,
  inWords?: (value: unknown) => string | null,
  isPlainList = false,
  refusalText?: (value: unknown) => string | null,
) {
  const { core, isReadOnly } = useForm();
  const value = useStore(core.store, ({ values }) => valueAt(values, name));
  const error = useStore(core.store, ({ errors, values }) =>
    isPlainList ? firstListError(errors, name, asList(valueAt(values, name))) : firstError(errors, name),
  );
  const label = props.label ?? core.fieldLabel(name);
  const required = useMemo(() => isRequired(core.schema, name), [core, name]);
  useEffect(() => {
    core.textsByField.set(name, { label, inWords: inWords ?? (() => null), refusalText });
  });
  return {
    value,
    onChange: (value: unknown) => core.set(name, value),
    input: {
      label,
      name,
      id: fieldId(core, name),
      onBlur: () => core.check(name),
      error,
      required: props.required ?? required,
      readOnly: isReadOnly,
      description: props.description,
      disabled: props.disabled,
      placeholder: props.placeholder,
    },
  };
}
