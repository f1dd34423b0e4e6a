import { weekdayOf } from '@move/domain/kit/dates/dates.ts';
import { GRID_ROWS_MAX } from '@move/domain/sessions/planning-limits.ts';
import { occurrenceDates, type Repetition } from '@move/domain/sessions/repetition/recurrence.ts';
import { repetitionViolations } from '@move/domain/sessions/repetition/repetition-rules.ts';
import { useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { RepetitionInput } from '../series/RepetitionInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { type GridRow, type GridRows, isBlank } from './table/grid-rows.ts';
import { useWords } from '../../../ui/Words.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { type GridLookups, writeDay } from './cells/grid-cells.ts';
import { sessionGridMessages } from './session-grid.messages.ts';
import type { SessionGridState } from './use-session-grid.ts';

type GridRepetitionProps = { state: SessionGridState; lookups: GridLookups; onClose: () => void };

/** Repeats the last filled row: the later days of the repetition are added as rows. */
export function GridRepetition({ state, lookups, onClose }: GridRepetitionProps) {
  const t = useMessages(sessionGridMessages).repeat;
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
  const isRight = repetitionViolations(rule, start).length === 0;
  const dates = isRight ? occurrenceDates(start, rule).dates.map(({ date }) => date) : [];
  const room = GRID_ROWS_MAX - state.filled;
  const days = dates.filter((date) => date !== start).slice(0, room);
  const add = () => {
    const pattern = state.last?.row;
    if (pattern) state.grid.change((rows) => withDays(rows, pattern, { days, lookups }));
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
          <Button disabled={days.length === 0} onClick={add}>
            {t.confirm(days.length)}
          </Button>
        </>
      }
    >
      <RepetitionInput label={t.label} value={rule} onChange={setRule} startDate={start} />
    </Dialog>
  );
}

/** Adds a row for each day below the last filled row, with the values of the pattern. Blank rows are replaced. */
function withDays(
  rows: GridRows,
  pattern: GridRow,
  { days, lookups }: { days: readonly string[]; lookups: GridLookups },
) {
  const last = rows.findLastIndex((row) => !isBlank(row));
  const kept = rows.slice(0, last + 1);
  const first = Math.max(0, ...rows.map(({ key }) => key)) + 1;
  const made = days.map((date, index) => ({
    key: first + index,
    cells: [writeDay(date, lookups.locale), ...pattern.cells.slice(1)],
  }));
  return [...kept, ...made, ...rows.slice(last + 1 + days.length)].slice(0, GRID_ROWS_MAX);
}
