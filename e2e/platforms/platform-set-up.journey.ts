import { applicationLabels } from '../../contract/src/applications/applications.labels.ts';
import { createApplication, removeApplication } from '../../contract/src/applications/manage-applications.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { teamLabels } from '../../contract/src/team/team.labels.ts';
import { applicationMessages } from '../../web/src/features/applications/applications.messages.ts';
import { mapMessages } from '../../web/src/features/applications/map/map.messages.ts';
import { locationFormMessages } from '../../web/src/features/locations/edit/location-form.messages.ts';
import { teamMessages } from '../../web/src/features/team/team.messages.ts';
import type { Locator } from '@playwright/test';
import { expect, type Product, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';

const SUPERADMIN = 'super@beweegplein.example';

const geojson = (contents: unknown) => ({
  name: 'gebied.geojson',
  mimeType: 'application/geo+json',
  buffer: Buffer.from(JSON.stringify(contents)),
});
const bowTie = {
  type: 'Polygon',
  coordinates: [
    [
      [5, 52],
      [6, 53],
      [6, 52],
      [5, 53],
      [5, 52],
    ],
  ],
};
const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
];
const twoParts = {
  type: 'MultiPolygon',
  coordinates: [[square(5, 52, 0.2), square(5.05, 52.05, 0.05)], [square(5.3, 52, 0.1)]],
};

test('a superadmin sets up a platform: brand, filters, administrator', { tag: '@en' }, async ({ product }) => {
  const { page } = product;
  await product.logIn(SUPERADMIN);
  await product.load('/admin');
  await expect(page).toHaveURL(/\/admin\/applications$/);
  const name = await makePlatform(product);
  await orderFilters(product, name);
  await inviteAdministrator(product);
  await removePlatform(product, name);
});

test('the area of a platform is drawn, and replaced by a file', async ({ product }) => {
  const api = await product.apiOf(SUPERADMIN);
  const name = product.ownName('Gebied');
  const { application } = await api(createApplication, { body: { name, latitude: 52.1, longitude: 5.1 } });
  await product.logIn(SUPERADMIN);
  await product.open(`/admin/applications/${application.id}`);
  await drawArea(product, name);
  await replaceArea(product, name);
  await api(removeApplication, { params: { applicationId: application.id } });
});

async function makePlatform(product: Product): Promise<string> {
  const { page, words } = product;
  const t = words(applicationMessages);
  const label = words(applicationLabels);
  const form = editScreen(product);
  const name = product.ownName('Sportief Meer');
  await page.getByRole('link', { name: t.create }).click();
  await form.field(label.name).fill('Waterstad');
  await expect(form.field(label.slug)).toHaveValue('waterstad');
  await form.add();
  await expect(page.getByText(/waterstad-2/).first()).toBeVisible();
  // a slug that was not typed keeps following the name
  await form.field(label.name).fill(name);
  await expect(form.field(label.slug)).toHaveValue(/^sportief-meer-[0-9a-f]{8}$/);
  await form.field(label.primary_color).fill('#FFE34D');
  await expect(page.getByText(t.preview.corrected('').slice(0, 12))).toBeVisible();
  await product.checkAccessibility('a new platform');
  await form.add();
  await page.waitForURL(/\/admin\/applications\/\d+$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const openTab = (tab: string) => page.getByRole('main').getByRole('link', { name: tab, exact: true }).click();
  await openTab(t.tabs.brand);
  await expect(form.field(label.primary_color)).toHaveValue('#FFE34D');

  // what is typed on one tab is saved from another, and an error opens its tab
  const website = page.getByRole('textbox', { name: label.website_url, exact: true });
  await openTab(t.tabs.addresses);
  await website.fill('geen adres');
  await openTab(t.tabs.payments);
  await page.getByRole('textbox', { name: t.payment.fixedOf(t.payment.names.ideal) }).fill('0,49');
  await openTab(t.tabs.info);
  await form.field(label.sport_id_alias).fill('Spel');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/tab=addresses$/);
  await expect(website).toBeFocused();
  await website.fill('');
  await form.save(name);
  await openTab(t.tabs.payments);
  await page.reload();
  await expect(page.getByRole('textbox', { name: t.payment.fixedOf(t.payment.names.ideal) })).toHaveValue(/^0[,.]49$/);
  await openTab(t.tabs.info);
  await expect(form.field(label.sport_id_alias)).toHaveValue('Spel');
  return name;
}

async function drawArea(product: Product, name: string) {
  const { page, words } = product;
  const t = words(mapMessages);
  const ui = words(uiWords);
  const form = editScreen(product);
  await page.getByRole('link', { name: words(applicationMessages).tabs.map, exact: true }).click();
  await expect(page).toHaveURL(/mapbox-settigns$/);
  const area = page.getByRole('group', { name: t.geofence.label, exact: true });
  const map = area.locator('[data-ready="true"]');
  await expect(map).toBeVisible();
  await map.scrollIntoViewIfNeeded();
  await area.getByRole('button', { name: ui.map.draw }).click();
  const canvas = area.locator('canvas').first();
  const press = async (x: number, y: number, seen: Locator) => {
    await canvas.click({ position: { x, y } });
    await expect(seen).toBeVisible();
  };
  await press(90, 90, area.getByText(ui.map.drawing(1)));
  await press(230, 100, area.getByText(ui.map.drawing(2)));
  await press(220, 250, area.getByText(ui.map.drawing(3)));
  await press(100, 240, area.getByText(ui.map.drawing(4)));
  await press(90, 90, page.getByText(/km² · 4 /));
  // the keyboard can do the same as the mouse: the corners are also fields
  await area.getByRole('button', { name: ui.map.removePoint(4) }).click();
  await expect(page.getByText(/km² · 3 /)).toBeVisible();
  await form.save(name);
  await page.reload();
  await expect(page.getByText(/km² · 3 /)).toBeVisible();
  await product.checkAccessibility('the map of a platform');
}

