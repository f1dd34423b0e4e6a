import { createMemoryHistory } from '@tanstack/history';
import { useSyncExternalStore } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';
import { RouterProvider } from './navigation.tsx';
import { createRouter } from './router.ts';
import { createStore } from '../state/store.ts';
import { type NextAddress, useLeaveGuard } from './use-leave-guard.ts';

type Guard = { isChanged: ReturnType<typeof createStore<boolean>>; allows?: (next: NextAddress) => boolean };

function Form({ isChanged, allows }: Guard) {
  const value = useSyncExternalStore(isChanged.subscribe, isChanged.get);
  const { isAsking, leave, stay } = useLeaveGuard({ when: isChanged.get, ...(allows && { allows }) });
  if (!isAsking) return <p>{value ? 'changed' : 'saved'}</p>;
  return (
    <>
      <button onClick={leave}>Leave</button>
      <button onClick={stay}>Stay</button>
    </>
  );
}

async function openForm(guard: Guard) {
  const history = createMemoryHistory({ initialEntries: ['/before', '/form'] });
  const router = createRouter({ history, load: () => Promise.resolve(null) });
  const stop = router.start();
  const screen = await render(
    <RouterProvider value={router}>
      <Form {...guard} />
    </RouterProvider>,
  );
  return { router, screen, stop, pathname: () => history.location.pathname };
}

afterEach(cleanup);

test('leaving unsaved work asks for confirmation', async () => {
  const { router, screen, pathname } = await openForm({ isChanged: createStore(true) });
  router.navigate('/elsewhere');
  await screen.getByText('Stay').click();
  expect(pathname()).toBe('/form');
  router.navigate('/elsewhere');
  await screen.getByText('Leave').click();
  await expect.poll(pathname).toBe('/elsewhere');
});

test('a user can leave right after a save, before the next render', async () => {
  const isChanged = createStore(true);
  const { router, pathname } = await openForm({ isChanged });
  isChanged.set(false);
  router.navigate('/elsewhere');
  await expect.poll(pathname).toBe('/elsewhere');
});

test('does not ask for a URL that the form allows, e.g. another tab of the form', async () => {
  const { router, pathname } = await openForm({
    isChanged: createStore(true),
    allows: ({ pathname: next, search }) => next === '/form/place' && search['tab'] === '2',
  });
  router.navigate('/form/place?tab=2');
  await expect.poll(pathname).toBe('/form/place');
});
