import { expect, test } from 'vitest';
import { expectedCount, matchesSearch, shownPeople, withTaps } from './attendance.ts';
import type { QueuedTap } from '../offline/tap-queue.ts';

const place = { organizationId: 1, activityId: 2, sessionId: 3 };
const tap = (participantId: number, changes: Partial<QueuedTap> = {}): QueuedTap => ({
  id: `tap-${participantId}`,
  owner: '1',
  place,
  participantId,
  status: 'present',
  seen: 'none',
  madeAt: 1,
  answer: null,
  ...changes,
});
const person = (id: number) => ({
  id,
  first_name: 'Zoë',
  last_name: 'Yıldız-García',
  age: null,
  has_notes: false,
  is_pending: false,
  check_in: 'none' as const,
  noted_at: null,
});

test('a row shows an unsent tap, and after a refusal the status on the server', () => {
  const answer = { kind: 'refused', text: 'Vol' } as const;
  const shown = shownPeople([person(1), person(2), person(3)], [tap(1), tap(2, { answer })]);
  expect(shown.map((row) => [row.shown, row.isWaiting, row.answer])).toEqual([
    ['present', true, null],
    ['none', false, answer],
    ['none', false, null],
  ]);
});

test('an unsent note waits next to a tap of the same person, and doesn’t change the counts', () => {
  const note = { text: 'Kan niet duiken', read: null };
  const taps = [tap(1), tap(1, { id: 'note', note, status: 'none' })];
  const [row] = shownPeople([person(1)], taps);
  expect(row).toMatchObject({ shown: 'present', tapId: 'tap-1', written: { tapId: 'note', note, answer: null } });
  const counts = { total: 1, none: 1, present: 0, absent: 0, signed_out: 0 };
  expect(withTaps(counts, taps)).toEqual({ ...counts, none: 0, present: 1 });
});

test('walk-ins are the first rows; an unsent one is counted, a refused one is not', () => {
  const walkIn = { first_name: 'Piet', last_name: 'Inloop', date_of_birth: null, payment: null };
  const answer = { kind: 'refused', text: 'Vol' } as const;
  const taps = [tap(1), { ...tap(0), participantId: 'a', walkIn }, { ...tap(0), participantId: 'b', walkIn, answer }];
  const shown = shownPeople([person(1)], taps);
  expect(shown.map((row) => [row.id, row.first_name, row.shown, row.isWaiting])).toEqual([
    ['b', 'Piet', 'none', false],
    ['a', 'Piet', 'present', true],
    [1, 'Zoë', 'present', true],
  ]);
  const counts = { total: 4, none: 2, present: 1, absent: 0, signed_out: 1 };
  expect(withTaps(counts, taps)).toEqual({ total: 5, none: 1, present: 3, absent: 0, signed_out: 1 });
});

test('the counts include unsent taps, but not refused ones', () => {
  const counts = { total: 4, none: 2, present: 1, absent: 0, signed_out: 1 };
  const taps = [
    tap(1),
    tap(2, { seen: 'present', status: 'absent' }),
    tap(3, { answer: { kind: 'refused', text: '' } }),
  ];
  expect(withTaps(counts, taps)).toEqual({ total: 4, none: 1, present: 1, absent: 1, signed_out: 1 });
  expect(expectedCount(counts)).toBe(3);
});

test.each([
  ['zoe', true],
  ['yildiz zo', true],
  ['garcia', true],
  ['', true],
  ['zoek', false],
])('searching “%s” finds Zoë Yıldız-García: %s', (search, isFound) => {
  expect(matchesSearch(person(1), search)).toBe(isFound);
});
