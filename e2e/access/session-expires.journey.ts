import { updateProfile } from '../../contract/src/access/access.ts';
import { accessLabels } from '../../contract/src/access/access.labels.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { getLocation, listLocations } from '../../contract/src/locations/locations.ts';
import { accessMessages } from '../../web/src/features/access/access.messages.ts';
import { editMessages } from '../../web/src/screens/edit/edit.messages.ts';
import { screenMessages } from '../../web/src/screens/screen.messages.ts';
import { words as kitWords } from '../../web/src/ui/words.ts';
import { expect, load, PASSWORD, type Product, test } from '../product.ts';
import { builtFile } from '../browser/built-file.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';
import { endSession } from '../browser/end-session.ts';
import { NEIGHBOURHOOD, RUNNING_CLUB, SWIMMING_CLUB } from '../screens/demo-organizations.ts';
import { fillLocationAsDraft, fillLocation, makeLocation } from '../screens/locations.ts';

/** Login switches to the language of the account, so there is one person per language. */
const people = {
  nl: { email: 'beheer@zwemclub.example', organizationId: SWIMMING_CLUB },
  en: { email: 'beheer@multi.example', organizationId: NEIGHBOURHOOD },
} as const;

/** Opens a new location of this run in the browser. */
async function openOwnLocation(product: Product, session: 'shared' | 'own' = 'shared') {
  const { locale } = product;
  const { email, organizationId } = people[locale];
  const api = await product.apiOf(email);
  await api(updateProfile, { body: { locale } });
  const location = await makeLocation(api, product.ownName('Sportzaal'), organizationId);
  await product.logIn(email, session);
  await product.open(location.path);
  return { ...location, api };
}

test('after a session that ends in the middle of a form, the user only has to type the password', {
  tag: '@en',
}, async ({ product }) => {
  const { page, locale, words } = product;
  const t = words(accessMessages);
  const labels = locationLabels[locale];
  const form = editScreen(product);
  const location = await openOwnLocation(product, 'own');
  const name = product.ownName('Gymzaal');
  await form.field(labels.name).fill(name);
  await form.field(labels.notes).fill('De ingang is achter het gebouw.');

  await test.step('the session is ended elsewhere', async () => {
    await endSession(product);
    // not a click of the mouse: a read in the background may already have opened the dialog over the button
    await form.saveButton.dispatchEvent('click');
    await expect(page.getByRole('dialog', { name: t.again.title })).toBeVisible();
    await product.checkAccessibility('log in again');
  });
  await test.step('the same person logs in over the form, and saving continues', async () => {
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.getByRole('button', { name: t.login.submit }).click();
    await expect(page.getByText(words(editMessages).edit.saved(name))).toBeVisible();
    await expect(form.saveBar).toBeHidden();
    await expect(form.field(labels.notes)).toHaveValue('De ingang is achter het gebouw.');
  });
  const { location: saved } = await location.api(getLocation, { params: location.params });
  expect(saved).toMatchObject({ name, notes: 'De ingang is achter het gebouw.' });
});

test('logout in another tab keeps an open form, and asks for the password over it', async ({ product }) => {
  const { page, locale, words } = product;
  const t = words(accessMessages);
  const labels = locationLabels[locale];
  const form = editScreen(product);
  const location = await openOwnLocation(product, 'own');
  const name = product.ownName('Gymzaal');
  await form.field(labels.name).fill(name);
  const clean = await page.context().newPage();
  await load(clean, '/profile');
  const other = await page.context().newPage();
  await load(other, '/logout');

  await expect(page.getByRole('dialog', { name: t.again.title })).toBeVisible();
  await expect(clean).toHaveURL(/\/login$/);
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: t.login.submit }).click();
  await expect(form.field(labels.name)).toHaveValue(name);
  await form.save(name);
  const { location: saved } = await location.api(getLocation, { params: location.params });
  expect(saved.name).toBe(name);

  await form.field(labels.name).fill('Half af');
  await test.step('when another person logs in in this browser, the form asks before it closes', async () => {
    await load(other, '/logout');
    await expect(page.getByRole('dialog', { name: t.again.title })).toBeVisible();
    await load(other, '/login');
    await other.getByRole('textbox', { name: accessLabels[locale].email }).fill(people.en.email);
    await other.locator('input[type=password]').fill(PASSWORD);
    await other.getByRole('button', { name: t.login.submit }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: words(editMessages).edit.leave.stay }).click();
    await expect(form.field(labels.name)).toHaveValue('Half af');
  });
});

