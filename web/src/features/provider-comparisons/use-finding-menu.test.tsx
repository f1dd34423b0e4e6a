import type { ProviderFinding } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { ActionMenu } from '../../ui/overlays/menus/ActionMenu.tsx';
import { useFindingMenu } from './use-finding-menu.ts';

const finding = { entry: 'payment', reference: 'tr_12', order_id: null, organization: null } as ProviderFinding;

function Menu() {
  return <ActionMenu label="Acties" items={useFindingMenu(null)(finding)} />;
}

async function copy() {
  await renderScreen(<Menu />);
  await page.getByRole('button', { name: 'Acties' }).click();
  await page.getByRole('menuitem', { name: 'Nummer kopiëren' }).click();
}

afterEach(() => {
  vi.restoreAllMocks();
});

test('reports a copied number', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copy();
  await expect.element(page.getByText('Nummer gekopieerd')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('tr_12');
});

test('shows the number when the browser has no clipboard', async () => {
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await copy();
  await expect.element(page.getByText('Kopiëren lukt hier niet. Het nummer is tr_12.')).toBeVisible();
});
