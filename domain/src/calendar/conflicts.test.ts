import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONFLICTS_TOLD, conflictsOf, conflictsWith, type Occupied } from './conflicts.ts';

const at = (id: number, from: string, until: string, more: Partial<Occupied> = {}): Occupied => ({
  id,
  starts_at: `2026-11-24T${from}:00Z`,
  ends_at: `2026-11-24T${until}:00Z`,
  location_id: null,
  trainer_ids: [],
  ...more,
});
const pairs = (sessions: readonly Occupied[]) =>
  [...conflictsOf(sessions)].map(([id, conflicts]) => [id, conflicts.map((conflict) => conflict.session_id)]);

test('the same location at overlapping times is a conflict of both', () => {
  const sessions = [at(1, '18:00', '19:00', { location_id: 7 }), at(2, '18:30', '20:00', { location_id: 7 })];
  expect(conflictsOf(sessions).get(1)).toEqual([{ session_id: 2, is_location: true, trainer_ids: [] }]);
  expect(conflictsOf(sessions).get(2)).toEqual([{ session_id: 1, is_location: true, trainer_ids: [] }]);
});

test('who begins when another ends is in nobody’s way', () => {
  expect(pairs([at(1, '18:00', '19:00', { location_id: 7 }), at(2, '19:00', '20:00', { location_id: 7 })])).toEqual([]);
});

test('instants count, not the clocks they were planned by', () => {
  const amsterdam = { ...at(1, '18:00', '19:00', { location_id: 7 }), starts_at: '2026-11-24T18:00:00.000Z' };
  expect(pairs([amsterdam, at(2, '18:00', '18:15', { location_id: 7 })])).toEqual([
    [2, [1]],
    [1, [2]],
  ]);
});

test('no location is no shared location', () => {
  expect(pairs([at(1, '18:00', '19:00'), at(2, '18:00', '19:00')])).toEqual([]);
});

test('a trainer can be at one session', () => {
  const sessions = [
    at(1, '18:00', '19:00', { location_id: 7, trainer_ids: [3, 4] }),
    at(2, '18:00', '19:00', { location_id: 8, trainer_ids: [4, 5] }),
    at(3, '18:00', '19:00', { location_id: 9, trainer_ids: [6] }),
  ];
  expect(conflictsOf(sessions).get(1)).toEqual([{ session_id: 2, is_location: false, trainer_ids: [4] }]);
  expect(conflictsOf(sessions).has(3)).toBe(false);
});

test('a long session is in the way of each that comes within it', () => {
  const sessions = [
    at(1, '08:00', '20:00', { location_id: 7 }),
    at(2, '09:00', '10:00', { location_id: 7 }),
    at(3, '11:00', '12:00', { location_id: 7 }),
  ];
  expect(pairs(sessions)).toEqual([
    [2, [1]],
    [1, [2, 3]],
    [3, [1]],
  ]);
});

test('a busy hall is told of a few', () => {
  const sessions = Array.from({ length: 40 }, (_, index) => at(index + 1, '18:00', '19:00', { location_id: 7 }));
  expect(conflictsOf(sessions).get(1)).toHaveLength(CONFLICTS_TOLD);
});

test('where a session might go, it is in the way of others and never of itself', () => {
  const sessions = [at(1, '18:00', '19:00', { location_id: 7 }), at(2, '20:00', '21:00', { location_id: 7 })];
  const moved = at(1, '20:30', '21:30', { location_id: 7 });
  expect(conflictsWith(moved, sessions)).toEqual([{ session_id: 2, is_location: true, trainer_ids: [] }]);
  expect(conflictsWith(at(1, '18:15', '19:15', { location_id: 7 }), sessions)).toEqual([]);
});

const minute = (value: number) => new Date(Date.UTC(2026, 10, 24) + value * 60_000).toISOString();
const anySession = fc.record({
  from: fc.integer({ min: 0, max: 240 }),
  length: fc.integer({ min: 1, max: 120 }),
  location_id: fc.option(fc.integer({ min: 1, max: 3 })),
  trainer_ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
});

test('whatever is planned: each pair that meets is told, the same from both sides', () => {
  fc.assert(
    fc.property(fc.array(anySession, { maxLength: 6 }), (drawn) => {
      const sessions = drawn.map(({ from, length, ...rest }, index): Occupied => {
        return { id: index + 1, starts_at: minute(from), ends_at: minute(from + length), ...rest };
      });
      const found = conflictsOf(sessions);
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
