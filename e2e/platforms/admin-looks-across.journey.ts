import { activityMessages } from '../../web/src/features/activities/activities.messages.ts';
import { locationMessages } from '../../web/src/features/locations/locations.messages.ts';
import { organizationMessages } from '../../web/src/features/organizations/organizations.messages.ts';
import { viewMessages } from '../../web/src/screens/list/views/saved/view.messages.ts';
import { screenMessages } from '../../web/src/screens/screen.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';
import { switchOrganization } from '../screens/shell.ts';

const ADMIN = 'admin@beweegplein.example';

test('search and filters are in the URL, and Back goes through them', { tag: '@sizes' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(activityMessages);
  const wordsOfLists = words(screenMessages);
  const filter = words(uiWords).filter;
  await product.logIn(ADMIN);
  await product.open('/application/activities');
  // the first row, by its link: a long list renders only visible rows, and a card contains more than its name
  const address = await page.locator('[data-index="0"]').getByRole('link').first().getAttribute('href');
  const first = page.getByRole('main').locator(`a[href="${address}"]`);

  await page.getByRole('searchbox', { name: t.search }).fill('judo');
  await expect(page).toHaveURL(/\?search=judo$/);
  await expect(rows(product, 'Kleuterjudo')).toBeVisible();
  await expect(first).toHaveCount(0);

  await page.getByRole('button', { name: filter.add, exact: true }).click();
  await page.getByRole('menuitem', { name: t.columns.status, exact: true }).click();
  await page.getByRole('menuitem', { name: t.publish.concept, exact: true }).click();
  await expect(page).toHaveURL(/concept=1/);
  await expect(rows(product, 'Kleuterjudo')).toHaveCount(0);
  await product.checkAccessibility('nothing found');
  await page.reload();
  await expect(
    page.getByText(`${wordsOfLists.filter.is(t.columns.status)} ${t.publish.concept}`, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('judo');

  await page.goBack();
  await expect(rows(product, 'Kleuterjudo')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('judo');
  await page.goBack();
  await expect(page.getByRole('searchbox', { name: t.search })).toHaveValue('');
  await expect(first.first()).toBeVisible();
});

/** A row of the list, or a card on a phone, by the name of its record. */
const rows = ({ page }: Product, name: string) => page.getByRole('main').getByRole('link', { name });

test('a view is saved under a name, for the next visit', async ({ product }) => {
  const { page, words } = product;
  const { save } = words(screenMessages).views;
  const t = words(viewMessages);
  const name = product.ownName('Concepten');
  await product.logIn(ADMIN);
  await product.open('/application/activities?concept=1');
  await page.getByRole('button', { name: save }).click();
  await page.getByRole('textbox', { name: t.name }).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: save }).click();
  await expect(page.getByText(t.saved(name))).toBeVisible();

  await page.evaluate(() => sessionStorage.clear());
  await product.open('/application/activities');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/\?concept=1$/);
  await expect(rows(product, 'Kennismaken met waterpolo')).toBeVisible();
  await page.getByRole('button', { name: t.manage }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t.actions(name) })
    .click();
  await page.getByRole('menuitem', { name: t.removeNow }).click();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('another organisation opens in the same section', { tag: ['@phone', '@en'] }, async ({ product }) => {
  const { page, words } = product;
  await product.logIn(ADMIN);
  await product.open('/application/locations');
  await switchOrganization(product, 'Zwemclub De Otters');
  await page.waitForURL('**/organizations/1/locations');
  await expect(rows(product, 'Zwembad De Waterlelie')).toBeVisible();
  await switchOrganization(product, 'Judoschool Kodai');
  await page.waitForURL('**/organizations/2/locations');
  await expect(page.getByRole('heading', { level: 1, name: words(locationMessages).title })).toBeVisible();
  await expect(rows(product, 'Zwembad De Waterlelie')).toHaveCount(0);
});

test('all organisations are in one list', { tag: '@en' }, async ({ product }) => {
  const { page, words } = product;
  await product.logIn(ADMIN);
  await product.open('/application/organizations/management');
  await expect(page.getByRole('heading', { level: 1, name: words(organizationMessages).title })).toBeVisible();
  await expect(rows(product, 'Dansstudio Ritme & Zo')).toBeVisible();
  // a long list renders only visible rows, so the last of the alphabet is searched
  await product.open('/application/organizations/management?search=otters');
  await expect(rows(product, 'Zwemclub De Otters')).toBeVisible();
  await expect(rows(product, 'Judoschool Kodai')).toHaveCount(0);
});
