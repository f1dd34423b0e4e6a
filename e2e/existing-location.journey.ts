import { createLocation } from '../contract/src/locations/locations.ts';
import { locationMessages } from '../web/src/features/locations/locations.messages.ts';
import { expect, test } from './product.ts';

test('a location of another club is found, linked and stands in the list', { tag: '@twice' }, async ({ product }) => {
  const { page, words, ownName } = product;
  const t = words(locationMessages);
  const name = ownName('Sportpark');
  const admin = await product.apiOf('super@beweegplein.example');
  await admin(createLocation, {
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
  await product.open(`/organizations/1/locations?search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: t.existing.action }).click();
  const picker = page.getByRole('dialog').getByRole('combobox', { name: t.existing.label });
  await expect(picker).toBeVisible();
  await product.checkAccess('the dialog to link a location');
  await picker.fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page.getByText(t.existing.done(name))).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
});
