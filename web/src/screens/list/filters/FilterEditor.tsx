import { NO_VALUE, readChosen, writeChosen } from '@move/contract/kit/filters/chosen.ts';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useQueriesData } from '../../../platform/api/reads.ts';
import { useDebounced } from '../../../platform/debounced.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { TextControl } from '../../../ui/inputs/text/TextControl.tsx';
import { isDay } from '../../../ui/inputs/dates/typed-dates.ts';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { focusFirstEntry, Menu } from '../../../ui/overlays/menus/Menu.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { screenMessages } from '../../screen.messages.ts';
import { filterMessages } from './filter.messages.ts';
import { RangeEditor } from './RangeEditor.tsx';
import type { FilterOption, RecordFilter, ShownFilter } from './filters.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as choiceStyles from '../../../ui/inputs/choices.module.css';
import * as overlayStyles from '../../../ui/overlays/overlays.module.css';

const SEARCH_FROM = 8;
const OPTIONS_STALE_MS = 60_000;

type EditorProps = {
  filter: ShownFilter;
  onChoose: (value: string) => void;
  /** The current value. */
  value?: string | undefined;
};

/** Asks for the value of one filter: an option, with search in a long list, several options, a record by its name, a day or a range. */
export function FilterEditor({ filter, onChoose, value }: EditorProps) {
  const words = useMessages(screenMessages);
  if (filter.kind === 'date') return <DateValue label={filter.label} onChoose={onChoose} />;
  if (filter.kind === 'record') return <RecordValue label={filter.label} search={filter.search} onChoose={onChoose} />;
  if (filter.kind === 'period') return <RangeEditor {...{ value, onChoose }} label={filter.label} of="days" />;
  if (filter.kind === 'range') {
    const { label, of, canBeEmpty } = filter;
    return <RangeEditor {...{ value, onChoose, label, of, canBeEmpty }} />;
  }
  if (filter.kind === 'choices' || filter.kind === 'several') {
    const { options } = filter;
    return options === undefined ? (
      <p className={`${look.small} ${look.muted} ${look.inset}`}>…</p>
    ) : (
      <ChoicesValue {...{ filter, onChoose, value, options }} />
    );
  }
  const yesNo: FilterOption[] = [
    { value: '1', label: words.yes },
    { value: '0', label: words.no },
  ];
  const options = filter.kind === 'yes-no' ? yesNo : filter.options;
  return <OptionValue label={filter.label} options={options} onChoose={onChoose} />;
}

type OptionValueProps = {
  label: string;
  options: readonly FilterOption[] | undefined;
  onChoose: (value: string) => void;
};

function OptionValue({ label, options, onChoose }: OptionValueProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  return (
    <OptionMenu
      {...{ label, typed, onChoose }}
      options={options?.filter((option) => option.label.toLowerCase().includes(wanted))}
      onType={(options ?? []).length >= SEARCH_FROM ? setTyped : null}
    />
  );
}

type RecordValueProps = Pick<RecordFilter, 'search'> & Pick<OptionValueProps, 'label' | 'onChoose'>;

/** The server's options for what was typed; the former ones stay until the next are loaded. */
function RecordValue({ label, search, onChoose }: RecordValueProps) {
  const [typed, setTyped] = useState('');
  const { input } = useDebounced(typed.trim(), true);
  const [answer] = useQueriesData([{ query: search(input), isEnabled: true }], OPTIONS_STALE_MS);
  const [kept, setKept] = useState(answer);
  if (answer !== undefined && answer !== kept) setKept(answer);
  return <OptionMenu {...{ label, typed, onChoose }} options={answer ?? kept} onType={setTyped} />;
}

type OptionMenuProps = OptionValueProps & {
  typed: string;
  /** Called with what is typed; null for a list that is short enough to have no search. */
  onType: ((text: string) => void) | null;
};

function OptionMenu({ label, options, typed, onType, onChoose }: OptionMenuProps) {
  const w = useWords();
  const first = useRef<HTMLDivElement>(null);
  const isThere = options !== undefined;
  useEffect(() => first.current?.querySelector<HTMLElement>('input, button')?.focus(), [isThere]);
  return (
    <div ref={first} aria-busy={!isThere}>
      <p className={`${look.smaller} ${look.muted}`} style={{ padding: '4px 9px' }}>
        {label}
      </p>
      {onType !== null && (
        <TextControl
          aria-label={w.search}
          placeholder={w.search}
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            focusFirstEntry(first.current);
          }}
        />
      )}
      <Menu className={overlayStyles.menu} label={label} maxHeight={280} isBelowInput>
        {(options ?? []).map((option) => (
          <button key={option.value} type="button" role="menuitem" tabIndex={-1} onClick={() => onChoose(option.value)}>
            {option.label}
          </button>
        ))}
      </Menu>
      {options?.length === 0 && <p className={`${look.small} ${look.muted} ${look.inset}`}>{w.noResults}</p>}
    </div>
  );
}

