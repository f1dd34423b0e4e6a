import { accessLabels } from '../contract/src/access/access.labels.ts';
import { getProfile, login } from '../contract/src/access/access.ts';
import { accessMessages } from '../web/src/features/access/access.messages.ts';
import { authSessionMessages } from '../web/src/features/access/auth-sessions.messages.ts';
import { permissionMessages } from '../web/src/features/permissions/permissions.messages.ts';
import { expect, PASSWORD, test } from './product.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

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

test('a device that was left behind is logged out on the profile', async ({ product }, info) => {
  const { page, words } = product;
  const t = words(authSessionMessages);
  const email = people[info.project.name] ?? 'beheer@zwemclub.example';
  await product.logIn(email);
  const left = await page.request.post(login.path, {
    data: { email, password: PASSWORD },
    headers: { 'user-agent': PHONE },
  });
  const { api_token } = await left.json();
  const profile = () => page.request.get(getProfile.path, { headers: { authorization: `Bearer ${api_token}` } });
  expect((await profile()).status()).toBe(200);

  await product.open('/profile');
  const device = t.on('Safari', 'iPhone');
  const row = page.getByRole('list', { name: t.list }).getByRole('listitem').filter({ hasText: device }).first();
  await expect(row).toContainText(t.place('').trim());
  await product.checkAccess('sessions on the profile');
  await row.getByRole('button').press('Enter');
  const question = page.getByRole('alertdialog', { name: t.endOne.title(device) });
  await question.getByRole('button', { name: t.endOne.confirm }).click();
  await expect(page.getByText(t.endOne.done(device))).toBeVisible();
  expect((await profile()).status()).toBe(401);
});

test('a superadmin closes a login and opens it again', { tag: '@once' }, async ({ product }) => {
  const { page, words, publicApi } = product;
  const { logins, people: t } = words(permissionMessages);
  const email = 'leeg@beweegplein.example';
  const logIn = () =>
    publicApi(login, { body: { email, password: PASSWORD } }).then(
      () => true,
      () => false,
    );
  await product.logIn('super@beweegplein.example');
  await product.open(`/admin/permissions?tab=people&search=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  const choose = async (action: string) => {
    await row.getByRole('button').last().click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose(logins.close.action);
  await page.getByRole('alertdialog').getByRole('button', { name: logins.close.action }).click();
  await expect(row).toContainText(t.closed);
  expect(await logIn()).toBe(false);
  await choose(logins.reopen.action);
  await expect(row).toContainText(t.open);
  expect(await logIn()).toBe(true);
});
