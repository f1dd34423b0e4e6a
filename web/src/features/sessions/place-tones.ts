import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import type { CSSProperties } from 'react';

/** Status tones (warning, success, danger) are not among them: a place is no status (look, sections 1 and 11). */
const TONES = ['brand', 'accent', 'info'] as const;

export type PlaceTone = (typeof TONES)[number];

export type ToneOf = (row: Pick<SessionRow, 'location'>) => PlaceTone;

export type Place = { id: number; name: string; tone: PlaceTone };

/**
 * The places in a calendar with their colours, the busiest first: it is the calendar itself and has the brand's tint,
 * the second and third stand out from it. More places than colours would tell nothing: all have the brand's.
 */
export function placesOf(rows: readonly Pick<SessionRow, 'location'>[]): Place[] {
  const counts = new Map<number, { name: string; count: number }>();
  for (const { location } of rows) {
    if (location === null) continue;
    counts.set(location.id, { name: location.name, count: (counts.get(location.id)?.count ?? 0) + 1 });
  }
  const places = [...counts].sort(([a, one], [b, other]) => other.count - one.count || a - b);
  const isTold = places.length <= TONES.length;
  return places.map(([id, { name }], index) => ({ id, name, tone: (isTold ? TONES[index] : undefined) ?? 'brand' }));
}

/** Stripe, tint and border of an event. */
export function toneColours(tone: PlaceTone): CSSProperties {
  const part = tone === 'brand' ? { stripe: 'edge', line: 'tint-line' } : { stripe: 'dot', line: 'dot' };
  return {
    '--c': `var(--mv-${tone}-${part.stripe})`,
    '--c-t': `var(--mv-${tone}-tint)`,
    '--c-l': `var(--mv-${tone}-${part.line})`,
  };
}
