import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { listLocations } from '../../contract/src/locations/locations.ts';
import { organizationLabels } from '../../contract/src/organizations/organizations.labels.ts';
import { integrationMessages } from '../../web/src/features/integrations/integrations.messages.ts';
import { organizationMessages } from '../../web/src/features/organizations/organizations.messages.ts';
import { expect, test } from '../product.ts';
import { editScreen, uiWords } from '../screens/edit-screen.ts';

// of another platform than the one whose review queue a journey goes through, since the new organisation is listed in the queue
const ADMIN = 'admin@beweegplein.example';

test('an organisation starts with a location, and gives another system access', { tag: '@en' }, async ({ product }) => {
  const { page, words } = product;
  const t = words(organizationMessages);
  const labels = words(locationLabels);
  const form = editScreen(product);
  const place = page.getByRole('region', { name: t.firstLocation.title });
  const name = product.ownName('Rugbyclub');
  await product.logIn(ADMIN);
  await product.open('/application/organizations/management/create');
  await test.step('known fields are filled in, and the others are asked', async () => {
    await form.field(words(organizationLabels).name).fill(name);
    await form.field(words(organizationLabels).city).fill('Waterstad');
    await place.getByRole('switch', { name: t.firstLocation.add }).click();
    await expect(place.getByRole('textbox', { name: labels.name })).toHaveValue(name);
    await expect(place.getByRole('textbox', { name: labels.city })).toHaveValue('Waterstad');
    await form.add();
    await expect(place.getByRole('textbox', { name: labels.street })).toBeFocused();
    await product.checkAccessibility('a location without an address');
  });
  await place.getByRole('textbox', { name: labels.street }).fill('Veldweg');
  await place.getByRole('textbox', { name: labels.house_number }).fill('4a');
  await place.getByRole('textbox', { name: labels.zipcode }).fill('3451ab');
  await form.add();
  await expect(page).toHaveURL(/management\/\d+$/);
  const organizationId = Number(/\d+$/.exec(page.url())?.[0]);
  const api = await product.apiOf(ADMIN);
  const { locations } = await api(listLocations, { params: { organizationId } });
  expect(locations).toMatchObject([{ name, street: 'Veldweg', house_number: '4a', zipcode: '3451 AB' }]);

  await test.step('the secret is shown until the user says that it is saved', async () => {
    const secrets = words(integrationMessages);
    const dialog = page.getByRole('dialog', { name: secrets.fresh.title });
    await product.open(`/application/organizations/management/${organizationId}?tab=integrations`);
    await page.getByRole('button', { name: secrets.make }).click();
    await expect(dialog.getByRole('textbox', { name: secrets.secret })).toHaveValue(/^mvs_/);
    await product.checkAccessibility('a secret that shows once');
    await page.keyboard.press('Escape');
    await page.mouse.click(2, 400);
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button', { name: words(uiWords).close })).toHaveCount(0);
    await dialog.getByRole('button', { name: secrets.fresh.close }).click();
    await expect(dialog).toBeHidden();
  });
});
