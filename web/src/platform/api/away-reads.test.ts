import { listLocations } from '@move/contract/locations/locations.ts';
import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLocale } from '../texts/locale.ts';
import * as notices from '../notify.ts';
import { queryClient } from './query-client.ts';
import { readOptions } from './reads.ts';

// without a window TanStack Query assumes that it runs on a server, and doesn't refetch
vi.hoisted(() => vi.stubGlobal('window', globalThis));

const input = { params: { organizationId: 4 } };
const away = () => Response.json({ errors: { server: ['weg'] } }, { status: 503, headers: { 'retry-after': '5' } });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  queryClient.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['nl', 'Even niet bereikbaar, we proberen het over 5 s opnieuw'],
  ['en', 'Unavailable right now, trying again in 5 s'],
] as const)(
  'a read that fails with 503 announces the retry, and is repeated after Retry-After (%s)',
  async (locale, text) => {
    setLocale(locale);
    const notified = vi.spyOn(notices.notify, 'error');
    const answers = [away, away, () => Response.json({ locations: [] })];
    const fetchMock = vi.fn(() => Promise.resolve((answers.shift() ?? away)()));
    vi.stubGlobal('fetch', fetchMock);
    const read = new QueryObserver(queryClient, readOptions(listLocations, input));
    const stop = read.subscribe(() => {});
    // the client itself retries once, after less than a second
    await vi.advanceTimersByTimeAsync(1_000);
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(notified).toHaveBeenCalledWith(text);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    expect(read.getCurrentResult().data).toEqual({ locations: [] });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    stop();
  },
);

test('a refused read is not repeated', async () => {
  const refused = { status: 422, headers: { 'retry-after': '5' } };
  const fetchMock = vi.fn(() => Promise.resolve(Response.json({ errors: {} }, refused)));
  vi.stubGlobal('fetch', fetchMock);
  const stop = new QueryObserver(queryClient, readOptions(listLocations, input)).subscribe(() => {});
  await vi.advanceTimersByTimeAsync(30_000);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  stop();
});
