import type { CSSProperties } from 'react';
import type { CalendarRow } from '../calendar-row.ts';

/** The tones of statuses (warning, success, danger) are not used, because a location is no status. */
const TONES = ['brand', 'accent', 'info'] as const;
/** The styles of the line along an event. Marks differ by style too, for users who can't see colours. */
const LINE_STYLES = ['solid', 'dashed', 'dotted'] as const;

export type EventMark = { tone: (typeof TONES)[number]; lineStyle: (typeof LINE_STYLES)[number] };

const PLAIN: EventMark = { tone: 'brand', lineStyle: 'solid' };

/** What the colours of a calendar can stand for; the user chooses. */
export const MARKED_BY = ['location', 'trainer', 'activity'] as const;
export type MarkedBy = (typeof MARKED_BY)[number];

export type Marked = { id: number; name: string; mark: EventMark };

export type MarkOf = (row: CalendarRow) => EventMark;

type Seen = Pick<CalendarRow, 'location' | 'trainers' | 'activity'>;

/** A session with several trainers has the mark of the first. */
const keyOf: Record<MarkedBy, (row: Seen) => { id: number; name: string } | null> = {
  location: ({ location }) => location,
  trainer: ({ trainers = [] }) => trainers[0] ?? null,
  activity: ({ activity }) => activity,
};

export type Named = { readonly id: number; readonly name: string };

/**
 * The locations, trainers or activities in a calendar with their marks. The busiest comes first and has the colour of the brand. With `all`
 * (the items without filters) they are in order of id instead, so that marks don't change with a filter. When there are more than nine, all
 * have the same mark.
 */
export function marksOf(rows: readonly Seen[], by: MarkedBy, all?: readonly Named[]): Marked[] {
  const counts = new Map<number, { name: string; count: number }>();
  for (const row of rows) {
    const key = keyOf[by](row);
    if (key !== null) counts.set(key.id, { name: key.name, count: (counts.get(key.id)?.count ?? 0) + 1 });
  }
  if (all !== undefined) {
    const known = all.toSorted((a, b) => a.id - b.id);
    const marked = known.map(({ id, name }, index) => ({ id, name, mark: markAt(index, known.length) }));
    return marked.filter(({ id }) => counts.has(id));
  }
  const keys = [...counts].sort(([a, one], [b, other]) => other.count - one.count || a - b);
  return keys.map(([id, { name }], index) => ({ id, name, mark: markAt(index, keys.length) }));
}

export function markFinder(marked: readonly Marked[], by: MarkedBy): MarkOf {
  const byId = new Map(marked.map(({ id, mark }) => [id, mark]));
  return (row) => byId.get(keyOf[by](row)?.id ?? 0) ?? PLAIN;
}

function markAt(index: number, count: number): EventMark {
  if (count > TONES.length * LINE_STYLES.length) return PLAIN;
  const tone = TONES[index % TONES.length] ?? PLAIN.tone;
  // shifts by one after each round of colours, so that each combination of colour and style is used once
  const lineStyle = LINE_STYLES[(index + Math.floor(index / TONES.length)) % LINE_STYLES.length] ?? PLAIN.lineStyle;
  return { tone, lineStyle };
}

/** The colours of an event's line, tint and border. */
export function markColours({ tone }: EventMark): CSSProperties {
  const part = tone === 'brand' ? { stripe: 'edge', line: 'tint-line' } : { stripe: 'dot', line: 'dot' };
  return {
    '--c': `var(--mv-${tone}-${part.stripe})`,
    '--c-t': `var(--mv-${tone}-tint)`,
    '--c-l': `var(--mv-${tone}-${part.line})`,
  };
}