test('whatever fails on saving, the typed text stays', async ({ product }) => {
  const { page, locale, words } = product;
  const labels = locationLabels[locale];
  const t = words(editMessages).edit;
  const form = editScreen(product);
  const location = await openOwnLocation(product);
  const name = product.ownName('Gymzaal');
  await form.field(labels.name).fill(name);
  const address = '**/v1/admin/organizations/*/locations/*';

  await test.step('an error of the server is shown on its field, which gets the focus', async () => {
    const sentence = 'Deze plaats is onbekend';
    await page.route(address, (route) => route.fulfill({ status: 422, json: { errors: { city: [sentence] } } }), {
      times: 1,
    });
    await form.saveButton.click();
    // on the field, above the form and in the notification bar
    await expect(page.getByText(sentence)).toHaveCount(3);
    await expect(form.field(labels.city)).toBeFocused();
    await expect(form.field(labels.name)).toHaveValue(name);
    await product.checkAccessibility('refused form');
  });
  await test.step('an internal error shows a message with a number for support', async () => {
    await page.route(
      address,
      (route) => route.fulfill({ status: 500, headers: { 'x-request-id': 'f-42' }, json: { errors: {} } }),
      { times: 1 },
    );
    await form.saveButton.click();
    await expect(page.getByText(t.failed)).toBeVisible();
    await expect(page.getByText(t.number('f-42'))).toBeVisible();
    await expect(form.field(labels.name)).toHaveValue(name);
  });
  await test.step('a very long error message leaves its button visible', async () => {
    await page.route(
      address,
      (route) => route.fulfill({ status: 422, json: { errors: { city: 'Te lang. '.repeat(400) } } }),
      {
        times: 1,
      },
    );
    await form.saveButton.click();
    const notice = page.getByRole('region', { name: words(kitWords).notification.region });
    await expect(notice).toContainText('Te lang. Te lang.');
    await expect(notice.getByRole('button')).toBeInViewport({ ratio: 1 });
  });
  await test.step('no connection', async () => {
    await page.context().setOffline(true);
    await form.saveButton.click();
    await expect(page.getByText(t.offline)).toBeVisible();
    await expect(form.field(labels.name)).toHaveValue(name);
    await page.context().setOffline(false);
  });
  await test.step('a part whose file fails to load breaks nothing else, and loads on a retry', async () => {
    const ui = words(uiWords);
    const files = `**/${builtFile('web/src/screens/history/RecordHistory.tsx')}`;
    await page.route(files, (route) => route.abort('connectionfailed'));
    await page.getByRole('button', { name: ui.more, exact: true }).click();
    await page.getByRole('menuitem', { name: words(screenMessages).history }).click();
    const fault = page.getByRole('alert').filter({ hasText: ui.error.title });
    await expect(fault).toBeVisible();
    await expect(form.field(labels.name)).toHaveValue(name);
    await page.unroute(files);
    await fault.getByRole('button', { name: ui.retry }).click();
    await page.getByRole('dialog').getByRole('button', { name: ui.close, exact: true }).click();
    await expect(form.field(labels.name)).toHaveValue(name);
  });
  await form.save(name);
  const { location: saved } = await location.api(getLocation, { params: location.params });
  expect(saved.name).toBe(name);
});

