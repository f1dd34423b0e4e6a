import { fold } from '@move/domain/kit/text/fold.ts';
import { useId, useRef, useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import { SearchBox } from '../../../ui/table/SearchBox.tsx';
import { Occupancy } from '../../sessions/public.tsx';
import { bundleMessages } from '../bundles.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as choiceStyles from '../../../ui/inputs/choices.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './SessionsInput.module.css';

export type SessionOption = {
  id: number;
  /** The text of the option, such as “dinsdag 3 november, 19:00 – 20:00 · Sporthal West”. */
  label: string;
  spots: number | null;
  taken: number;
};

type SessionsInputProps = FieldProps<readonly number[] | null | undefined, readonly number[]> & {
  options: readonly SessionOption[];
  /** True when the server has more sessions than `options`; `onSearch` then gets what the user types. */
  hasMore: boolean;
  onSearch: (text: string) => void;
};

/** From this many sessions there is a search. */
const SEARCH_FROM = 8;

const wordsIn = (text: string) => fold(text).split(/\s+/).filter(Boolean);

/** Selects sessions. They are searched by words in their day, time or location. A button selects all matches, Shift-click a range. */
export function SessionsInput({ options, hasMore, onSearch, value, onChange, isFirst, ...field }: SessionsInputProps) {
  const t = useMessages(bundleMessages).choose;
  const id = useId();
  const [search, setSearch] = useState('');
  const latest = useRef<number | null>(null);
  const words = wordsIn(search);
  const shown = options.filter(({ label }) => words.every((word) => fold(label).includes(word)));
  const chosen = new Set(value ?? []);
  const areAllChosen = shown.every((option) => chosen.has(option.id));
  const set = (changed: readonly SessionOption[], isOn: boolean) =>
    onChange(
      options.filter((option) => (changed.includes(option) ? isOn : chosen.has(option.id))).map((option) => option.id),
    );
  const toggle = (index: number, isOn: boolean, isRange: boolean) => {
    const from = isRange && latest.current !== null ? latest.current : index;
    latest.current = index;
    set(shown.slice(Math.min(from, index), Math.max(from, index) + 1), isOn);
  };
  const find = (text: string) => {
    latest.current = null;
    setSearch(text);
    onSearch(text);
  };
  const isSearchable = options.length >= SEARCH_FROM;
  return (
    <FieldGroup {...field}>
      <div className={styles.bar}>
        {isSearchable && (
          <SearchBox label={t.search} value={search} onChange={find} withShortcut={false} isFirst={isFirst} />
        )}
        {shown.length > 0 && (
          <button type="button" className={buttonStyles.linkButton} onClick={() => set(shown, !areAllChosen)}>
            {areAllChosen ? t.chooseNone(shown.length) : t.chooseAll(shown.length)}
          </button>
        )}
        <span className={`${look.muted} ${look.small}`} aria-live="polite">
          {t.chosen(chosen.size)}
        </span>
      </div>
      <ul className={styles.list}>
        {shown.map((option, index) => (
          <li key={option.id}>
            <div className={choiceStyles.choice}>
              <input
                id={`${id}-${option.id}`}
                type="checkbox"
                className={choiceStyles.check}
                checked={chosen.has(option.id)}
                {...(isFirst && !isSearchable && index === 0 && { 'data-autofocus': true })}
                onChange={(event) =>
                  toggle(index, event.currentTarget.checked, (event.nativeEvent as MouseEvent).shiftKey)
                }
              />
              <label htmlFor={`${id}-${option.id}`}>{option.label}</label>
            </div>
            <Occupancy row={option} />
          </li>
        ))}
        {shown.length === 0 && <li className={look.muted}>{t.nothing}</li>}
      </ul>
      {hasMore && words.length === 0 && <p className={`${look.muted} ${look.small}`}>{t.more(options.length)}</p>}
    </FieldGroup>
  );
}
