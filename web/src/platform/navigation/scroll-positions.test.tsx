import { createBrowserHistory } from '@tanstack/history';
import { useEffect, useLayoutEffect, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createRouter, type Router } from './router.ts';
import { rememberScroll, restoreScroll, watchScrolling } from './scroll-positions.ts';
import { useStore } from '../state/store.ts';

type Height = number;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** A frame whose main part scrolls. */
function Frame({ router, rowsAfter }: { router: Router<Height>; rowsAfter: number }) {
  const { shown, isPending } = useStore(router.state);
  const [rowsOf, setRowsOf] = useState<string | null>(null);
  // the rows appear some frames after the page, like the rows of a list
  useEffect(() => {
    const timer = setTimeout(() => setRowsOf(shown?.location.pathname ?? null), rowsAfter);
    return () => clearTimeout(timer);
  }, [shown, rowsAfter]);
  useLayoutEffect(() => {
    if (shown !== null && !shown.keepsScroll) restoreScroll(shown.location, '#main');
  }, [shown]);
  return (
    <div id="main" style={{ height: 300, overflow: 'auto' }}>
      <p>rows of {rowsOf}</p>
      <p>{isPending ? 'skeleton' : shown?.location.href}</p>
      {!isPending && rowsOf === shown?.location.pathname && <div style={{ height: shown?.page }} />}
    </div>
  );
}

async function openFrame({ delay = 0, rowsAfter = 80 } = {}) {
  const start = window.location.href;
  const router = createRouter<Height>({
    history: createBrowserHistory(),
    load: async ({ pathname }) => {
      await new Promise((resolve) => setTimeout(resolve, delay));
      return pathname.startsWith('/long') ? 4_000 : 10;
    },
    leave: rememberScroll,
  });
  const shown = () => router.state.get().shown?.location ?? null;
  stops.push(router.start(), watchScrolling(shown), () => window.history.replaceState(null, '', start));
  await render(<Frame router={router} rowsAfter={rowsAfter} />);
  const go = async (href: string) => {
    router.navigate(href);
    await expect.element(page.getByText(href, { exact: true })).toBeVisible();
  };
  const main = () => document.querySelector('#main') ?? document.body;
  const scrollTo = async (top: number) => {
    await vi.waitFor(() => expect(main().scrollHeight).toBeGreaterThan(top));
    main().scrollTo({ top });
    // the browser sends scroll events in the next frame
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  return { router, go, main, scrollTo };
}

test.each([
  ['at once', 0],
  ['after a skeleton', 400],
])('Back restores the scroll position of a long page; pages load %s', async (_when, delay) => {
  const { router, go, main, scrollTo } = await openFrame({ delay });
  await go('/long');
  await scrollTo(1_500);
  await go('/short');
  expect(main().scrollTop).toBe(0);
  router.history.back();
  await expect.element(page.getByText('/long', { exact: true })).toBeVisible();
  await vi.waitFor(() => expect(main().scrollTop).toBe(1_500));
});

test('another query keeps the scroll position, and a new page starts at the top', async () => {
  const { router, go, main, scrollTo } = await openFrame();
  await go('/long');
  await scrollTo(900);
  router.navigate('/long?page=2', { keepsScroll: true });
  await expect.element(page.getByText('/long?page=2', { exact: true })).toBeVisible();
  expect(main().scrollTop).toBe(900);
  await go('/long-too');
  expect(main().scrollTop).toBe(0);
});

test('does not restore the position once the user has scrolled', async () => {
  const { router, go, main, scrollTo } = await openFrame({ rowsAfter: 700 });
  await go('/long');
  await scrollTo(1_500);
  await go('/short');
  await expect.element(page.getByText('rows of /short')).toBeVisible();
  router.history.back();
  await expect.element(page.getByText('/long', { exact: true })).toBeVisible();
  main().dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  await vi.waitFor(() => expect(main().scrollHeight).toBeGreaterThan(4_000));
  expect(main().scrollTop).toBe(0);
});
