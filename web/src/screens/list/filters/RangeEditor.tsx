import { IS_EMPTY, IS_NOT_EMPTY, readRange, writeRange } from '@move/contract/kit/filters/ranges.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { isDay } from '../../../ui/inputs/dates/typed-dates.ts';
import { formatMoney, parseInteger, parseMoney } from '../../../ui/inputs/text/numbers.ts';
import { TextControl } from '../../../ui/inputs/text/TextControl.tsx';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { screenMessages } from '../../screen.messages.ts';
import { filterMessages } from './filter.messages.ts';
import type { RangeKind } from './filters.tsx';

type RangeEditorProps = {
  label: string;
  of: RangeKind;
  canBeEmpty?: boolean | undefined;
  value: string | undefined;
  onChoose: (value: string) => void;
};

type What = 'between' | typeof IS_EMPTY | typeof IS_NOT_EMPTY;

/** Asks for a range with one or both ends; where a column may be empty, also for rows with or without a value. */
export function RangeEditor({ label, of, canBeEmpty = false, value = '', onChoose }: RangeEditorProps) {
  const { filter: words } = useMessages(screenMessages);
  const t = useMessages(filterMessages);
  const ends = useEnds(of, value);
  const form = useRef<HTMLFormElement>(null);
  const [what, setWhat] = useState<What>(value === IS_EMPTY || value === IS_NOT_EMPTY ? value : 'between');
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const isReady = what !== 'between' || ends.range !== null;
  const days = of === 'days';
  return (
    <form
      ref={form}
      aria-label={label}
      style={{ display: 'grid', gap: 8, padding: 6 }}
      onSubmit={(event) => {
        event.preventDefault();
        if (what !== 'between') onChoose(what);
        else if (ends.range !== null) onChoose(ends.range);
      }}
    >
      {canBeEmpty && (
        <SegmentedChoice
          label={label}
          value={what}
          segments={[
            { value: 'between', label: t.between },
            { value: IS_EMPTY, label: words.isEmpty },
            { value: IS_NOT_EMPTY, label: words.isNotEmpty },
          ]}
          onChange={(chosen) => setWhat(chosen)}
        />
      )}
      {what === 'between' && (
        <>
          <RangeEnd of={of} label={days ? t.firstDay : t.least} text={ends.from} onChange={ends.setFrom} />
          <RangeEnd
            of={of}
            label={days ? t.lastDay : t.most}
            text={ends.until}
            onChange={ends.setUntil}
            error={ends.isBackwards ? (days ? t.backwards : t.isLess) : undefined}
          />
        </>
      )}
      <Button type="submit" size="xs" aria-disabled={!isReady}>
        {t.apply}
      </Button>
    </form>
  );
}

type RangeEndProps = {
  of: RangeKind;
  label: string;
  text: string;
  onChange: (text: string) => void;
  error?: string | undefined;
};

function RangeEnd({ of, label, text, onChange, error }: RangeEndProps) {
  if (of === 'days')
    return <DateInput label={label} value={text || null} error={error} onChange={(day) => onChange(day ?? '')} />;
  return (
    <TextControl
      label={label}
      inputMode={of === 'money' ? 'decimal' : 'numeric'}
      leftSection={of === 'money' ? '€' : undefined}
      value={text}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Both ends as typed, and the range that they make; null while they make none. */
function useEnds(of: RangeKind, value: string) {
  const locale = useLocale();
  const typed = (stored: string) => (of === 'money' && stored !== '' ? formatMoney(Number(stored), locale) : stored);
  const before = readRange(value === IS_EMPTY || value === IS_NOT_EMPTY ? '' : value);
  const [from, setFrom] = useState(() => typed(before.from));
  const [until, setUntil] = useState(() => typed(before.until));
  const ends = [from, until].map((text) => storedEnd(of, text));
  const [first = null, last = null] = ends;
  const isBackwards = isBefore(of, last, first);
  const isRange = first !== null && last !== null && first + last !== '' && !isBackwards;
  return {
    from,
    until,
    setFrom,
    setUntil,
    isBackwards,
    range: isRange ? writeRange({ from: first, until: last }) : null,
  };
}

const isBefore = (of: RangeKind, one: string | null, other: string | null): boolean =>
  Boolean(one) && Boolean(other) && (of === 'days' ? String(one) < String(other) : Number(one) < Number(other));

/** An end as in the URL: empty when it is open, null when it can't be parsed. */
function storedEnd(of: RangeKind, text: string): string | null {
  if (of === 'days') return text === '' || isDay(text) ? text : null;
  const read = of === 'money' ? parseMoney(text) : parseInteger(text);
  if (read === null) return '';
  return Number.isNaN(read) || read < 0 ? null : String(read);
}
