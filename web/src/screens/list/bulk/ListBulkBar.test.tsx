import { listCoupons } from '@move/contract/wallets/coupons.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ListBulkBar } from './ListBulkBar.tsx';
import { useBulkRemoval } from './use-bulk-removal.ts';
import type { BulkQuestion, ListBulk } from './each-row.ts';
import { useList } from '../use-list.ts';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const confirm = vi.fn<() => Promise<BulkQuestion | null>>();
const run = vi.fn(async (ids: readonly number[]) => ids.map((id) => ({ id })));

const ask: ListBulk = { label: 'Uitzetten', needs: listCoupons, confirm, run };

function Bar({ bulk = ask }: { bulk?: ListBulk }) {
  const list = useList(listCoupons, { params: { walletId: 3 } });
  return (
    <>
      <button type="button" onClick={() => list.select(new Set(['1', '2']))}>
        kies
      </button>
      <button type="button" onClick={() => list.select(new Set(['1']))}>
        alleen de eerste
      </button>
      <ListBulkBar list={list} bulk={[bulk]} nameOf={({ code }) => code} extra={[]} />
    </>
  );
}

test('while the confirmation is prepared the bar shows that, and a second click does nothing', async () => {
  vi.mocked(api).mockResolvedValue({ coupons: [], meta: { pagination: { total: 2 } } });
  const { promise, resolve } = Promise.withResolvers<BulkQuestion>();
  confirm.mockReturnValue(promise);
  await renderScreen(<Bar />);
  await page.getByRole('button', { name: 'kies' }).click();
  await expect.element(page.getByRole('status').getByText('2 gekozen')).toBeVisible();
  const action = page.getByRole('button', { name: 'Uitzetten' });
  await action.click();
  await expect.element(page.getByText('Bezig…')).toBeVisible();
  await action.click({ force: true });
  expect(confirm).toHaveBeenCalledOnce();
  resolve({ title: 'Twee uitzetten?', text: 'Dat kan niet terug.', confirmLabel: '2 uitzetten' });
  await page.getByRole('button', { name: '2 uitzetten' }).click();
  await expect.poll(() => run.mock.calls).toEqual([[[1, 2]]]);
});

test('undo restores only the rows that were changed; refused rows stay chosen, with their reason', async () => {
  vi.mocked(api).mockResolvedValue({ coupons: [], meta: { pagination: { total: 2 } } });
  const back = vi.fn(async (ids: readonly number[]) => ids.map((id) => ({ id })));
  const refuse = async (ids: readonly number[]) =>
    ids.map((id) => (id === 2 ? { id, error: 'Nog in gebruik.' } : { id }));
  const undo = { text: (count: number) => `${count} weg.`, done: (count: number) => `${count} terug`, run: back };
  await renderScreen(<Bar bulk={{ label: 'Weg', needs: listCoupons, run: refuse, undo }} />);
  await page.getByRole('button', { name: 'kies' }).click();
  await page.getByRole('button', { name: 'Weg' }).click();
  await expect.element(page.getByText('Nog in gebruik.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Sluiten' }).last().click();
  await expect.element(page.getByRole('status').getByText('1 gekozen')).toBeVisible();
  await expect.element(page.getByText('1 weg.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => back.mock.calls).toEqual([[[1]]]);
});

test('the removal of one row is asked, reported and undone by its name, of several by their number', async () => {
  vi.mocked(api).mockResolvedValue({
    coupons: [
      { id: 1, code: 'ZOMER-1' },
      { id: 2, code: 'ZOMER-2' },
    ],
    meta: { pagination: { total: 2 } },
  });
  function Removing() {
    const [bulk = ask] = useBulkRemoval({ remove: listCoupons, restore: listCoupons, paramsOf: (id) => ({ id }) });
    return <Bar bulk={bulk} />;
  }
  await renderScreen(<Removing />);
  await page.getByRole('button', { name: 'kies', exact: true }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog.getByText('2 rijen verwijderen?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Annuleren' }).click();
  await page.getByRole('button', { name: 'alleen de eerste' }).click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(dialog.getByText('ZOMER-1 verwijderen?')).toBeVisible();
  await dialog.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.element(page.getByText('ZOMER-1 is verwijderd.')).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.element(page.getByText('ZOMER-1 staat er weer')).toBeVisible();
});

test('canceling before anything was done keeps the choice', async () => {
  vi.mocked(api).mockResolvedValue({ coupons: [], meta: { pagination: { total: 2 } } });
  await renderScreen(<Bar bulk={{ label: 'Weg', needs: listCoupons, ask: () => Promise.resolve(null) }} />);
  await page.getByRole('button', { name: 'kies' }).click();
  await page.getByRole('button', { name: 'Weg' }).click();
  await expect.element(page.getByRole('status').getByText('2 gekozen')).toBeVisible();
});

test('the bar is not busy while an action shows its own dialog', async () => {
  vi.mocked(api).mockResolvedValue({ coupons: [], meta: { pagination: { total: 2 } } });
  const { promise, resolve } = Promise.withResolvers<typeof run | null>();
  run.mockClear();
  await renderScreen(<Bar bulk={{ label: 'Labels', needs: listCoupons, ask: () => promise }} />);
  await page.getByRole('button', { name: 'kies' }).click();
  await page.getByRole('button', { name: 'Labels' }).click();
  await expect.element(page.getByRole('status').getByText('2 gekozen')).toBeVisible();
  resolve(run);
  await expect.poll(() => run.mock.calls).toEqual([[[1, 2]]]);
});
