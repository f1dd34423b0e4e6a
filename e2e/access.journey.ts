import { accessLabels } from '../contract/src/access/access.labels.ts';
import { accessMessages } from '../web/src/features/access/access.messages.ts';
import { expect, PASSWORD, test } from './product.ts';

const people: Record<string, string> = {
  'nl-desktop': 'super@beweegplein.example',
  'en-desktop': 'admin@beweegplein.example',
  'nl-phone': 'trainer@zwemclub.example',
  'en-phone': 'trainer@judo.example',
};

test('a wrong password says so on the field, and the right one leads on', async ({ product }, info) => {
  const { page, locale, words } = product;
  const t = words(accessMessages);
  // somebody else in each run: attempts are counted a person
  const email = people[info.project.name] ?? 'beheer@zwemclub.example';
  await page.goto('/profile');
  await page.waitForURL(/\/login\?redirect=/);
  await product.checkAccess('login');
  await page.getByRole('textbox', { name: accessLabels[locale].email }).fill(email);
  await page.locator('input[type=password]').fill('niet het wachtwoord');
  await page.getByRole('button', { name: t.login.submit }).click();
  await expect(page.getByText(locale === 'nl' ? 'Deze combinatie van' : 'This combination of').first()).toBeVisible();
  // the refused field gets the focus, which must not land in the middle of what is typed next
  await expect(page.getByRole('textbox', { name: accessLabels[locale].email })).toBeFocused();
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: t.login.submit }).click();
  await page.waitForURL('**/profile');
});
