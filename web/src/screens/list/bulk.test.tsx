import { listCoupons } from '@move/contract/wallets/coupons.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api.ts';
import type * as Gate from '../../platform/gate.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { type BulkQuestion, ListBulkBar } from './bulk.tsx';
import { useList } from './use-list.ts';

vi.mock('../../platform/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../platform/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const confirm = vi.fn<() => Promise<BulkQuestion | null>>();
const run = vi.fn(async (ids: readonly number[]) => ids.map((id) => ({ id })));

function Bar() {
  const list = useList(listCoupons, { params: { walletId: 3 } });
  return (
    <>
      <button type="button" onClick={() => list.select(new Set(['1', '2']))}>
        kies
      </button>
      <ListBulkBar
        list={list}
        bulk={[{ label: 'Uitzetten', needs: listCoupons, confirm, run }]}
        nameOf={({ code }) => code}
        extra={[]}
      />
    </>
  );
}

test('while the question is prepared the bar says so, and a second click asks nothing', async () => {
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
