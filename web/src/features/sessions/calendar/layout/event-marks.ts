import type { CSSProperties } from 'react';
import type { CalendarRow } from '../calendar-row.ts';

/** Status tones (warning, success, danger) are not among them: a place is no status (look, sections 1 and 11). */
const TONES = ['brand', 'accent', 'info'] as const;
/** With more to tell apart than colours, the lane itself differs: who sees no colours sees that. */
const LANES = ['solid', 'dashed', 'dotted'] as const;

export type EventMark = { tone: (typeof TONES)[number]; lane: (typeof LANES)[number] };

const PLAIN: EventMark = { tone: 'brand', lane: 'solid' };

/** What the colours of a calendar tell apart. */
export const MARKED_BY = ['location', 'trainer', 'activity'] as const;
export type MarkedBy = (typeof MARKED_BY)[number];

export type Marked = { id: number; name: string; mark: EventMark };

export type MarkOf = (row: CalendarRow) => EventMark;

type Seen = Pick<CalendarRow, 'location' | 'trainers' | 'activity'>;

/** Of several trainers the first one. */
const keyOf: Record<MarkedBy, (row: Seen) => { id: number; name: string } | null> = {
  location: ({ location }) => location,
  trainer: ({ trainers = [] }) => trainers[0] ?? null,
  activity: ({ activity }) => activity,
};

/**
 * The places, trainers or activities in a calendar with their marks, the busiest first: it is the calendar itself and has the
 * brand's tint, the others stand out from it. More of them than marks would tell nothing: all look the same.
 */
export function marksOf(rows: readonly Seen[], by: MarkedBy): Marked[] {
  const counts = new Map<number, { name: string; count: number }>();
  for (const row of rows) {
    const key = keyOf[by](row);
    if (key !== null) counts.set(key.id, { name: key.name, count: (counts.get(key.id)?.count ?? 0) + 1 });
  }
  const keys = [...counts].sort(([a, one], [b, other]) => other.count - one.count || a - b);
  return keys.map(([id, { name }], index) => ({ id, name, mark: markAt(index, keys.length) }));
}

export function markFinder(marked: readonly Marked[], by: MarkedBy): MarkOf {
  const byId = new Map(marked.map(({ id, mark }) => [id, mark]));
  return (row) => byId.get(keyOf[by](row)?.id ?? 0) ?? PLAIN;
}

function markAt(index: number, count: number): EventMark {
  if (count > TONES.length * LANES.length) return PLAIN;
  const tone = TONES[index % TONES.length] ?? PLAIN.tone;
  return { tone, lane: LANES[Math.floor(index / TONES.length)] ?? PLAIN.lane };
}

/** Lane, tint and border of an event. */
export function markColours({ tone }: EventMark): CSSProperties {
  const part = tone === 'brand' ? { stripe: 'edge', line: 'tint-line' } : { stripe: 'dot', line: 'dot' };
  return {
    '--c': `var(--mv-${tone}-${part.stripe})`,
    '--c-t': `var(--mv-${tone}-tint)`,
    '--c-l': `var(--mv-${tone}-${part.line})`,
  };
}
