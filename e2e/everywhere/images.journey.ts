import { accessLabels } from '../../contract/src/access/access.labels.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { organizationLabels } from '../../contract/src/organizations/organizations.labels.ts';
import { accessMessages } from '../../web/src/features/access/access.messages.ts';
import { editMessages } from '../../web/src/screens/edit/edit.messages.ts';
import { expect, PASSWORD, type Product, test } from '../product.ts';
import { editScreen } from '../screens/edit-screen.ts';
import { endSession } from '../browser/end-session.ts';
import { imageField } from '../screens/image-field.ts';
import { openLocation, original, wide } from '../screens/location-image.ts';
import { NEIGHBOURHOOD, RUNNING_CLUB } from '../screens/demo-organizations.ts';
import { fillLocationAsDraft } from '../screens/locations.ts';
import { jpeg, uprightPhoto } from '../browser/pictures.ts';

test('a photo from a phone becomes the image of a location', { tag: '@phone' }, async ({ product }) => {
  const { page } = product;
  const { field, form, stored, name } = await openLocation(product);
  const upright = { width: 1000, height: 1200 };
  await test.step('it is chosen, resized, uploaded and saved', async () => {
    await field.pick(await uprightPhoto('bad.jpg', upright));
    await field.expectImage({ name: 'bad.jpg', ...upright });
    await form.save(name);
  });
  const image = await stored();
  expect(image).toMatchObject({ mime_type: 'image/webp', ...upright });
  await test.step('the metadata about where and how the photo was taken is removed from the file', async () => {
    const { exif, orientation, width, height } = await (await original(product, image)).metadata();
    expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, ...upright });
  });
  await test.step('it is there the next time, and can be removed', async () => {
    await page.reload();
    await field.expectImage({ ...upright, size: image?.size ?? 0 });
    await product.checkAccessibility('stored image');
    await field.remove.click();
    await expect(field.choose).toBeVisible();
    await form.save(name);
    expect(await stored()).toBeNull();
  });
});

test('the image of an unsaved form is restored with its draft', async ({ product }) => {
  const { page, words } = product;
  // no other journey adds locations there: a draft is kept per person and organisation
  const path = `/organizations/${NEIGHBOURHOOD}/locations/create`;
  await product.logIn('beheer@multi.example');
  await product.open(path);
  const field = imageField(product, words(locationLabels).image);
  await field.pick(await jpeg('zaal.jpg', wide));
  await field.expectImage({ name: 'zaal.jpg', ...wide });
  const name = product.ownName('Zaal');
  await fillLocationAsDraft(product, name);
  await page.reload();
  await page.getByRole('button', { name: words(editMessages).draft.restore }).click();
  await field.expectImage(wide);
  await editScreen(product).add();
  await page.waitForURL(/\/locations\/\d+\/update$/);
  await field.expectImage(wide);
});

test('after a session that ends before an upload, the user only has to type the password', async ({ product }) => {
  const { page, words } = product;
  const t = words(accessMessages);
  const { field, form, stored } = await openLocation(product, 'own');
  const name = product.ownName('Bad');
  await form.field(words(locationLabels).name).fill(name);
  await endSession(product);
  await field.pick(await jpeg('breed.jpg', wide));
  await expect(page.getByRole('dialog', { name: t.again.title })).toBeVisible();
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: t.login.submit }).click();
  await field.expectImage({ name: 'breed.jpg', ...wide });
  await form.save(name);
  expect(await stored()).toMatchObject(wide);
});

test('a profile picture and a logo are shown wherever people and organisations are', async ({ product }) => {
  const { page, words } = product;
  const square = { width: 600, height: 600 };
  const bar = page.getByRole('banner');
  const served = (element: ReturnType<Product['page']['locator']>) =>
    expect.poll(() => element.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await product.logIn('beheer@multi.example');
  await test.step('a profile picture is stored at once, without saving', async () => {
    await product.open('/profile');
    const field = imageField(product, words(accessLabels).avatar);
    await field.pick(await jpeg('ik.jpg', square));
    await expect(page.getByText(words(accessMessages).profile.pictureSaved)).toBeVisible();
    await served(bar.getByRole('button').last().locator('img'));
    await product.checkAccessibility('profile with a picture');
    await field.remove.click();
    await expect(bar.getByRole('button').last().locator('img')).toHaveCount(0);
    await expect(field.choose).toBeFocused();
  });
  await test.step('a logo is shown in the header and in the picker of organisations', async () => {
    await product.open(`/organizations/${RUNNING_CLUB}/profile`);
    const field = imageField(product, words(organizationLabels).logo);
    await field.pick(await jpeg('logo.jpg', square));
    await field.expectImage({ name: 'logo.jpg', ...square });
    await editScreen(product).saveButton.click();
    await served(page.getByRole('main').locator('div:has(h1) > img'));
    await served(bar.locator('[aria-haspopup=dialog] img'));
  });
});
