import { afterEach, expect, test, vi } from 'vitest';
import type * as Settings from '../state/settings.ts';
import { platformNow, platformToday } from './platform-clock.ts';

vi.mock('../state/settings.ts', async (original) => ({
  ...(await original<typeof Settings>()),
  getSettings: () => ({ application: { timezone: 'Asia/Tokyo' } }),
}));

afterEach(() => void vi.useRealTimers());

test('today and the hour are those of the platform, not of the device', () => {
  vi.useFakeTimers({ now: new Date('2026-11-27T16:30:00Z') });
  expect(platformToday().toString()).toBe('2026-11-28');
  expect(platformNow().hour).toBe(1);
});
