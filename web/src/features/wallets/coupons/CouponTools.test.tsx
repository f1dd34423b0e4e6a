import { exportCoupons, listCoupons, updateCouponBatch } from '@move/contract/wallets/coupons.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { useCan } from '../../../platform/session/gate.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { CouponTools } from './CouponTools.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
  useCan: vi.fn(),
}));

let downloads: unknown[];
let changes: unknown[];
let disabled: number;

beforeEach(() => {
  downloads = [];
  changes = [];
  disabled = 0;
  vi.mocked(useCan).mockReturnValue(true);
  vi.mocked(api).mockImplementation((async (
    endpoint: unknown,
    input: { query?: { status?: string; batchId?: number }; body?: unknown },
  ) => {
    if (endpoint === exportCoupons) downloads.push(input.query);
    if (endpoint === updateCouponBatch) {
      changes.push(input.body);
      return { count: 10_000 };
    }
    const total = { active: 12, disabled }[input.query?.status ?? ''] ?? (input.query?.batchId ? 10_000 : 40);
    return endpoint === listCoupons ? { coupons: [], meta: { pagination: { total } } } : {};
  }) as typeof api);
});

function Tools({ batchId }: { batchId?: string }) {
  const found = useList(listCoupons, { params: { walletId: 3 } });
  const query = { ...found.view.query, ...(batchId !== undefined && { batchId }) };
  const list = { ...found, view: { ...found.view, query } };
  const nothing = () => {};
  return (
    <CouponTools list={list} walletId={3} walletName="Zomerpas" onRedeem={nothing} onBatch={nothing} onAdd={nothing} />
  );
}

test('asks for confirmation with the number of vouchers before printing cards of the whole list', async () => {
  await renderScreen(<Tools />);
  await page.getByRole('button', { name: /^Meer/ }).click();
  await page.getByRole('menuitem', { name: 'Exporteren: Kaarten om te printen' }).click();
  await expect.element(page.getByText('Kaarten van 12 vouchers printen?')).toBeVisible();
  expect(downloads).toEqual([]);
  await page.getByRole('button', { name: '12 kaarten maken' }).click();
  await expect.poll(() => downloads).toMatchObject([{ format: 'cards' }]);
});

test('asks for confirmation with the number of vouchers and the wallet before disabling a batch', async () => {
  await renderScreen(<Tools batchId="7" />);
  await page.getByRole('button', { name: /^Meer/ }).click();
  await page.getByRole('menuitem', { name: 'Serie uitzetten' }).click();
  await expect.element(page.getByText('10.000 vouchers uitzetten?')).toBeVisible();
  await expect.element(page.getByText(/van de portemonnee Zomerpas/)).toBeVisible();
  expect(changes).toEqual([]);
  await page.getByRole('button', { name: '10.000 uitzetten' }).click();
  await expect.poll(() => changes).toEqual([{ is_enabled: false }]);
});
