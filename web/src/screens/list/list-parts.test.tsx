import { updatePreferences } from '@move/contract/preferences/preferences.ts';
import { listRates } from '@move/contract/rates/rates.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api/api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { ListPart } from './ListPart.tsx';
import { ListScreen } from './ListScreen.tsx';
import { useList } from './use-list.ts';

vi.mock('../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const rate = { id: 1, name: 'Lidmaatschap' };
const button = page.getByRole('button', { name: 'Nieuw tarief' });

function Rates({ as: List }: { as: typeof ListScreen | typeof ListPart }) {
  const list = useList(listRates, { params: { organizationId: 1 } });
  return (
    <List
      list={list}
      title="Tarieven"
      search="Naam"
      record={({ name }) => ({ name })}
      columns={[{ name: 'name' }]}
      create={<Button>Nieuw tarief</Button>}
      empty={{ title: 'Nog geen tarieven', text: 'Wat je activiteiten kosten.' }}
    />
  );
}

async function open(List: typeof ListScreen | typeof ListPart, rows: readonly unknown[]) {
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === listRates
      ? { rates: rows, meta: { pagination: { page: 1, itemsPerPage: 25, total: rows.length, totalPages: 1 } } }
      : { preferences: null, views: [] }) as typeof api);
  await renderScreen(<Rates as={List} />);
}

test.each([
  ['screen', ListScreen],
  ['part of a record', ListPart],
])('a list as a %s has one button to add: in the list while it is empty, then in the head', async (_, List) => {
  await open(List, []);
  const empty = page.getByText('Nog geen tarieven');
  await expect.element(empty).toBeVisible();
  await expect.poll(() => button.elements().length).toBe(1);
  expect(empty.element().parentElement?.contains(button.element())).toBe(true);
});

test.each([
  ['screen', ListScreen],
  ['part of a record', ListPart],
])('with rows the button is in the head of the %s', async (_, List) => {
  await open(List, [rate]);
  await expect.element(page.getByText('Lidmaatschap').first()).toBeVisible();
  expect(button.elements()).toHaveLength(1);
});

test('one status element reads out what was found, also when no rows are left', async () => {
  await open(ListPart, [rate]);
  const status = page.getByRole('status').filter({ hasText: '1–1 van 1' });
  await expect.element(status).toBeInTheDocument();
  const element = status.element();
  vi.mocked(api).mockImplementation((async (endpoint: unknown) =>
    endpoint === listRates
      ? { rates: [], meta: { pagination: { page: 1, itemsPerPage: 25, total: 0, totalPages: 1 } } }
      : { preferences: null, views: [] }) as typeof api);
  await page.getByRole('searchbox').fill('judo');
  await expect.element(page.getByRole('heading', { name: /judo/ })).toBeVisible();
  await expect.poll(() => element.textContent).toMatch(/judo/);
  expect(page.getByRole('status').elements()).toHaveLength(1);
});

function WithOptionalColumn() {
  const list = useList(listRates, { params: { organizationId: 1 } });
  return (
    <ListPart
      list={list}
      title="Tarieven"
      record={({ name }) => ({ name })}
      columns={[{ name: 'name' }, { name: 'price', header: 'Prijs', cell: () => '€ 10,00', isOptional: true }]}
      empty={{ title: 'Nog geen tarieven', text: 'Wat je activiteiten kosten.' }}
    />
  );
}

test('a list as a part of a record shows an optional column once it is chosen, and saves the choice', async () => {
  const saved = vi.fn();
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: unknown) => {
    if (endpoint === updatePreferences) saved(input);
    return endpoint === listRates
      ? { rates: [rate], meta: { pagination: { page: 1, itemsPerPage: 25, total: 1, totalPages: 1 } } }
      : { preferences: { columns: null, density: 'roomy', widths: {}, view_order: [], default_view: null }, views: [] };
  }) as typeof api);
  await renderScreen(<WithOptionalColumn />);
  await expect.element(page.getByText('Lidmaatschap').first()).toBeVisible();
  const price = page.getByRole('columnheader', { name: 'Prijs' });
  expect(price.elements()).toHaveLength(0);
  await page.getByRole('button', { name: 'Kolommen' }).click();
  await page.getByRole('checkbox', { name: 'Prijs' }).click();
  await expect.element(price).toBeVisible();
  expect(saved).toHaveBeenCalledWith(
    expect.objectContaining({
      params: { list: 'listRates' },
      body: {
        columns: [
          { name: 'name', is_shown: true },
          { name: 'price', is_shown: true },
        ],
      },
    }),
  );
});