async function replaceArea(product: Product, name: string) {
  const { page, words } = product;
  const t = words(mapMessages).geofence;
  const form = editScreen(product);
  const pick = page.locator('input[type=file]');
  await pick.setInputFiles(geojson(bowTie));
  await expect(page.getByText(/52[.,]5, 5[.,]5/)).toBeVisible();
  await pick.setInputFiles(geojson(twoParts));
  await expect(page.getByText(t.tooLarge)).toBeVisible();
  await form.save(name);
  await page.reload();
  await expect(page.getByText(t.tooLarge)).toBeVisible();
  await page.getByRole('button', { name: t.drawAnew }).click();
  await form.saveBar.getByRole('button', { name: words(uiWords).save.discard }).click();
  await expect(page.getByText(t.tooLarge)).toBeVisible();
}

async function orderFilters(product: Product, name: string) {
  const { page, words } = product;
  const t = words(applicationMessages);
  const ui = words(uiWords);
  const { sport, category } = t.filters.names;
  const form = editScreen(product);
  await page.getByRole('link', { name: t.tabs.primary }).click();
  const rows = page.getByRole('list', { name: words(applicationLabels).primary }).getByRole('listitem');
  await expect(rows.first()).toContainText(sport);
  await page.getByRole('button', { name: ui.order.move(sport) }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(rows.nth(1)).toContainText(sport);
  await expect(page.getByRole('button', { name: ui.order.move(sport) })).toBeFocused();
  await page.getByRole('button', { name: ui.order.down(category) }).click();
  await expect(rows.first()).toContainText(sport);
  await page.getByRole('button', { name: t.filters.moveTo.secondary(sport) }).click();
  await form.save(name);
  await page.getByRole('link', { name: t.tabs.secondary }).click();
  const secondary = page.getByRole('list', { name: words(applicationLabels).secondary }).getByRole('listitem');
  await expect(secondary.last()).toContainText(sport);
}

async function inviteAdministrator(product: Product) {
  const { page, words } = product;
  const t = words(teamMessages);
  const label = words(teamLabels);
  await page.getByRole('link', { name: words(applicationMessages).tabs.users, exact: true }).click();
  await page.getByRole('button', { name: t.invite, exact: true }).first().click();
  const panel = page.getByRole('dialog');
  await panel.getByRole('textbox', { name: label.first_name }).fill('Mirthe');
  await panel.getByRole('textbox', { name: label.last_name }).fill('Beheer');
  await panel.getByRole('textbox', { name: label.email }).fill(`${crypto.randomUUID()}@meer.example`);
  await panel.getByRole('button', { name: t.panel.send(1) }).click();
  await expect(page.getByText('Mirthe Beheer').first()).toBeVisible();
}

async function removePlatform(product: Product, name: string) {
  const { page, words } = product;
  const t = words(applicationMessages).remove;
  const more = page.getByRole('button', { name: words(uiWords).more, exact: true });
  await more.click();
  await page.getByRole('menuitem', { name: t.action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).click();
  await expect(page).toHaveURL(/\/admin\/applications$/);
  await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(0);
}

test('a platform that is not empty stays, and says why', async ({ product }) => {
  const { page, words } = product;
  const t = words(applicationMessages);
  await product.logIn(SUPERADMIN);
  await product.open('/admin/applications/2?tab=organizations');
  await expect(page.getByRole('main').getByRole('link', { name: 'Zwemclub De Otters' })).toBeVisible();
  await page.getByRole('button', { name: words(uiWords).more, exact: true }).click();
  await page.getByRole('menuitem', { name: t.remove.action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: t.remove.confirm }).click();
  await expect(page.getByText(/nog niet leeg: .* organisaties/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Sportief Waterstad' })).toBeVisible();
});

test('a pin outside the area of the platform gives only a warning', async ({ product }) => {
  const { page, words } = product;
  const form = editScreen(product);
  const label = words(locationLabels);
  await product.logIn('beheer@zwemclub.example');
  await product.open('/organizations/1/locations/create');
  const warning = page.getByText(words(locationFormMessages).elsewhere('Sportief Waterstad'));
  await form.field(label.latitude).fill('52,37');
  await form.field(label.longitude).fill('6,5');
  await expect(warning).toBeVisible();
  await form.field(label.longitude).fill('4,9');
  await expect(warning).toHaveCount(0);
});

test('the right spelling of “mapbox-settigns” leads to that screen', async ({ product }) => {
  await product.logIn(SUPERADMIN);
  await product.load('/admin/applications/2/mapbox-settings');
  await expect(product.page).toHaveURL(/\/admin\/applications\/2\/mapbox-settigns$/);
});
