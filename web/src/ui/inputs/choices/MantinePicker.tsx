import { Combobox, InputBase, Loader, useCombobox } from '@mantine/core';
import { IconSelector, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useState } from 'react';
import { useWords, useWordsOf } from '../../Words.tsx';
import { inputWords } from '../input-words.ts';
import { InputTheme } from '../InputTheme.tsx';
import type { AsyncPickerProps } from './AsyncPickerInput.tsx';
import { inputProps } from '../field.tsx';
import { meantOption } from './matching-option.ts';
import type { OptionValue } from './SelectInput.tsx';
import { type PickerOption, useOptionSearch } from './use-option-search.ts';
import * as look from '../../look/look.module.css';
import * as buttonStyles from '../../page/Button.module.css';
import * as styles from '../choices.module.css';

function OptionList<Value extends OptionValue>({
  found,
  value,
}: {
  found: ReturnType<typeof useOptionSearch<Value>>;
  value: Value | null;
}) {
  const w = useWords();
  const t = useWordsOf(inputWords);
  if (found.hasFailed) {
    return (
      <Combobox.Empty>
        {t.searchFailed}{' '}
        <button
          type="button"
          className={buttonStyles.linkButton}
          onMouseDown={(event) => event.preventDefault()}
          onClick={found.retry}
        >
          {w.retry}
        </button>
      </Combobox.Empty>
    );
  }
  if (found.options.length === 0) return <Combobox.Empty>{found.isBusy ? w.loading : w.noResults}</Combobox.Empty>;
  return found.options.map((option) => (
    <Combobox.Option key={option.value} value={String(option.value)} active={option.value === value}>
      {option.label}
      {option.detail !== undefined && <small className={styles.detail}>{option.detail}</small>}
    </Combobox.Option>
  ));
}

/** Chooses one record, searched on the server while the user types; a newer search aborts the older one. */
export function MantinePicker<Value extends OptionValue>(props: AsyncPickerProps<Value>) {
  const {
    value,
    onChange,
    onBlur,
    valueLabel,
    search,
    debounceMs = 300,
    required = false,
    disabled = false,
    readOnly = false,
    onUnmatched,
    unmatched,
  } = props;
  const w = useWords();
  const t = useWordsOf(inputWords);
  const [query, setQuery] = useState<string | null>(null);
  // a text that matches no option; it is shown with an error until the user changes it
  const [rejected, setRejected] = useState<string | null>(null);
  const [chosen, setChosen] = useState<PickerOption<Value> | null>(null);
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() });
  const found = useOptionSearch({ search, query: query ?? '', debounceMs, isActive: combobox.dropdownOpened });
  const shown = value === null ? '' : chosen?.value === value ? chosen.label : (valueLabel ?? '');
  const isRejected = rejected !== null && value === null && (unmatched === undefined || unmatched === rejected);
  const leftover = isRejected ? rejected : null;
  const choose = (option: PickerOption<Value> | null) => {
    setChosen(option);
    setQuery(null);
    setRejected(null);
    onChange(option?.value ?? null, option);
    combobox.closeDropdown();
  };
  /** Chooses the option that the text means. A text that means no option stays, with an error. */
  const leave = () => {
    combobox.closeDropdown();
    setQuery(null);
    const text = query?.trim() ?? '';
    if (text === '' || text === shown) return;
    const meant = found.isBusy ? null : meantOption(found.options, text);
    if (meant !== null) return choose(meant);
    setRejected(text);
    if (onUnmatched !== undefined) onUnmatched(text);
    else if (value !== null) onChange(null, null);
  };
  const takeOnlyOption = (event: KeyboardEvent) => {
    const [only, ...others] = found.options;
    const hasMarked = combobox.getSelectedOptionIndex() !== -1;
    if (event.key !== 'Enter' || !combobox.dropdownOpened || query === null || query.trim() === '') return;
    if (hasMarked || found.isBusy || only === undefined || others.length > 0) return;
    event.preventDefault();
    choose(only);
  };
  const open = () => {
    if (!readOnly && !disabled) combobox.openDropdown();
  };
  return (
    <InputTheme>
      <Combobox
        store={combobox}
        withinPortal={false}
        onOptionSubmit={(text) => choose(found.options.find((option) => String(option.value) === text) ?? null)}
      >
        <Combobox.Target withExpandedAttribute>
          <InputBase
            {...inputProps({
              ...props,
              placeholder: props.placeholder ?? t.typeMore,
              error: leftover === null ? props.error : t.notInList(leftover),
            })}
            role="combobox"
            aria-expanded={combobox.dropdownOpened}
            aria-controls={combobox.listId ?? undefined}
            autoComplete="off"
            value={query ?? leftover ?? shown}
            onKeyDown={takeOnlyOption}
            onChange={(event) => {
              if (leftover !== null && onUnmatched !== undefined) onChange(null, null);
              setRejected(null);
              setQuery(event.currentTarget.value);
              open();
              combobox.resetSelectedOption();
            }}
            onClick={open}
            onFocus={open}
            onBlur={() => {
              leave();
              onBlur?.();
            }}
            rightSectionPointerEvents="all"
            rightSection={
              found.isBusy && combobox.dropdownOpened ? (
                <Loader size={16} aria-hidden />
              ) : value !== null && !required && !readOnly && !disabled ? (
                <button
                  type="button"
                  className={buttonStyles.iconButton}
                  data-size="small"
                  aria-label={t.clear(props.label)}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(null)}
                >
                  <IconX size={15} stroke={1.75} aria-hidden />
                </button>
              ) : (
                <IconSelector size={16} stroke={1.75} aria-hidden style={{ pointerEvents: 'none' }} />
              )
            }
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options
            aria-label={props.label}
            mah={280}
            style={{ overflowY: 'auto' }}
            aria-busy={found.isBusy}
            tabIndex={-1}
          >
            <OptionList found={found} value={value} />
          </Combobox.Options>
        </Combobox.Dropdown>
        <span className={look.visuallyHidden} aria-live="polite">
          {combobox.dropdownOpened && !found.isBusy && found.options.length === 0 ? w.noResults : ''}
        </span>
      </Combobox>
    </InputTheme>
  );
}
