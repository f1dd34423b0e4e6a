import { expect, test } from 'vitest';
import { isPast, sessionsInScope } from './deletion.ts';

const NOW = '2026-11-20T12:00:00Z';
const row = (id: number, starts_at: string, people = 0) => ({
  id,
  series_index: id,
  starts_at,
  people,
});
const rows = [
  row(1, '2026-11-13T18:00:00Z', 4),
  row(2, '2026-11-27T18:00:00Z', 3),
  row(3, '2026-11-19T18:00:00Z', 2),
  row(4, '2026-12-11T18:00:00Z'),
];

test('a session that has started is past', () => {
  expect(isPast(NOW, NOW)).toBe(true);
  expect(isPast('2026-11-20T12:00:01Z', NOW)).toBe(false);
  expect(isPast('2026-11-20T12:30:00+01:00', NOW)).toBe(true);
});

test('past sessions cannot be removed, alone or with those that follow', () => {
  for (const scope of ['this', 'following'] as const)
    expect(sessionsInScope({ rows, id: 1, scope, now: NOW })).toEqual({
      refusal: { key: 'session.past' },
      sessionIds: [],
      withPeople: [],
    });
});

test('scope “this” is only the chosen session', () => {
  expect(sessionsInScope({ rows, id: 2, scope: 'this', now: NOW })).toEqual({
    refusal: null,
    sessionIds: [2],
    withPeople: [2],
  });
  expect(sessionsInScope({ rows, id: 4, scope: 'this', now: NOW })).toEqual({
    refusal: null,
    sessionIds: [4],
    withPeople: [],
  });
});

test('scope “following” is all later sessions too, except one that was moved into the past', () => {
  expect(sessionsInScope({ rows, id: 2, scope: 'following', now: NOW })).toEqual({
    refusal: null,
    sessionIds: [2, 4],
    withPeople: [2],
  });
});

test('a session of another series is not found', () => {
  expect(sessionsInScope({ rows, id: 9, scope: 'this', now: NOW }).refusal).toEqual({ key: 'not_found' });
});
