import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CONFLICTS_MAX,
  type Conflict,
  conflictsBySession,
  conflictsWith,
  firstOverlaps,
  type Occupied,
  type Span,
} from './conflicts.ts';

const at = (id: number, from: string, until: string, more: Partial<Occupied> = {}): Occupied => ({
  id,
  starts_at: `2026-11-24T${from}:00Z`,
  ends_at: `2026-11-24T${until}:00Z`,
  location_id: null,
  trainer_ids: [],
  ...more,
});
const pairs = (sessions: readonly Occupied[]) =>
  [...conflictsBySession(sessions)]
    .map(([id, conflicts]) => [id, conflicts.map((conflict) => conflict.session_id)] as const)
    .toSorted(([a], [b]) => a - b);

test('the same location at overlapping times is a conflict of both', () => {
  const sessions = [at(1, '18:00', '19:00', { location_id: 7 }), at(2, '18:30', '20:00', { location_id: 7 })];
  expect(conflictsBySession(sessions).get(1)).toEqual([{ session_id: 2, is_same_location: true, trainer_ids: [] }]);
  expect(conflictsBySession(sessions).get(2)).toEqual([{ session_id: 1, is_same_location: true, trainer_ids: [] }]);
});

test('a session that starts when another ends is no conflict', () => {
  expect(pairs([at(1, '18:00', '19:00', { location_id: 7 }), at(2, '19:00', '20:00', { location_id: 7 })])).toEqual([]);
});

test('the same instant written with milliseconds still conflicts', () => {
  const amsterdam = { ...at(1, '18:00', '19:00', { location_id: 7 }), starts_at: '2026-11-24T18:00:00.000Z' };
  expect(pairs([amsterdam, at(2, '18:00', '18:15', { location_id: 7 })])).toEqual([
    [1, [2]],
    [2, [1]],
  ]);
});

test('sessions without a location don’t conflict', () => {
  expect(pairs([at(1, '18:00', '19:00'), at(2, '18:00', '19:00')])).toEqual([]);
});

test('the same trainer at overlapping times is a conflict', () => {
  const sessions = [
    at(1, '18:00', '19:00', { location_id: 7, trainer_ids: [3, 4] }),
    at(2, '18:00', '19:00', { location_id: 8, trainer_ids: [4, 5] }),
    at(3, '18:00', '19:00', { location_id: 9, trainer_ids: [6] }),
  ];
  expect(conflictsBySession(sessions).get(1)).toEqual([{ session_id: 2, is_same_location: false, trainer_ids: [4] }]);
  expect(conflictsBySession(sessions).has(3)).toBe(false);
});

test('a long session conflicts with each session within it', () => {
  const sessions = [
    at(1, '08:00', '20:00', { location_id: 7 }),
    at(2, '09:00', '10:00', { location_id: 7 }),
    at(3, '11:00', '12:00', { location_id: 7 }),
  ];
  expect(pairs(sessions)).toEqual([
    [1, [2, 3]],
    [2, [1]],
    [3, [1]],
  ]);
});

test('of many conflicts at a new time the earliest are reported, in whatever order the sessions are given', () => {
  const sessions = Array.from({ length: 8 }, (_, index) => at(index + 1, `1${index}:00`, '19:00', { location_id: 7 }));
  const found = conflictsWith(at(9, '08:00', '20:00', { location_id: 7 }), sessions.toReversed());
  expect(found.map((conflict) => conflict.session_id)).toEqual([1, 2, 3, 4, 5]);
});

test('only a few conflicts of a busy hall are reported', () => {
  const sessions = Array.from({ length: 40 }, (_, index) => at(index + 1, '18:00', '19:00', { location_id: 7 }));
  expect(conflictsBySession(sessions).get(1)).toHaveLength(CONFLICTS_MAX);
});

test('at its new time a moved session conflicts with others, never with itself', () => {
  const sessions = [at(1, '18:00', '19:00', { location_id: 7 }), at(2, '20:00', '21:00', { location_id: 7 })];
  const moved = at(1, '20:30', '21:30', { location_id: 7 });
  expect(conflictsWith(moved, sessions)).toEqual([{ session_id: 2, is_same_location: true, trainer_ids: [] }]);
  expect(conflictsWith(at(1, '18:15', '19:15', { location_id: 7 }), sessions)).toEqual([]);
});

const minute = (value: number) => new Date(Date.UTC(2026, 10, 24) + value * 60_000).toISOString();
const anySession = fc.record({
  from: fc.integer({ min: 0, max: 240 }),
  length: fc.integer({ min: 1, max: 120 }),
  location_id: fc.option(fc.integer({ min: 1, max: 3 })),
  trainer_ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
});

