import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { nowForExpiry, recordServerTime, serverNow } from './server-clock.ts';

const SIX = Date.parse('2026-11-20T18:00:00.000Z');
beforeEach(() => {
  vi.useFakeTimers({ now: SIX });
});
afterEach(() => void vi.useRealTimers());

test('a phone with a wrong clock knows the server’s time, also later and without a network', () => {
  recordServerTime('2026-11-20T19:00:00.000Z', SIX);
  vi.advanceTimersByTime(90_000);
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T19:01:30.000Z');
});

test('until this page has the server’s time, taps age by the earlier of the phone’s time and the last known server time', async () => {
  recordServerTime('2026-11-20T19:00:00.000Z', Date.parse('2020-01-01T00:00:00.000Z'));
  expect(nowForExpiry()).toBe(serverNow());
  vi.resetModules();
  const opened = await import('./server-clock.ts');
  expect(new Date(opened.nowForExpiry()).toISOString()).toBe('2026-11-20T18:00:00.000Z');
  opened.recordServerTime('2026-11-20T19:00:00.000Z', SIX);
  expect(new Date(opened.nowForExpiry()).toISOString()).toBe('2026-11-20T19:00:00.000Z');
});

test('a list that is read from memory later doesn’t change the server’s time', () => {
  recordServerTime('2026-11-20T18:00:01.000Z', SIX);
  vi.advanceTimersByTime(300_000);
  recordServerTime('2026-11-20T18:00:01.000Z', Date.now());
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T18:05:01.000Z');
});
