import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { sessionPath, useOccupancyText } from './session-columns.tsx';
import { sessionMessages } from './sessions.messages.ts';

const TONES = ['brand', 'accent', 'info', 'success', 'warning'] as const;

type SessionEventProps = {
  row: SessionRow;
  style?: CSSProperties;
  /** In a month there is one line for it. */
  isLine?: boolean;
  isPlatform: boolean;
  onPointerDown?: ((event: PointerEvent) => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
};

/** The stripe tells places apart; what it says stands in words too. */
function colours(row: SessionRow): CSSProperties {
  const tone = TONES[(row.location?.id ?? 0) % TONES.length] ?? 'brand';
  if (tone === 'brand')
    return {
      '--c': 'var(--mv-brand-edge)',
      '--c-t': 'var(--mv-brand-tint)',
      '--c-l': 'var(--mv-brand-line)',
    } as CSSProperties;
  return {
    '--c': `var(--mv-${tone}-dot)`,
    '--c-t': `var(--mv-${tone}-tint)`,
    '--c-l': `var(--mv-${tone}-dot)`,
  } as CSSProperties;
}

/** One session in the calendar: time, name and how full; a link to its page. */
export function SessionEvent({ row, style, isLine = false, isPlatform, ...handlers }: SessionEventProps) {
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
      className={`ev${isDone ? ' past' : ''}${isLine ? ' line' : ''}`}
      href={sessionPath(row)}
      data-status={row.status}
      title={full.join(', ')}
      draggable={false}
      style={{ ...colours(row), ...style }}
      {...handlers}
    >
      <b>{row.start_time}</b>
      <span className="evname">{row.activity.name}</span>
      <span className="evocc num">{occupancy}</span>
      <span className="vh">{full.join(', ')}</span>
    </Anchor>
  );
}
