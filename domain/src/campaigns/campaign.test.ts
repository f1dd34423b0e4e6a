import { expect, test } from 'vitest';
import { campaignPeriodViolations } from './campaign.ts';

const newYear = '2026-12-31T23:00:00.000Z';

test.each([
  [null, null, 0],
  [newYear, null, 0],
  [null, newYear, 0],
  [newYear, '2026-12-31T23:00:00.001Z', 0],
  [newYear, newYear, 1],
  [newYear, '2026-12-31T22:59:59.999Z', 1],
])('a period from %s to %s has %i violations', (starts_at, ends_at, count) => {
  expect(campaignPeriodViolations({ starts_at, ends_at })).toHaveLength(count);
});
