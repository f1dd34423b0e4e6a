import type { FieldProps } from '../field.tsx';
import { lateInput } from '../late-input.tsx';
import { ChosenText, type OptionValue } from './SelectInput.tsx';
import type { PickerOption, PickerSearch } from './use-option-search.ts';

export type AsyncPickerProps<Value extends OptionValue> = Omit<FieldProps<Value | null>, 'onChange'> & {
  onChange: (value: Value | null, option: PickerOption<Value> | null) => void;
  /** The label of the stored value, before any search. */
  valueLabel?: string | null | undefined;
  search: PickerSearch<Value>;
  /** Called with a text that is none of the options, when the field is left; a form stores it, so that its rules refuse it. */
  onUnmatched?: ((text: string) => void) | undefined;
  /** What the form has instead of a value. */
  unmatched?: unknown;
  /** The pause after the last key before searching. */
  debounceMs?: number | undefined;
};

const LatePicker = lateInput<AsyncPickerProps<OptionValue>>(() =>
  import('./MantinePicker.tsx').then((module) => module.MantinePicker),
);

/** The chosen record as text. One whose name is unknown is shown by its id, since it isn't empty. */
function chosenWords<Value extends OptionValue>({ value, valueLabel }: AsyncPickerProps<Value>): string {
  if (value === null) return '';
  return valueLabel || (typeof value === 'number' ? `#${value}` : value);
}

/** One record, searched on the server while typing; a newer search aborts the older. */
export function AsyncPickerInput<Value extends OptionValue>(props: AsyncPickerProps<Value>) {
  if (props.readOnly) return <ChosenText {...props} words={chosenWords(props)} />;
  // the options have one type, which a lazily loaded component can't declare
  return <LatePicker {...(props as unknown as AsyncPickerProps<OptionValue>)} />;
}
