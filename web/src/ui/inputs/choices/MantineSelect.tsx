import { MultiSelect, Pill, Select } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { useWords, useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { InputTheme } from '../InputTheme.tsx';
import type { MultiSelectInputProps, OptionValue, SelectInputProps, SelectOption } from './SelectInput.tsx';
import { inputProps } from '../field.tsx';
import { focusInput, removeButton } from './remove-button.ts';
import { useLetterKeys } from './use-letter-keys.ts';
import { useTypedChoice } from './use-typed-choice.ts';
import * as look from '../../look/look.module.css';
import * as fieldStyles from '../field.module.css';

/** A list with this many options or more has a search. */
const SEARCH_FROM = 8;
/**
 * The list is rendered next to its input, inside the page's landmarks; it scrolls by itself and follows the arrow keys. Chromium makes a
 * scrolling element a tab stop; here that is turned off, because the list would close when it gets the focus.
 */
const dropdown = {
  comboboxProps: { withinPortal: false, transitionProps: { duration: 150 } },
  withScrollArea: false,
  // opening on focus would cover the error of a field that saving jumps to; a click, a letter or an arrow opens the list
  openOnFocus: false,
  styles: { options: { maxHeight: 260, overflowY: 'auto' as const } },
  attributes: { options: { tabIndex: -1 } },
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

/**
 * Chooses one option; a list of eight options or more has a search. The cross clears the choice; in a list without a search, Delete and
 * Backspace do so too, and letters go to the option that begins with them.
 */
export function MantineSelect<Value extends OptionValue>(props: SelectInputProps<Value>) {
  const { value, onChange, options, required = false, isClearable = !required, placeholder, onUnmatched } = props;
  const w = useWords();
  const t = useWordsOf(inputWords);
  const values = byText(options);
  const { hasSearch = options.length >= SEARCH_FROM } = props;
  const canClear = isClearable && value !== null && props.disabled !== true && props.readOnly !== true;
  const onLetter = useLetterKeys({ options, value, choose: onChange });
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (hasSearch || props.disabled === true || props.readOnly === true) return;
    if (canClear && (event.key === 'Delete' || event.key === 'Backspace')) onChange(null);
    onLetter(event);
  };
  const typed = useTypedChoice({
    options,
    chosenLabel: options.find((option) => option.value === value)?.label,
    choose: onChange,
    reject: (text) => (onUnmatched === undefined ? value !== null && onChange(null) : onUnmatched(text)),
    clear: () => onUnmatched !== undefined && onChange(null),
    isRejected: (text) => value === null && (props.unmatched === undefined || props.unmatched === text),
  });
  const search = {
    searchValue: typed.text,
    onSearchChange: (text: string) => {
      typed.onText(text);
      props.onSearch?.(text);
    },
    onFocus: typed.onFocus,
    onBlur: () => {
      typed.onLeave();
      props.onBlur?.();
    },
    selectFirstOptionOnChange: typed.takesFirst,
  };
  return (
    <InputTheme>
      <Select
        {...inputProps({
          ...props,
          placeholder: placeholder ?? t.pick,
          error: typed.leftover === null ? props.error : t.notInList(typed.leftover),
        })}
        data={toData(options)}
        value={value === null ? null : String(value)}
        onChange={(text) => onChange(text === null ? null : (values.get(text) ?? null))}
        searchable={hasSearch}
        onKeyDown={onKeyDown}
        nothingFoundMessage={w.noResults}
        {...(hasSearch && search)}
        clearable={isClearable}
        clearButtonProps={{ ...removeButton(t.clear(props.label)), onClick: focusInput }}
        allowDeselect={false}
        checkIconPosition="right"
        rightSection={value === null || !isClearable ? chevron : undefined}
        {...dropdown}
      />
    </InputTheme>
  );
}

/** Chooses several options of a list; Backspace removes the last one. */
export function MantineMultiSelect<Value extends OptionValue>(props: MultiSelectInputProps<Value>) {
  const { value, onChange, options, placeholder } = props;
  const w = useWords();
  const t = useWordsOf(inputWords);
  const values = byText(options);
  const typed = useTypedChoice({
    options: options.filter((option) => !value.includes(option.value)),
    chosenLabel: undefined,
    choose: (chosen) => onChange([...value, chosen]),
    reject: () => {},
    clear: () => {},
    isRejected: () => true,
  });
  const names = value.map((one) => options.find((option) => option.value === one)?.label ?? String(one));
  return (
    <InputTheme>
      <MultiSelect
        {...inputProps({
          ...props,
          placeholder: value.length > 0 ? undefined : (placeholder ?? t.pick),
          error: typed.leftover === null ? props.error : t.notInList(typed.leftover),
          description: (
            <>
              {props.description}
              <span className={look.visuallyHidden}>{names.length === 0 ? '' : t.chosen(names.join(', '))}</span>
            </>
          ),
        })}
        {...(props.description === undefined && { descriptionProps: { className: fieldStyles.unseenHint } })}
        data={toData(options)}
        value={value.map(String)}
        // a stored value that is no option stays until the user removes it
        onChange={(texts) =>
          onChange(texts.flatMap((text) => values.get(text) ?? value.filter((one) => String(one) === text)))
        }
        renderPill={({ option, value: one, onRemove, disabled = false }) => (
          <Pill
            withRemoveButton={!disabled && props.readOnly !== true}
            onRemove={() => onRemove?.()}
            removeButtonProps={{ ...removeButton(w.removeName(option?.label ?? String(one))), onClick: focusInput }}
          >
            {option?.label ?? String(one)}
          </Pill>
        )}
        searchable
        searchValue={typed.text}
        onSearchChange={typed.onText}
        onFocus={typed.onFocus}
        onBlur={() => {
          typed.onLeave();
          props.onBlur?.();
        }}
        selectFirstOptionOnChange={typed.takesFirst}
        hidePickedOptions
        nothingFoundMessage={w.noResults}
        rightSection={chevron}
        {...dropdown}
      />
    </InputTheme>
  );
}
