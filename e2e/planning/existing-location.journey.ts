import { createLocation, removeLocation } from '../../contract/src/locations/locations.ts';
import { locationMessages } from '../../web/src/features/locations/locations.messages.ts';
import { historyMessages } from '../../web/src/screens/history/history.messages.ts';
import { screenMessages } from '../../web/src/screens/screen.messages.ts';
import { expect, test } from '../product.ts';
import { uiWords } from '../screens/edit-screen.ts';
import { SWIMMING_CLUB } from '../screens/demo-organizations.ts';

test('a location of another club is found, linked and shown in the list', { tag: '@en' }, async ({ product }) => {
  const { page, words, ownName } = product;
  const t = words(locationMessages);
  const name = ownName('Sportpark');
  const admin = await product.apiOf('super@beweegplein.example');
  const { location } = await admin(createLocation, {
    params: { organizationId: 2 },
    body: {
      name,
      street: 'Parklaan',
      house_number: '7',
      zipcode: '3451 AB',
      city: 'Waterstad',
      type_ids: [],
      sport_ids: [],
      contacts: [],
    },
  });
  await product.logIn('beheer@zwemclub.example');
  await product.open(`/organizations/${SWIMMING_CLUB}/locations?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: t.existing.action }).click();
  const picker = page.getByRole('dialog').getByRole('combobox', { name: t.existing.label });
  await expect(picker).toBeVisible();
  await product.checkAccessibility('the dialog to link a location');
  await picker.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByText(t.existing.done(name))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const link = page.getByRole('main').getByRole('link', { name });
  await expect(link).toBeVisible();

  await test.step('after removal it can be restored long after the undo bar has gone', async () => {
    const { more, close } = words(uiWords);
    const { removed: label, remove } = words(screenMessages);
    const staff = await product.apiOf('beheer@zwemclub.example');
    await staff(removeLocation, { params: { organizationId: SWIMMING_CLUB, locationId: location.id } });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: more, exact: true }).click();
    await page.getByRole('menuitem', { name: label }).click();
    const drawer = page.getByRole('dialog', { name: label });
    const putBack = drawer.getByRole('button', { name: words(historyMessages).removed.restoreName(name) });
    await expect(putBack).toBeVisible();
    await expect(link).toBeHidden();
    await product.checkAccessibility('what was removed lately');
    await putBack.click();
    await expect(page.getByText(remove.restored(name))).toBeVisible();
    await expect(putBack).toBeHidden();
    await drawer.getByRole('button', { name: close, exact: true }).click();
    await expect(link).toBeVisible();
  });
});
