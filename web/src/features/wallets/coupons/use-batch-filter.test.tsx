import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { FilterEditor } from '../../../screens/list/filters/FilterEditor.tsx';
import { Filters, useShownFilters } from '../../../screens/list/filters/filters.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useBatchFilter } from './use-batch-filter.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

/** Replies with the newest batches, or with batch 7 when it is searched by its number or prefix. */
function mockBatches() {
  const batch = { suffix: '', count: 3, value: 10, created_at: '2026-11-28T08:00:00.000Z' };
  const newest = Array.from({ length: 25 }, (_, index) => ({ ...batch, id: 200 - index, prefix: 'WINTER' }));
  vi.mocked(api).mockImplementation((async (_: unknown, { query }: { query: { search?: string } }) => ({
    batches: ['#7', 'zomer'].includes(query.search ?? '') ? [{ ...batch, id: 7, prefix: 'ZOMER' }] : newest,
    meta: { pagination: { total: 200 } },
  })) as typeof api);
}

function Editor({ onChoose }: { onChoose: (value: string) => void }) {
  const [filter] = useShownFilters(
    [useBatchFilter(3)],
    { query: {}, change: () => undefined, show: () => undefined },
    true,
  );
  return filter && <FilterEditor filter={filter} onChoose={onChoose} />;
}

test('a batch is searched on the server, so that one that is older than the newest can be chosen', async () => {
  mockBatches();
  const onChoose = vi.fn();
  await renderScreen(<Editor onChoose={onChoose} />);
  await expect.element(page.getByRole('menuitem', { name: '#200 WINTER: 3 × 10 moves' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Zoeken' }).fill('zomer');
  await page.getByRole('menuitem', { name: '#7 ZOMER: 3 × 10 moves' }).click();
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('7');
});

function Chosen() {
  const view = { query: { batchId: '7' }, change: () => undefined, show: () => undefined };
  return <Filters filters={useShownFilters([useBatchFilter(3)], view, false)} view={view} onAdd={() => undefined} />;
}

test('the chosen batch has its name, also when it is not one of the newest', async () => {
  mockBatches();
  await renderScreen(<Chosen />);
  await expect.element(page.getByText('#7 ZOMER: 3 × 10 moves')).toBeVisible();
});
