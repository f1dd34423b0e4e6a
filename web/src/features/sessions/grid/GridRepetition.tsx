import { weekdayOf } from '@move/domain/kit/dates/dates.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { GRID_ROWS_MAX } from '@move/domain/sessions/planning-limits.ts';
import { occurrenceDates, type Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import { repetitionViolations } from '@move/domain/sessions/repetition/repetition-rules.ts';
import { useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { notify } from '../../../platform/notify.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { RepetitionInput } from '../series/RepetitionInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { type GridRow, type GridRows, isBlank } from './table/grid-rows.ts';
import { useWords } from '../../../ui/Words.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { type GridLookups, writeDay } from './cells/grid-cells.ts';
import { sessionGridMessages } from './session-grid.messages.ts';
import type { SessionGridState } from './use-session-grid.ts';

type GridRepetitionProps = { state: SessionGridState; lookups: GridLookups; onClose: () => void };

/** Repeats the last valid row on later days, as new rows. */
export function GridRepetition({ state, lookups, onClose }: GridRepetitionProps) {
  const messages = useMessages(sessionGridMessages);
  const t = messages.repeat;
  const w = useWords();
  const formats = useFormats();
  const start = state.last?.session?.start_date ?? lookups.today;
  const [rule, setRule] = useState<Repetition>({
    type: 'weeks',
    every: 1,
    days: [weekdayOf(start)],
    until: null,
    count: 10,
    skip: [],
  });
  const violations = repetitionViolations(rule, start);
  const errors = Object.fromEntries(violations.map((fault) => [fault.path[0], translate(lookups.locale, fault)]));
  const dates = violations.length === 0 ? occurrenceDates(start, rule).dates.map(({ date }) => date) : [];
  const later = dates.filter((date) => date !== start);
  const newDates = later.slice(0, GRID_ROWS_MAX - state.filled);
  const lost = later.length - newDates.length;
  const add = () => {
    const pattern = state.last?.row;
    if (pattern) state.grid.change((rows) => withRepeatedRows(rows, pattern, { dates: newDates, lookups }));
    if (lost > 0) notify.info(messages.tooMany(lost, GRID_ROWS_MAX));
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={t.title}
      subtitle={t.text(formats.date(start))}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button disabled={newDates.length === 0} onClick={add}>
            {t.confirm(newDates.length)}
          </Button>
        </>
      }
    >
      <RepetitionInput label={t.label} value={rule} errors={errors} onChange={setRule} startDate={start} />
      <div role="status">
        {lost > 0 && newDates.length === 0 && <Banner tone="warning">{messages.tooMany(lost, GRID_ROWS_MAX)}</Banner>}
      </div>
    </Dialog>
  );
}

/** Adds a row for each day below the last filled row, with the values of the pattern. Blank rows are replaced. */
function withRepeatedRows(
  rows: GridRows,
  pattern: GridRow,
  { dates, lookups }: { dates: readonly string[]; lookups: GridLookups },
) {
  const last = rows.findLastIndex((row) => !isBlank(row));
  const kept = rows.slice(0, last + 1);
  const first = Math.max(0, ...rows.map(({ key }) => key)) + 1;
  const added = dates.map((date, index) => ({
    key: first + index,
    cells: [writeDay(date, lookups.locale), ...pattern.cells.slice(1)],
  }));
  return [...kept, ...added, ...rows.slice(last + 1 + dates.length)].slice(0, GRID_ROWS_MAX);
}
