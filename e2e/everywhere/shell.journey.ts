import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { shellMessages } from '../../web/src/app/shell/shell.messages.ts';
import { homeMessages } from '../../web/src/features/home/home.messages.ts';
import { expect, type Product, test } from '../product.ts';
import { editScreen } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { menu, switchOrganization } from '../screens/shell.ts';

const row = ({ page }: Product, name: string) => page.getByRole('main').getByRole('link', { name });

test('switching to another application changes everything, and a late reply of the former one changes nothing', async ({
  product,
}) => {
  const { page, words } = product;
  await product.logIn('super@beweegplein.example');
  await product.open('/application');
  await expect(page).toHaveTitle(/. · Beweegplein Nederland$/);
  const brand = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mv-brand-solid'));
  const before = await brand();

  // the national platform answers slowly: its list is still loading when another platform is chosen
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked: string[] = [];
  await page.route('**/v1/admin/applications/activities?**', async (route) => {
    const application = route.request().headers()['x-application-id'] ?? '';
    asked.push(application);
    if (application === '1') await held;
    await route.continue().catch(() => {});
  });
  const openActivities = async () => {
    await (await menu(product)).getByRole('link', { name: words({ nl: 'Activiteiten', en: 'Activities' }) }).click();
    await page.waitForURL('**/application/activities');
  };
  await openActivities();
  await expect.poll(() => asked).toContain('1');

  await switchOrganization(product, 'Actief Heuvelland');
  await page.waitForURL('**/application');
  await expect(page).toHaveTitle(/. · Actief Heuvelland$/);
  await expect.poll(brand).not.toBe(before);
  await openActivities();
  await expect(row(product, 'Wandelen in het heuvelland')).toBeVisible();
  release();
  await page.waitForLoadState('networkidle');
  await expect(row(product, 'Aquajoggen')).toHaveCount(0);
  await expect(page).toHaveTitle(/. · Actief Heuvelland$/);
});

test('when a user stays with an unsaved form, the platform does not change either', async ({ product }) => {
  const { page, locale } = product;
  await product.logIn('super@beweegplein.example');
  await product.open(`/organizations/${SWIMMING_CLUB}/locations/create`);
  await editScreen(product).field(locationLabels[locale].name).fill('Half af');
  await switchOrganization(product, 'Sportief Waterstad');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveTitle(/. · Beweegplein Nederland$/);
  await expect(editScreen(product).field(locationLabels[locale].name)).toHaveValue('Half af');
});

test('a new version is offered when nothing is typed, and loads only on request', async ({ product }) => {
  const { page, locale, words } = product;
  const t = words(shellMessages).version;
  await page.clock.install();
  await product.logIn('beheer@zwemclub.example');
  await product.open(`/organizations/${SWIMMING_CLUB}/locations/create`);
  await page.route(/\/$/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer.js"></script>' }),
  );
  const name = editScreen(product).field(locationLabels[locale].name);
  await name.fill('Half af');
  await page.clock.runFor(11 * 60_000);
  await expect(page.getByText(t.text)).toHaveCount(0);
  await name.fill('');
  await expect(page.getByText(t.text)).toBeVisible();
  await page.getByRole('button', { name: t.reload }).click();
  await expect(name).toHaveValue('');
  await expect(page.getByText(t.text)).toHaveCount(0);
});

test('first steps are ticked automatically, can be hidden, and are shown again from the help menu', {
  tag: '@sizes',
}, async ({ product }) => {
  const { page, words } = product;
  const t = words(homeMessages).setup;
  await product.logIn('beheer@zwemclub.example');
  await product.open(`/organizations/${SWIMMING_CLUB}?setup=1`);
  const steps = page.getByRole('region', { name: t.title });
  await expect(steps.getByRole('link', { name: t.steps.published })).toContainText(t.done);
  await product.checkAccessibility('the first steps');
  await steps.getByRole('button', { name: t.hide }).click();
  await expect(steps).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(steps).toHaveCount(0);
  if (product.isPhone) {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(t.title);
    await page.getByRole('option', { name: t.title }).click();
  } else {
    await page.getByRole('button', { name: words(shellMessages).help }).click();
    await page.getByRole('menuitem', { name: words(shellMessages).setup }).click();
  }
  await steps.getByRole('link', { name: t.steps.location }).click();
  await page.waitForURL('**/locations/create');
});

const RETRY = { nl: 'Opnieuw proberen', en: 'Try again' };

test('a start without a network shows a button that tries again', { tag: '@en' }, async ({ product }) => {
  const { page, locale } = product;
  // the network goes away once the scripts of the first page are there: nothing can be loaded any more
  let isGone = false;
  await page.route('**/*', (route) => {
    isGone ||= route.request().url().includes('/v1/');
    return isGone ? route.abort() : route.continue();
  });
  // without the settings that the server writes into the page, the product has to load them
  await page.route('**/login', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="settings"', '') });
  });
  await page.goto('/login');
  const retry = page.getByRole('button', { name: RETRY[locale] });
  await expect(retry).toBeVisible();
  await expect(page.getByRole('alert').getByRole('heading')).toBeVisible();
  // still no network
  await retry.click();
  await expect(retry).toBeVisible();
  await page.unrouteAll();
  await retry.click();
  await expect(page.locator('input[type=password]')).toBeVisible();
});
