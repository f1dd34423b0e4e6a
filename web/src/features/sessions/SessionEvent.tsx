import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { type PlaceTone, toneColours } from './place-tones.ts';
import { sessionPath, useOccupancyText } from './session-columns.tsx';
import { sessionMessages } from './sessions.messages.ts';

/** Heights from which an event has room for a second and a third line. */
const TWO_LINES = 42;
const THREE_LINES = 60;

type SessionEventProps = {
  row: SessionRow;
  /** Tells places apart; what it says stands in words too. */
  tone: PlaceTone;
  /** In pixels, where its length counts. */
  height?: number;
  style?: CSSProperties;
  /** In a month there is one line for it. */
  isLine?: boolean;
  isPlatform: boolean;
  onPointerDown?: ((event: PointerEvent) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
};

function sizeOf(height = Number.POSITIVE_INFINITY): string {
  return height < TWO_LINES ? ' short' : height < THREE_LINES ? ' medium' : '';
}

/** One session in the calendar: time, name and how full; a link to its page. */
export function SessionEvent({ row, tone, height, style, isLine = false, isPlatform, ...handlers }: SessionEventProps) {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const occupancy = useOccupancyText()(row);
  const full = [
    formats.date(row.start_date),
    formats.timeRange(row.start_time, row.end_time),
    row.activity.name,
    isPlatform ? row.organization.name : null,
    row.location?.name,
    row.spots === null ? t.people(row.taken) : occupancy,
  ].filter((part) => typeof part === 'string');
  const isDone = row.status === 'past' || row.status === 'canceled';
  return (
    <Anchor
      className={`ev${isDone ? ' past' : ''}${isLine ? ' line' : ''}${sizeOf(height)}`}
      href={sessionPath(row)}
      data-status={row.status}
      title={full.join(', ')}
      draggable={false}
      style={{ ...toneColours(tone), height, ...style }}
      {...handlers}
    >
      <b>{row.start_time}</b>
      <span className="evname">{row.activity.name}</span>
      <span className="evocc num">{occupancy}</span>
      <span className="vh">{full.join(', ')}</span>
    </Anchor>
  );
}
