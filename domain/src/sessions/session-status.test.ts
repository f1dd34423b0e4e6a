import { expect, test } from 'vitest';
import { type SessionStatus, sessionStatus } from './session-status.ts';

const session = {
  starts_at: '2026-11-20T18:00:00Z',
  ends_at: '2026-11-20T19:00:00Z',
  canceled_at: null,
  spots: 10,
  taken: 4,
};

test.each<[string, string, Partial<Parameters<typeof sessionStatus>[0]>, SessionStatus]>([
  ['before the start', '2026-11-20T17:59:59Z', {}, 'scheduled'],
  ['at the start', '2026-11-20T18:00:00Z', {}, 'running'],
  ['just before the end', '2026-11-20T18:59:59Z', {}, 'running'],
  ['at the end', '2026-11-20T19:00:00Z', {}, 'past'],
  ['when no spot is left', '2026-11-20T10:00:00Z', { taken: 10 }, 'full'],
  ['when it is overbooked', '2026-11-20T10:00:00Z', { taken: 11 }, 'full'],
  ['when it is closed', '2026-11-20T10:00:00Z', { spots: 0, taken: 0 }, 'full'],
  ['without a limit', '2026-11-20T10:00:00Z', { spots: null, taken: 900 }, 'scheduled'],
  ['full and running', '2026-11-20T18:30:00Z', { taken: 10 }, 'running'],
  ['canceled, even when it is past', '2026-11-21T10:00:00Z', { canceled_at: '2026-11-01T10:00:00Z' }, 'canceled'],
])('%s', (_when, now, changes, status) => {
  expect(sessionStatus({ ...session, ...changes }, now)).toBe(status);
});
