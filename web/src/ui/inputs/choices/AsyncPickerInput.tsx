import type { FieldProps } from '../field.tsx';
import { lazyInput } from '../lazy-input.tsx';
import { ChosenText, type OptionValue } from './SelectInput.tsx';
import type { PickerOption, PickerSearch } from './use-option-search.ts';

export type AsyncPickerProps<Value extends OptionValue> = Omit<FieldProps<Value | null>, 'onChange'> & {
  onChange: (value: Value | null, option: PickerOption<Value> | null) => void;
  /** The label of the stored value, before any search. */
  valueLabel?: string | null | undefined;
  search: PickerSearch<Value>;
  /** Called when the user leaves the field with a text that matches no option; a form stores the text, so that its rules refuse it. */
  onUnmatched?: ((text: string) => void) | undefined;
  /** The stored text that matches no option. */
  unmatched?: unknown;
  /** Milliseconds between the last key and the search. */
  debounceMs?: number | undefined;
};

const LazyPicker = lazyInput<AsyncPickerProps<OptionValue>>(() =>
  import('./MantinePicker.tsx').then((module) => module.MantinePicker),
);

/** The name of the chosen record; when the name is unknown, its id, so that the field doesn't look empty. */
function chosenWords<Value extends OptionValue>({ value, valueLabel }: AsyncPickerProps<Value>): string {
  if (value === null) return '';
  return valueLabel || (typeof value === 'number' ? `#${value}` : value);
}

/** Chooses one record, searched on the server while the user types; a newer search aborts the older one. */
export function AsyncPickerInput<Value extends OptionValue>(props: AsyncPickerProps<Value>) {
  if (props.readOnly) return <ChosenText {...props} words={chosenWords(props)} />;
  // a lazily loaded component can't have a type parameter for its options
  return <LazyPicker {...(props as unknown as AsyncPickerProps<OptionValue>)} />;
}