/** Several values of a list, applied at once. */
function ChoicesValue({ filter, options, onChoose, value = '' }: EditorProps & { options: readonly FilterOption[] }) {
  const words = useMessages(screenMessages);
  const t = useMessages(filterMessages);
  const w = useWords();
  const form = useRef<HTMLFormElement>(null);
  const isSeveral = filter.kind === 'several';
  const [before] = useState(() => readChosen(value));
  const [isNot, setNot] = useState(before.isNot);
  const [chosen, setChosen] = useState<readonly string[]>(before.values);
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const none: FilterOption = { value: NO_VALUE, label: words.filter.none };
  const all = isSeveral && filter.canBeEmpty ? [...options, none] : options;
  const shown = all.filter(({ label }) => label.toLowerCase().includes(wanted));
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const toggle = (values: readonly string[]) => {
    const others = chosen.filter((value) => !values.includes(value));
    setChosen(values.every((value) => chosen.includes(value)) ? others : [...others, ...values]);
  };
  return (
    <form
      ref={form}
      style={{ display: 'grid', gap: 8, padding: 6 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) onChoose(writeChosen({ isNot, values: chosen }));
      }}
    >
      {isSeveral && (
        <SegmentedChoice
          label={filter.label}
          value={isNot ? 'not' : 'is'}
          segments={[
            { value: 'is', label: t.isAny },
            { value: 'not', label: t.isNone },
          ]}
          onChange={(chosenWord) => setNot(chosenWord === 'not')}
        />
      )}
      {options.length >= SEARCH_FROM && (
        <TextControl
          aria-label={w.search}
          placeholder={w.search}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      <fieldset
        style={{ display: 'grid', gap: 7, margin: 0, padding: 0, border: 0, maxHeight: 280, overflowY: 'auto' }}
      >
        <legend className={`${look.smaller} ${look.muted}`} style={{ padding: '0 0 6px' }}>
          {filter.label}
        </legend>
        {[...Map.groupBy(shown, ({ group }) => group)].map(([group, members]) => (
          <Fragment key={group ?? ''}>
            {group !== undefined && (
              <Tick label={group} values={members.map(({ value }) => value)} {...{ chosen, toggle }} />
            )}
            {members.map(({ value, label }) => (
              <Tick
                key={value}
                label={label}
                values={[value]}
                isIndented={group !== undefined}
                {...{ chosen, toggle }}
              />
            ))}
          </Fragment>
        ))}
      </fieldset>
      <Button type="submit" size="xs" aria-disabled={chosen.length === 0}>
        {t.apply}
      </Button>
    </form>
  );
}

type TickProps = {
  label: string;
  values: readonly string[];
  chosen: readonly string[];
  toggle: (values: readonly string[]) => void;
  isIndented?: boolean;
};

/** A checkbox for an option, or for a group of them. */
function Tick({ label, values, chosen, toggle, isIndented = false }: TickProps) {
  const count = values.filter((value) => chosen.includes(value)).length;
  return (
    <label className={look.row} style={isIndented ? { paddingLeft: 24 } : undefined}>
      <input
        ref={(input) => {
          if (input !== null) input.indeterminate = count > 0 && count < values.length;
        }}
        type="checkbox"
        className={choiceStyles.check}
        checked={count === values.length}
        onChange={() => toggle(values)}
      />
      {label}
    </label>
  );
}

function DateValue({ label, onChoose }: { label: string; onChoose: (value: string) => void }) {
  const t = useMessages(filterMessages);
  const form = useRef<HTMLFormElement>(null);
  const [value, setValue] = useState<string | null>(null);
  const isDate = value !== null && isDay(value);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      style={{ display: 'grid', gap: 8, padding: 6 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (isDate) onChoose(value);
      }}
    >
      <DateInput label={label} value={value} onChange={setValue} />
      <Button type="submit" size="xs">
        {t.apply}
      </Button>
    </form>
  );
}