test('two people change the same record: both see it, and both changes are kept', { tag: '@en' }, async ({
  product,
}) => {
  const { page, locale, words } = product;
  const labels = locationLabels[locale];
  const t = words(editMessages).stale;
  const location = await openOwnLocation(product);
  const other = await page.context().newPage();
  await load(other, location.path);
  const mine = editScreen(product);
  const theirs = editScreen({ page: other, words });
  const name = product.ownName('Gymzaal');
  await mine.field(labels.name).fill(name);
  await mine.field(labels.city).fill('Waterstad-Noord');

  await theirs.field(labels.street).fill('Nieuweweg');
  await theirs.field(labels.city).fill('Waterstad-Oost');
  await theirs.save(location.name);
  await other.close();

  await mine.saveButton.click();
  await expect(page.getByRole('button', { name: t.view })).toBeVisible();
  // nothing else asks to reload the page, which would lose the typed text
  const notice = page.getByRole('region', { name: words(kitWords).notification.region });
  await expect(notice.getByRole('button')).toHaveCount(0);
  await page.getByRole('button', { name: t.view }).click();
  const dialog = page.getByRole('dialog', { name: t.title });
  await expect(dialog).toContainText('Nieuweweg');
  await product.checkAccessibility('two changes side by side');
  await dialog.getByRole('radio', { name: t.theirs, exact: true }).check();
  await dialog.getByRole('button', { name: t.save }).click();
  await expect(mine.saveBar).toBeHidden();
  const { location: saved } = await location.api(getLocation, { params: location.params });
  expect(saved).toMatchObject({ name, street: 'Nieuweweg', city: 'Waterstad-Oost' });
});

test('a double click adds one record', async ({ product }) => {
  const { page, locale } = product;
  const { email, organizationId } = people[locale];
  const form = editScreen(product);
  const name = product.ownName('Dubbelzaal');
  await product.logIn(email);
  await product.open(`/organizations/${organizationId}/locations/create`);
  await fillLocation(product, name);
  await form.saveButton.dblclick();
  await page.waitForURL(/\/locations\/\d+\/update$/);
  const api = await product.apiOf(email);
  const { locations } = await api(listLocations, { params: { organizationId }, query: { search: name } });
  expect(locations).toHaveLength(1);
});

test('a closed tab with a new form leaves a draft', async ({ product }) => {
  const { page, locale, words } = product;
  const t = words(editMessages).draft;
  // no other journey adds locations there: a draft is kept per person and organisation
  const path = `/organizations/${RUNNING_CLUB}/locations/create`;
  await product.logIn('beheer@multi.example');
  await product.open(path);
  const name = product.ownName('Looproute');
  await fillLocationAsDraft(product, name);
  const { name: label, city } = locationLabels[locale];
  const next = await page.context().newPage();
  await page.close();

  await load(next, path);
  const form = editScreen({ page: next, words });
  await expect(form.field(label)).toHaveValue('');
  await next.getByRole('button', { name: t.restore }).click();
  await expect(form.field(label)).toHaveValue(name);
  await expect(form.field(city)).toHaveValue('Waterstad');
  await form.add();
  await next.waitForURL(/\/locations\/\d+\/update$/);
  await load(next, path);
  await expect(next.getByRole('button', { name: t.restore })).toHaveCount(0);
});

test('when token or user is removed from the storage, the next screen asks to log in and then returns', async ({
  product,
}) => {
  const { page, locale, words } = product;
  const { email, organizationId } = people.nl;
  for (const key of ['api_token', 'user']) {
    await product.logIn(email, 'own');
    await product.open(`/organizations/${organizationId}/locations`);
    await page.evaluate((stored) => localStorage.removeItem(stored), key);
    await page.locator(`a[href="/organizations/${organizationId}/activities"]`).first().click();
    await expect(page).toHaveURL(/\/login\?redirect=%2Forganizations%2F1%2Factivities/);
    await page.getByRole('textbox', { name: accessLabels[locale].email }).fill(email);
    await page.locator('input[type=password]').fill(PASSWORD);
    await page.getByRole('button', { name: words(accessMessages).login.submit }).click();
    await expect(page).toHaveURL(new RegExp(`/organizations/${organizationId}/activities$`));
  }
});
