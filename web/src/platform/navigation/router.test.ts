import { createMemoryHistory, type HistoryLocation } from '@tanstack/history';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouter, Redirect } from './router.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A router whose pages load when the test says so. */
function routerWith(start = '/first') {
  const loads: { path: string; resolve: (page: string) => void; reject: (error: unknown) => void }[] = [];
  const load = ({ href }: HistoryLocation) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    loads.push({ path: href, resolve, reject });
    return promise;
  };
  const router = createRouter({ history: createMemoryHistory({ initialEntries: [start] }), load });
  const stop = router.start();
  const answer = async (index: number, page: string) => {
    loads[index]?.resolve(page);
    await vi.advanceTimersByTimeAsync(0);
  };
  const shown = () => router.state.get().shown?.page ?? null;
  return { router, loads, answer, shown, stop };
}

test('the old page shows until the next one has loaded', async () => {
  const { router, answer, shown } = routerWith();
  await answer(0, 'first');
  router.navigate('/second');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toBe('first');
  expect(router.history.location.pathname).toBe('/second');
  await answer(1, 'second');
  expect(shown()).toBe('second');
});

test('shows the page of the newest navigation, even when an older one loads later', async () => {
  const { router, answer, shown } = routerWith();
  await answer(0, 'first');
  router.navigate('/second');
  router.navigate('/third');
  await vi.advanceTimersByTimeAsync(0);
  await answer(2, 'third');
  await answer(1, 'second');
  expect(shown()).toBe('third');
});

test('a page that loads slowly is replaced by its skeleton, except for another query of the same page', async () => {
  const { router, answer } = routerWith();
  await answer(0, 'first');
  router.navigate('/second');
  await vi.advanceTimersByTimeAsync(200);
  expect(router.state.get().isPending).toBe(true);
  await answer(1, 'second');
  expect(router.state.get().isPending).toBe(false);
  router.navigate('/second?page=2');
  await vi.advanceTimersByTimeAsync(200);
  expect(router.state.get().isPending).toBe(false);
});

test('a redirect replaces the URL that redirects', async () => {
  const { router, loads, answer, shown } = routerWith('/old');
  loads[0]?.reject(new Redirect('/new?tab=2'));
  await vi.advanceTimersByTimeAsync(0);
  await answer(1, 'new');
  expect(shown()).toBe('new');
  expect(router.history.location.href).toBe('/new?tab=2');
  expect(router.history.length).toBe(1);
});

test('navigating to the current URL adds no history entry', async () => {
  const { router, answer } = routerWith();
  await answer(0, 'first');
  router.navigate('/first');
  await vi.advanceTimersByTimeAsync(0);
  expect(router.history.length).toBe(1);
  router.navigate('/second');
  await vi.advanceTimersByTimeAsync(0);
  expect(router.history.length).toBe(2);
});

test('a stopped router no longer follows the history', async () => {
  const { router, loads, answer, stop } = routerWith();
  await answer(0, 'first');
  stop();
  router.navigate('/second');
  await vi.advanceTimersByTimeAsync(0);
  expect(loads).toHaveLength(1);
});

test('`takeDown` replaces the page by the skeleton at once, until the next page has loaded', async () => {
  const { router, answer, shown } = routerWith();
  await answer(0, 'first');
  router.takeDown();
  expect(router.state.get().isPending).toBe(true);
  router.navigate('/second');
  await answer(1, 'second');
  expect([shown(), router.state.get().isPending]).toEqual(['second', false]);
});
