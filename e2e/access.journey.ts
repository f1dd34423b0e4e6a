import { accessLabels } from '../contract/src/access/access.labels.ts';
import { accessMessages } from '../web/src/features/access/access.messages.ts';
import { expect, PASSWORD, test } from './product.ts';

test('a wrong password says so on the field, and the right one leads on', async ({ product }) => {
  const { page, locale, words } = product;
  const t = words(accessMessages);
  await page.goto('/organizations/1/locations');
  await page.waitForURL(/\/login\?redirect=/);
  await product.checkAccess('login');
  await page.getByRole('textbox', { name: accessLabels[locale].email }).fill('beheer@zwemclub.example');
  await page.locator('input[type=password]').fill('niet het wachtwoord');
  await page.getByRole('button', { name: t.login.submit }).click();
  await expect(page.getByText(locale === 'nl' ? 'Deze combinatie van' : 'This combination of').first()).toBeVisible();
  // the refused field gets the focus, which must not land in the middle of what is typed next
  await expect(page.getByRole('textbox', { name: accessLabels[locale].email })).toBeFocused();
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: t.login.submit }).click();
  await page.waitForURL('**/organizations/1/locations');
});
