import { getProfile } from '../../contract/src/access/access.ts';
import { financeLabels } from '../../contract/src/finances/finances.labels.ts';
import { createOrganization } from '../../contract/src/organizations/new-organization.ts';
import { bankAccountMessages } from '../../web/src/features/finances/bank-account.messages.ts';
import { financeMessages } from '../../web/src/features/finances/finances.messages.ts';
import { expect, PASSWORD, test } from '../product.ts';
import { editScreen } from '../screens/edit-screen.ts';
import { linkFor } from '../screens/mailbox.ts';

const ADMIN = 'admin@waterstad.example';

test('a bank account is entered, and confirmed with the link in the mail', { tag: '@phone' }, async ({ product }) => {
  const { page, words, locale } = product;
  const [t, link] = [words(financeMessages), words(bankAccountMessages)];
  const labels = financeLabels[locale];
  const form = editScreen(product);
  const { applications } = await (await product.apiOf(ADMIN))(getProfile, {});
  // a person who changed the email address can't confirm an account with a mail to it, so another person changed it here
  const api = await product.apiOf('super@beweegplein.example');
  const name = product.ownName('Roeiclub');
  const email = `${name.replace(/\W/g, '')}@post.example`.toLowerCase();
  const { organization } = await api(createOrganization, {
    body: { name, email, city: 'Waterstad', applications: applications.map(({ id }) => id) },
  });
  const finances = `/organizations/${organization.id}/finances`;

  await test.step('the tab Info asks for the password with a new IBAN, and then shows that a confirmation is awaited', async () => {
    await product.logIn(ADMIN);
    await product.open(finances);
    await expect(page.getByText(t.notices.none)).toBeVisible();
    await page.getByLabel(labels.account_name).fill('Roeiclub');
    await page.getByLabel(labels.iban).fill('nl90 tstb 0000 0001 01');
    await page.getByLabel(labels.current_password).fill(PASSWORD);
    await product.checkAccessibility('the finance info');
    await form.save(t.title, t.saved);
    await expect(page.getByText(t.notices.held('NL••••0101', '').replace(/\.$/, ''))).toBeVisible();
  });

  const address = await linkFor(product, email, '/finance-confirm');
  await test.step('the organisation confirms it without a login', async () => {
    await product.logOut();
    await product.open(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link.title(name));
    await expect(page.getByText('NL••••0101')).toBeVisible();
    await product.checkAccessibility('the page behind the link');
    await page.getByRole('button', { name: link.confirm }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link.ended.confirmed.title);
    await product.load(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link.ended.confirmed.title);
  });

  await test.step('the organisation stops it after all', async () => {
    await page.getByRole('button', { name: link.stop }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(link.ended.stopped.title);
    await product.checkAccessibility('the account that was stopped');
    await product.logIn('super@beweegplein.example');
    await product.open(finances);
    await page.getByRole('button', { name: t.notices.release }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: t.releasing.confirm }).click();
    await expect(page.getByText(t.notices.released)).toBeVisible();
  });

  await test.step('payouts continue, and the other tabs have their own URLs', async () => {
    await product.logIn(ADMIN);
    await product.open(finances);
    await expect(page.getByText(t.account.iban('NL••••0101'))).toBeVisible();
    await expect(page.getByText(t.notices.bySuperadmin)).toBeHidden();
    await page.getByRole('link', { name: t.tabs.rates, exact: true }).click();
    await expect(page).toHaveURL(/\?tab=rates$/);
    await page.getByRole('link', { name: t.tabs.cancellation, exact: true }).click();
    await expect(page).toHaveURL(/\?tab=cancellation$/);
  });
});
