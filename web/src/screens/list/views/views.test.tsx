import {
  getPreferences,
  type SavedView,
  updatePreferences,
  updateView,
} from '@move/contract/preferences/preferences.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { api } from '../../../platform/api/api.ts';
import type * as Navigation from '../../../platform/navigation/navigation.tsx';
import type * as Gate from '../../../platform/session/gate.tsx';
import { forgetViews } from '../../../platform/session/forget-user-data.ts';
import { createStore, useStore } from '../../../platform/state/store.ts';
import { accessibilityViolations, renderScreen } from '../../../testing/render-screen.tsx';
import { ManageViews } from './saved/ManageViews.tsx';
import { SaveViewDialog } from './saved/SaveViewDialog.tsx';
import { useDefaultView } from './use-default-view.ts';
import { useListPreferences } from './use-list-preferences.ts';
import { useViewQuery } from './use-view-query.ts';
import { useViews } from './use-views.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['trainer'], abilities: [] }),
}));
vi.mock('../../../platform/navigation/navigation.tsx', async (original) => ({
  ...(await original<typeof Navigation>()),
  useSearch: () => useStore(address),
  useSetSearch: () => setSearch,
}));

type Search = Record<string, unknown>;
const address = createStore<Search>({});
function setSearch(change: Search | ((now: Search) => Search)): void {
  const next = { ...address.get(), ...(typeof change === 'function' ? change(address.get()) : change) };
  address.set(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined)));
}

const schema = z.object({ sportId: z.string().optional() });
const view = (id: number, name: string): SavedView => ({
  id,
  list: 'listActivities',
  name,
  query: { sportId: String(id) },
  columns: null,
  shared: 'me',
  may: { update: true, remove: true },
});
const saved = [view(4, 'Judo'), view(5, 'Zwemmen')];
const preferences = { columns: null, density: 'roomy', widths: {}, view_order: [], default_view: 4 };

beforeEach(() => {
  sessionStorage.clear();
  address.set({});
  vi.mocked(api).mockReset();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === getPreferences ? { preferences, views: saved } : {}) as typeof api);
});

function OpenedList() {
  const shown = useViewQuery(schema, 'listActivities');
  const known = useListPreferences('listActivities');
  useDefaultView(shown, known);
  return (
    <button type="button" aria-busy={!known.isReady} onClick={() => shown.show({})}>
      Sport {shown.query['sportId'] ?? 'alle'}
    </button>
  );
}

async function openAndLeave(text: string) {
  address.set({});
  const { unmount } = await renderScreen(<OpenedList />);
  await expect.element(page.getByText(text)).toBeVisible();
  return { leave: unmount };
}

test('a list opens with the default view once in a tab, then with what was chosen last', async () => {
  const first = await openAndLeave('Sport 4');
  await page.getByRole('button').click();
  await expect.element(page.getByText('Sport alle')).toBeVisible();
  await first.leave();
  await openAndLeave('Sport alle');
  await expect.element(page.getByRole('button')).toHaveAttribute('aria-busy', 'false');
  // a default view would be shown after this frame
  await new Promise(requestAnimationFrame);
  await expect.element(page.getByText('Sport alle')).toBeVisible();
});

test('a menu link opens a list with its default view again, not with the filters last used', async () => {
  const first = await openAndLeave('Sport 4');
  await page.getByRole('button').click();
  await expect.element(page.getByText('Sport alle')).toBeVisible();
  await first.leave();
  forgetViews();
  await openAndLeave('Sport 4');
});

test('a list that was left before its default view was known opens with it later', async () => {
  vi.mocked(api).mockImplementationOnce((() => Promise.withResolvers().promise) as typeof api);
  const first = await openAndLeave('Sport alle');
  await first.leave();
  await openAndLeave('Sport 4');
});

test('the default view and the order are saved and shown', async () => {
  function Managed() {
    return <ManageViews preferences={useListPreferences('listActivities')} />;
  }
  await renderScreen(<Managed />);
  await page.getByRole('button', { name: 'Weergaven beheren' }).click();
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect.element(rows.first().getByText('Hiermee')).toBeVisible();
  await page.getByRole('button', { name: 'Acties voor ‘Zwemmen’' }).click();
  await page.getByRole('menuitem', { name: 'Standaard maken' }).click();
  await expect.element(rows.last().getByText('Hiermee')).toBeVisible();
  await expect.element(rows.first().getByText('Hiermee')).not.toBeInTheDocument();
  const params = { list: 'listActivities' };
  expect(api).toHaveBeenLastCalledWith(updatePreferences, { params, query: {}, body: { default_view: 5 } }, {});
  await page.getByRole('button', { name: 'Zwemmen omhoog' }).click();
  await expect.element(rows.first().getByText('Zwemmen')).toBeVisible();
  await expect
    .poll(() => vi.mocked(api).mock.lastCall?.[1])
    .toEqual({ params, query: {}, body: { view_order: [5, 4] } });
});

test('a second view with the same filters is refused, because it could never be opened; the first is updated', async () => {
  const onClose = vi.fn();
  function Saving() {
    const views = useViews({ query: { sportId: '4' }, builtIn: [], preferences: useListPreferences('listActivities') });
    return (
      views.saved.length > 0 && (
        <SaveViewDialog list="listActivities" query={{ sportId: '4' }} {...{ views, onClose }} />
      )
    );
  }
  await renderScreen(<Saving />);
  await expect.element(page.getByText(/^De weergave ‘Judo’ heeft deze filters en sortering al/)).toBeVisible();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Weergave bewaren' })).not.toBeInTheDocument();
  expect(await accessibilityViolations()).toEqual([]);
  await page.getByRole('button', { name: '‘Judo’ bijwerken' }).click();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(vi.mocked(api).mock.calls.find(([endpoint]) => (endpoint as unknown) === updateView)?.[1]).toMatchObject({
    params: { viewId: 4 },
    body: { query: { sportId: '4' } },
  });
});
