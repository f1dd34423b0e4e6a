import { expect, test } from 'vitest';
import { countBegunSessions } from './count-begun-sessions.ts';

const NOW = '2026-11-20T18:00:00Z';
const YESTERDAY = '2026-11-19T18:00:00Z';
const TOMORROW = '2026-11-21T18:00:00Z';

test('counts sessions that a plan creates in the past or moves there; a start at this very moment counts too', () => {
  const dates = [
    { change: 'created', starts_at: YESTERDAY },
    { change: 'moved', starts_at: YESTERDAY },
    { change: 'moved', starts_at: NOW },
    { change: 'moved', starts_at: TOMORROW },
  ] as const;
  expect(countBegunSessions(dates, NOW)).toBe(3);
});

test('a past session that does not move is not counted', () => {
  const dates = [
    { change: 'kept', starts_at: YESTERDAY },
    { change: 'exception', starts_at: YESTERDAY },
  ] as const;
  expect(countBegunSessions(dates, NOW)).toBe(0);
});
