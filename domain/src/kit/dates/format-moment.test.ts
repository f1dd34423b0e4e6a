import { expect, test } from 'vitest';
import { formatMoment } from './format-moment.ts';

test.each([
  ['nl', 'Europe/Amsterdam', 'woensdag 25 november 2026 om 10:00'],
  ['en', 'America/New_York', 'Wednesday 25 November 2026 at 04:00'],
] as const)('an instant is written in %s by the clocks of %s', (locale, tz, text) => {
  expect(formatMoment('2026-11-25T09:00:00Z', { tz, locale })).toBe(text);
});
