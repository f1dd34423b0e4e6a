import { shellMessages } from '../../web/src/app/shell/shell.messages.ts';
import type { Product } from '../product.ts';

/** The menu at the side; on a phone this opens it first. */
export async function menu({ page, words, isPhone }: Product) {
  const t = words(shellMessages);
  if (!isPhone) return page.getByRole('navigation', { name: t.menu, exact: true });
  await page.getByRole('button', { name: t.menu, exact: true }).click();
  return page.getByRole('dialog').getByRole('navigation');
}

/** Switches to another organisation by its name. */
export async function switchOrganization({ page, words, isPhone }: Product, name: string) {
  const t = words(shellMessages);
  if (isPhone) await page.getByRole('button', { name: t.menu, exact: true }).click();
  await page.getByRole('button', { name: t.picker.change }).first().click();
  await page.getByRole('combobox', { name: t.picker.search }).fill(name);
  await page.getByRole('option', { name }).click();
}

/** Presses a button above a list, which on a phone is behind “…”. */
export async function pressTool({ page, isPhone }: Product, name: string) {
  if (!isPhone) return page.getByRole('button', { name, exact: true }).click();
  await page.locator('[data-part=tools] [aria-haspopup=menu]').click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}
