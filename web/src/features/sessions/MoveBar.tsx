import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useWords } from '../../ui/Words.tsx';
import { calendarMessages } from './calendar.messages.ts';
import type { CalendarRow } from './calendar-row.ts';
import { useConflictTexts } from './use-conflict-texts.ts';
import type { EventMove } from './use-event-move.ts';
import { useSpanTimes } from './use-span-times.ts';

type MoveBarProps = {
  /** The session as it would be. */
  row: CalendarRow;
  move: EventMove;
  /** The view has hours, so that its length can change. */
  hasHours: boolean;
};

/** Where a session is being moved to, said as it moves, and what it would be in the way of there. */
export function MoveBar({ row, move, hasHours }: MoveBarProps) {
  const t = useMessages(calendarMessages).moving;
  const w = useWords();
  const formats = useFormats();
  const timesOf = useSpanTimes();
  const conflicts = useConflictTexts()(row);
  const isByKeys = move.draft?.by === 'keys';
  return (
    <section className="movebar" aria-label={t.title(row.activity.name)}>
      <div className="grow" role="status">
        <b>{row.activity.name}</b>: {formats.date(row.start_date)}, <span className="num">{timesOf(row)}</span>
        {conflicts.map((text) => (
          <p key={text} className="cardnote">
            <IconAlertTriangle size={15} stroke={1.75} aria-hidden />
            {text}
          </p>
        ))}
        {isByKeys && <p className="soft s13">{hasHours ? t.keys : t.keysOfDays}</p>}
      </div>
      {isByKeys && (
        <>
          <Button variant="default" onClick={move.cancel}>
            {w.cancel}
          </Button>
          <Button onClick={move.keep}>{t.keep}</Button>
        </>
      )}
    </section>
  );
}
