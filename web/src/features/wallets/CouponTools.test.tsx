import { exportCoupons, listCoupons } from '@move/contract/wallets/coupons.ts';
import { gate } from '@move/domain/access/gate.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../platform/api.ts';
import type * as Gate from '../../platform/gate.tsx';
import { useCan } from '../../platform/gate.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CouponTools } from './CouponTools.tsx';

vi.mock('../../platform/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../platform/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
  useCan: vi.fn(),
}));

let downloads: unknown[];

beforeEach(() => {
  downloads = [];
  vi.mocked(useCan).mockReturnValue(true);
  vi.mocked(api).mockImplementation((async (endpoint: unknown, input: { query?: { status?: string } }) => {
    if (endpoint === exportCoupons) downloads.push(input.query);
    const total = input.query?.status === 'active' ? 12 : 40;
    return endpoint === listCoupons ? { coupons: [], meta: { pagination: { total } } } : {};
  }) as typeof api);
});

function Tools() {
  const list = useList(listCoupons, { params: { walletId: 3 } });
  const nothing = () => {};
  return <CouponTools list={list} walletId={3} onRedeem={nothing} onBatch={nothing} onAdd={nothing} />;
}

test('cards of all vouchers are printed after a question with their number', async () => {
  await renderScreen(<Tools />);
  await page.getByRole('button', { name: /^Meer/ }).click();
  await page.getByRole('menuitem', { name: 'Exporteren: Kaarten om te printen' }).click();
  await expect.element(page.getByText('Kaarten van 12 vouchers printen?')).toBeVisible();
  expect(downloads).toEqual([]);
  await page.getByRole('button', { name: '12 kaarten maken' }).click();
  await expect.poll(() => downloads).toMatchObject([{ format: 'cards' }]);
});
