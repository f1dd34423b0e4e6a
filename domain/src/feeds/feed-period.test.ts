import { expect, test } from 'vitest';
import { feedPeriod } from './feed-period.ts';

test('a feed covers 365 days back and 548 days ahead', () => {
  expect(feedPeriod('2026-11-20')).toEqual({ first: '2025-11-20', last: '2028-05-21' });
});
