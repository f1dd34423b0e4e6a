import { listCoupons } from '@move/contract/wallets/coupons.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { useList } from '../use-list.ts';
import { useExports } from './use-exports.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));

const again = vi.fn();

function Exports() {
  const list = useList(listCoupons, { params: { walletId: 3 } });
  const others = [{ label: 'Om weer te importeren', onClick: again }];
  const { choices } = useExports({ list, columns: [], name: 'Vouchers', others });
  return (
    <ActionMenu items={choices} label="Exporteren" isButton>
      Exporteren
    </ActionMenu>
  );
}

test('one button offers the rows as shown and the files of the server', async () => {
  vi.mocked(api).mockResolvedValue({ coupons: [], meta: { pagination: { total: 2 } } });
  await renderScreen(<Exports />);
  await page.getByRole('button', { name: 'Exporteren' }).click();
  const entries = page.getByRole('menu', { name: 'Exporteren' }).getByRole('menuitem');
  await expect
    .poll(() => entries.elements().map((entry) => entry.textContent))
    .toEqual(['Zoals op het scherm (Excel)', 'Zoals op het scherm (CSV)', 'Om weer te importeren']);
  await page.getByRole('menuitem', { name: 'Om weer te importeren' }).click();
  expect(again).toHaveBeenCalledOnce();
});

test('an empty list has nothing to export', async () => {
  vi.mocked(api).mockResolvedValue({ coupons: [], meta: { pagination: { total: 0 } } });
  await renderScreen(<Exports />);
  await expect.element(page.getByRole('button', { name: 'Exporteren' })).not.toBeInTheDocument();
});
