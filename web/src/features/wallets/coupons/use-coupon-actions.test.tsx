import { exportCoupons } from '@move/contract/wallets/coupons.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { useCouponActions } from './use-coupon-actions.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useGate: () => gate({ roles: ['superadmin'], abilities: [] }),
}));

const nothing = () => {};

function Question({ count }: { count: number }) {
  const { bulk } = useCouponActions(3, { walletName: 'Zomerpas', onEdit: nothing, onRedeem: nothing });
  const printing = bulk.find(({ label }) => label === 'Kaarten printen');
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <button type="button" onClick={() => void printing?.confirm?.(count, ids)}>
      print
    </button>
  );
}

test('printing more vouchers than fit in one PDF shows a message, and the server is not called', async () => {
  await renderScreen(<Question count={612} />);
  await page.getByRole('button', { name: 'print' }).click();
  await expect.element(page.getByText(/Je koos 612 vouchers\. .* hoogstens 500 gekozen/)).toBeVisible();
  expect(vi.mocked(api).mock.calls.filter(([endpoint]) => endpoint === exportCoupons)).toEqual([]);
});
