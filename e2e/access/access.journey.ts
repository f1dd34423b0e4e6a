import { accessLabels } from '../../contract/src/access/access.labels.ts';
import { getProfile, login } from '../../contract/src/access/access.ts';
import { listTeam, removeMember } from '../../contract/src/team/team.ts';
import { accessMessages } from '../../web/src/features/access/access.messages.ts';
import { authSessionMessages } from '../../web/src/features/access/auth-sessions/auth-sessions.messages.ts';
import { ownDataMessages } from '../../web/src/features/access/profile/own-data.messages.ts';
import { permissionMessages } from '../../web/src/features/permissions/permissions.messages.ts';
import { expect, PASSWORD, test } from '../product.ts';
import { makeTrainerElsewhere } from '../screens/accounts.ts';
import { RUNNING_CLUB } from '../screens/demo-organizations.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1';

test('a wrong password shows an error on its field, and the right one logs in', { tag: '@phone' }, async ({
  product,
}) => {
  const { page, locale, words } = product;
  const t = words(accessMessages);
  const email = 'trainer@zwemclub.example';
  await page.goto('/profile');
  await page.waitForURL(/\/login\?redirect=/);
  await page.getByRole('textbox', { name: accessLabels[locale].email }).fill(email);
  await page.locator('input[type=password]').fill('niet het wachtwoord');
  await page.getByRole('button', { name: t.login.submit }).click();
  await expect(page.getByText({ nl: 'Deze combinatie van', en: 'This combination of' }[locale]).first()).toBeVisible();
  // the field with the error gets the focus, which must not happen while the next text is typed
  await expect(page.locator('input[type=password]')).toBeFocused();
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: t.login.submit }).click();
  await page.waitForURL('**/profile');
});

test('a lost device is logged out in the profile', { tag: '@en' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(authSessionMessages);
  const email = 'admin@beweegplein.example';
  await product.logIn(email, 'own');
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
  await row.getByRole('button').press('Enter');
  const question = page.getByRole('alertdialog', { name: t.endOne.title(device) });
  await question.getByRole('button', { name: t.endOne.confirm }).click();
  await expect(page.getByText(t.endOne.done(device))).toBeVisible();
  // the row and its button are gone
  await expect(row).toHaveCount(0);
  await expect(page.locator('h1:focus, h2:focus, h3:focus')).toHaveCount(1);
  expect((await profile()).status()).toBe(401);
});

test('reasons against erasing an account are shown before the password is asked', async ({ product }) => {
  const { page, words } = product;
  const t = words(ownDataMessages);
  await product.logIn('beheer@zwemclub.example');
  await product.open('/profile');
  const button = page.getByRole('button', { name: t.erase });
  await button.click();
  const dialog = page.getByRole('alertdialog', { name: t.confirm.title });
  await expect(dialog).toContainText(t.blocked.role(t.blocked.roles.organization, 'Zwemclub De Otters'));
  await expect(dialog.locator('input[type=password]')).toHaveCount(0);
  await product.checkAccessibility('an account that can’t be erased yet');
  await dialog.getByRole('button').click();
  await expect(button).toBeFocused();
});

test('an account is erased, and the focus goes to the list', async ({ product }) => {
  const { page, words } = product;
  const { erase } = words(permissionMessages);
  const email = `${product
    .ownName('wissen')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}@test.example`;
  await makeTrainerElsewhere(product, email);
  const staff = await product.apiOf('beheer@multi.example');
  const params = { organizationId: RUNNING_CLUB };
  const { team } = await staff(listTeam, { params, query: { search: email } });
  await staff(removeMember, { params: { ...params, userId: team[0]?.user_id ?? 0 } });
  await product.logIn('super@beweegplein.example');
  await product.open(`/admin/permissions?tab=people&search=${email}`);
  const row = page.getByRole('row').filter({ hasText: email });
  await row.getByRole('button').last().click();
  await page.getByRole('menuitem', { name: erase.action }).click();
  const dialog = page.getByRole('alertdialog', { name: erase.title(email) });
  await dialog.getByRole('textbox').fill(email);
  await dialog.getByRole('textbox').press('Enter');
  await expect(page.getByText(erase.done)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.locator('h1:focus, h2:focus, h3:focus')).toHaveCount(1);
});

test('a superadmin closes a login and opens it again', async ({ product }) => {
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
  await expect(row.getByRole('button').last()).toBeFocused();
  expect(await logIn()).toBe(false);
  await choose(logins.reopen.action);
  await expect(row).toContainText(t.open);
  expect(await logIn()).toBe(true);
});
