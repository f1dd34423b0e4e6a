import { useWords } from '../../Words.tsx';
import { type FieldProps, inputProps } from '../field.tsx';
import { lazyInput } from '../lazy-input.tsx';
import { TextControl } from '../text/TextControl.tsx';

/** Value of an option: an id or a word of the contract. */
export type OptionValue = string | number;
export type SelectOption<Value extends OptionValue> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** The heading of its group. */
  group?: string | undefined;
};

export type SelectInputProps<Value extends OptionValue> = FieldProps<Value | null> & {
  options: readonly SelectOption<Value>[];
  /** Has a search, also with a few options; by default from eight. */
  hasSearch?: boolean | undefined;
  /** Offers a clear button; by default when not required. */
  isClearable?: boolean | undefined;
  /** Called with what is typed, since the server may have more options. */
  onSearch?: ((text: string) => void) | undefined;
  /** Called when the user leaves the field with a text that matches no option; a form stores the text, so that its rules refuse it. */
  onUnmatched?: ((text: string) => void) | undefined;
  /** The stored text that matches no option. */
  unmatched?: unknown;
};

export type MultiSelectInputProps<Value extends OptionValue> = FieldProps<readonly Value[]> & {
  options: readonly SelectOption<Value>[];
};

const LazySelect = lazyInput<SelectInputProps<OptionValue>>(() =>
  import('./MantineSelect.tsx').then((module) => module.MantineSelect),
);
const LazyMultiSelect = lazyInput<MultiSelectInputProps<OptionValue>>(() =>
  import('./MantineSelect.tsx').then((module) => module.MantineMultiSelect),
);

type ChosenTextProps = Omit<FieldProps<unknown, never>, 'value' | 'onChange'> & { words: string };

/** The chosen option as text: a read-only list doesn't look like a list. */
export function ChosenText({ words, ...field }: ChosenTextProps) {
  const w = useWords();
  const text = words === '' ? w.missing : words;
  return <TextControl {...inputProps({ ...field, readOnly: true })} value={text} title={text} onChange={() => {}} />;
}

const labelsOf = <Value extends OptionValue>(options: readonly SelectOption<Value>[], values: readonly Value[]) =>
  values.flatMap((value) => options.find((option) => option.value === value)?.label ?? []).join(', ');

/** Chooses one option; a list of eight options or more has a search. */
export function SelectInput<Value extends OptionValue>(props: SelectInputProps<Value>) {
  const { readOnly, options, value } = props;
  if (readOnly) return <ChosenText {...props} words={labelsOf(options, value === null ? [] : [value])} />;
  // a lazily loaded component can't have a type parameter for its options
  return <LazySelect {...(props as unknown as SelectInputProps<OptionValue>)} />;
}

/** Chooses several options of a list; Backspace removes the last one. */
export function MultiSelectInput<Value extends OptionValue>(props: MultiSelectInputProps<Value>) {
  if (props.readOnly) return <ChosenText {...props} words={labelsOf(props.options, props.value)} />;
  return <LazyMultiSelect {...(props as unknown as MultiSelectInputProps<OptionValue>)} />;
}
