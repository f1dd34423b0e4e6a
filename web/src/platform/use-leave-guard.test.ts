import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard.ts';
import { createStore } from './store.ts';

type Blocker = { shouldBlockFn: (to: object) => boolean; enableBeforeUnload: () => boolean };
const blockers = vi.hoisted(() => [] as Blocker[]);

vi.mock('@tanstack/react-router', async (load) => ({
  ...(await load<object>()),
  useBlocker: (options: Blocker) => {
    blockers.push(options);
    return { status: 'idle' };
  },
}));

test('a screen whose save was not rendered yet may be left', () => {
  const isChanged = createStore(true);
  renderToStaticMarkup(
    createElement(() => {
      useLeaveGuard({ when: isChanged.get });
      return null;
    }),
  );
  const blocks = () => blockers.map(({ shouldBlockFn }) => shouldBlockFn({ next: { pathname: '/', search: {} } }));
  expect(blocks()).toEqual([true]);
  isChanged.set(false);
  expect(blocks()).toEqual([false]);
  expect(blockers[0]?.enableBeforeUnload()).toBe(false);
});