test('each overlapping pair is reported, the same from both sides', () => {
  fc.assert(
    fc.property(fc.array(anySession, { maxLength: 6 }), (drawn) => {
      const sessions = drawn.map(({ from, length, ...rest }, index): Occupied => {
        return { id: index + 1, starts_at: minute(from), ends_at: minute(from + length), ...rest };
      });
      const found = conflictsBySession(sessions);
      for (const own of sessions) {
        const met = sessions.filter(
          (other) =>
            other.id !== own.id &&
            other.starts_at < own.ends_at &&
            other.ends_at > own.starts_at &&
            ((own.location_id !== null && own.location_id === other.location_id) ||
              own.trainer_ids.some((id) => other.trainer_ids.includes(id))),
        );
        const ids = (found.get(own.id) ?? []).map((conflict) => conflict.session_id);
        expect(new Set(ids)).toEqual(new Set(met.map(({ id }) => id)));
        expect(ids).toHaveLength(met.length);
        expect(new Set(conflictsWith(own, sessions).map((conflict) => conflict.session_id))).toEqual(new Set(ids));
      }
    }),
  );
});

/** The conflicts by definition: the first few pairs, in order of start, that overlap in time and share a location or trainer. */
function byDefinition(sessions: readonly Occupied[]): Map<number, Conflict[]> {
  const ordered = sessions.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id - b.id);
  const found = new Map<number, Conflict[]>();
  for (const [index, own] of ordered.entries()) {
    const conflicts = ordered.flatMap((other, place): Conflict[] => {
      const [first, second] = place < index ? [other, own] : [own, other];
      const is_same_location = own.location_id !== null && own.location_id === other.location_id;
      const trainer_ids = own.trainer_ids.filter((id) => other.trainer_ids.includes(id));
      const overlaps = place !== index && Date.parse(first.ends_at) > Date.parse(second.starts_at);
      return overlaps && (is_same_location || trainer_ids.length > 0)
        ? [{ session_id: other.id, is_same_location, trainer_ids }]
        : [];
    });
    if (conflicts.length > 0) found.set(own.id, conflicts.slice(0, CONFLICTS_MAX));
  }
  return found;
}

test('the conflicts equal those of comparing every pair, also in a full hall', () => {
  fc.assert(
    fc.property(fc.array(anySession, { maxLength: 40 }), (drawn) => {
      const sessions = drawn.map(({ from, length, ...rest }, index): Occupied => {
        return { id: (index * 7) % 41, starts_at: minute(from), ends_at: minute(from + length), ...rest };
      });
      expect(conflictsBySession(sessions)).toEqual(byDefinition(sessions));
    }),
    { numRuns: 500 },
  );
});

/** Counts how often the times of these spans are read to find the first overlaps. */
function readsOf(spans: readonly Span[]): number {
  let reads = 0;
  const watched = spans.map(({ from, until }) => ({
    get from() {
      reads += 1;
      return from;
    },
    get until() {
      reads += 1;
      return until;
    },
  }));
  firstOverlaps(watched, CONFLICTS_MAX);
  return reads;
}

test.each([
  ['all at once', (index: number) => ({ from: 0, until: 1_000_000 + index })],
  ['each a week long, one starts every minute', (index: number) => ({ from: index, until: index + 10_080 })],
  ['no two at the same time', (index: number) => ({ from: index * 10, until: index * 10 + 5 })],
  [
    'a few long ones, and short ones at the same time',
    (index: number) => ({ from: index, until: index % 100 ? index + 1 : 1e9 }),
  ],
  ['short ones after a few long ones', (index: number) => ({ from: index, until: index < 4 ? 1e9 : index + 2 })],
])('the work grows with the sessions, not with their pairs: %s', (_, spanOf) => {
  for (const count of [500, 5_000, 50_000]) {
    const reads = readsOf(Array.from({ length: count }, (__, index) => spanOf(index)));
    expect(reads / count).toBeLessThan(16);
  }
});

test('5,000 sessions at one location are read a few times each', () => {
  let reads = 0;
  const sessions = Array.from(
    { length: 5_000 },
    (_, index): Occupied => ({
      ...at(index + 1, '18:00', '19:00'),
      get location_id() {
        reads += 1;
        return 7;
      },
    }),
  );
  expect(conflictsBySession(sessions).size).toBe(5_000);
  expect(reads / sessions.length).toBeLessThan(30);
});
