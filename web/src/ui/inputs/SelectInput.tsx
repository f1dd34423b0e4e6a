import { InputBase, MultiSelect, Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import { useWords } from '../Words.tsx';
import { type FieldProps, inputProps } from './field.tsx';

/** Value of an option: an id or a word of the contract. */
export type OptionValue = string | number;
export type SelectOption<Value extends OptionValue> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
  /** Heading under which it stands. */
  group?: string | undefined;
};

/** From this many choices on one can search. */
const SEARCH_FROM = 8;
/** Beside the input in the page's own landmarks; the list itself scrolls, so that keys and screen readers keep it. */
const dropdown = {
  comboboxProps: { withinPortal: false, transitionProps: { duration: 150 } },
  withScrollArea: false,
  styles: { options: { maxHeight: 260, overflowY: 'auto' as const } },
};
const chevron = <IconSelector size={16} stroke={1.75} aria-hidden />;

function toData<Value extends OptionValue>(options: readonly SelectOption<Value>[]) {
  const item = ({ value, label, disabled = false }: SelectOption<Value>) => ({ value: String(value), label, disabled });
  const groups = [...new Set(options.map((option) => option.group))];
  if (groups.length === 1 && groups[0] === undefined) return options.map(item);
  return groups.map((group) => ({
    group: group ?? '',
    items: options.filter((option) => option.group === group).map(item),
  }));
}

function byText<Value extends OptionValue>(options: readonly SelectOption<Value>[]): Map<string, Value> {
  return new Map(options.map(({ value }) => [String(value), value]));
}

/** What was chosen, as text: a list that can't be opened looks like no list. */
function ChosenText({ words, ...field }: Omit<FieldProps<unknown, never>, 'value' | 'onChange'> & { words: string }) {
  const w = useWords();
  const text = words === '' ? w.missing : words;
  return <InputBase {...inputProps({ ...field, readOnly: true })} value={text} title={text} />;
}

const labelsOf = <Value extends OptionValue>(options: readonly SelectOption<Value>[], values: readonly Value[]) =>
  values.flatMap((value) => options.find((option) => option.value === value)?.label ?? []).join(', ');

type SelectInputProps<Value extends OptionValue> = FieldProps<Value | null> & {
  options: readonly SelectOption<Value>[];
  /** Offers a cross that empties it; by default when not required. */
  isClearable?: boolean | undefined;
  /** There may be more options than these: who keeps them hears what is typed. */
  onSearch?: ((text: string) => void) | undefined;
};

/** One of a list, with search from eight options. */
export function SelectInput<Value extends OptionValue>(props: SelectInputProps<Value>) {
  const { value, onChange, options, required = false, isClearable = !required, placeholder } = props;
  const w = useWords();
  const values = byText(options);
  if (props.readOnly) return <ChosenText {...props} words={labelsOf(options, value === null ? [] : [value])} />;
  return (
    <Select
      {...inputProps({ ...props, placeholder: placeholder ?? w.input.pick })}
      data={toData(options)}
      value={value === null ? null : String(value)}
      onChange={(text) => onChange(text === null ? null : (values.get(text) ?? null))}
      searchable={options.length >= SEARCH_FROM}
      nothingFoundMessage={w.noResults}
      {...(props.onSearch && { onSearchChange: props.onSearch })}
      clearable={isClearable}
      clearButtonProps={{ 'aria-label': w.input.clear(props.label) }}
      allowDeselect={false}
      checkIconPosition="right"
      rightSection={value === null || !isClearable ? chevron : undefined}
      {...dropdown}
    />
  );
}

type MultiSelectInputProps<Value extends OptionValue> = FieldProps<readonly Value[]> & {
  options: readonly SelectOption<Value>[];
};

/** Several of a list; Backspace takes the last one away. */
export function MultiSelectInput<Value extends OptionValue>(props: MultiSelectInputProps<Value>) {
  const { value, onChange, options, placeholder } = props;
  const w = useWords();
  const values = byText(options);
  if (props.readOnly) return <ChosenText {...props} words={labelsOf(options, value)} />;
  return (
    <MultiSelect
      {...inputProps({ ...props, placeholder: value.length > 0 ? undefined : (placeholder ?? w.input.pick) })}
      data={toData(options)}
      value={value.map(String)}
      onChange={(texts) => onChange(texts.flatMap((text) => values.get(text) ?? []))}
      searchable
      hidePickedOptions
      nothingFoundMessage={w.noResults}
      rightSection={chevron}
      {...dropdown}
    />
  );
}
