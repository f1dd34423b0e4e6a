import sharp from 'sharp';
import { accessLabels } from '../contract/src/access/access.labels.ts';
import { uploadFile } from '../contract/src/files/files.ts';
import { locationLabels } from '../contract/src/locations/locations.labels.ts';
import { organizationLabels } from '../contract/src/organizations/organizations.labels.ts';
import { imageRules } from '../domain/src/files/image-rules.ts';
import { translate } from '../domain/src/kit/messages.ts';
import { accessMessages } from '../web/src/features/access/access.messages.ts';
import { screenWords } from '../web/src/screens/screen-words.ts';
import { uploadMessages } from '../web/src/screens/uploads/upload.messages.ts';
import { expect, PASSWORD, type Product, test } from './product.ts';
import { editScreen, uiWords } from './screens/edit-screen.ts';
import { endSession, renewalOf } from './screens/end-session.ts';
import { imageField } from './screens/image-field.ts';
import { openLocation, original, wide } from './screens/location-image.ts';
import { draftLocation, NEIGHBOURHOOD, RUNNING_CLUB } from './screens/locations.ts';
import { jpeg, type Picked, uprightPhoto } from './screens/pictures.ts';

const UPLOAD = `**${uploadFile.path}`;

test('a photo from a phone becomes the picture of a location', { tag: '@twice' }, async ({ product }) => {
  const { page } = product;
  const { field, form, stored, name } = await openLocation(product);
  const upright = { width: 1000, height: 1200 };
  await product.checkAccess('no image yet');
  await test.step('picked, prepared, sent, saved', async () => {
    await field.pick(await uprightPhoto('bad.jpg', upright));
    await field.isIn({ name: 'bad.jpg', ...upright });
    await product.checkAccess('image not saved yet');
    await form.save(name);
  });
  const image = await stored();
  expect(image).toMatchObject({ mime_type: 'image/webp', ...upright });
  await test.step('nothing is left of where and how it was taken', async () => {
    const { exif, orientation, width, height } = await (await original(product, image)).metadata();
    expect({ exif, orientation, width, height }).toEqual({ exif: undefined, orientation: undefined, ...upright });
  });
  await test.step('it is there the next time, and goes', async () => {
    await page.reload();
    await field.isIn({ ...upright, size: image?.size ?? 0 });
    await product.checkAccess('stored image');
    await field.remove.click();
    await expect(field.choose).toBeVisible();
    await form.save(name);
    expect(await stored()).toBeNull();
  });
});

test('what does not fit is refused on the field, in words', { tag: '@twice' }, async ({ product }) => {
  const { page, locale, words } = product;
  const { field, form, stored } = await openLocation(product);
  const label = words(locationLabels).image;
  const rule = imageRules.picture;
  const small = { key: 'upload_field.validations.min_dimensions', params: { field: label, ...rule.least } } as const;
  let sent = 0;
  await page.route(UPLOAD, (route) => {
    sent += 1;
    return route.continue();
  });
  const refuses = async (file: Picked, sentence: string) => {
    await field.pick(file);
    await expect(field.group.getByText(sentence)).toHaveCount(2);
    await expect(field.choose).toBeVisible();
    await expect(field.progress).toHaveCount(0);
  };
  await refuses(await jpeg('smal.jpg', { width: 499, height: 250 }), translate(locale, small));
  await product.checkAccess('refused image');
  await refuses(await jpeg('laag.jpg', { width: 900, height: 249 }), translate(locale, small));
  const text: Picked = { name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('%PDF-1.7') };
  await refuses(text, translate(locale, { key: 'image', params: { field: label } }));
  await refuses({ ...text, name: 'a.pdf' }, translate(locale, { key: 'ext', params: { field: label } }));
  const { buffer } = await jpeg('groot.jpg', wide);
  const large = { name: 'groot.jpg', mimeType: 'image/jpeg', buffer: Buffer.concat([buffer, Buffer.alloc(2 ** 21)]) };
  await refuses(large, translate(locale, { key: 'file.too_large', params: { size: '2 MB' } }));
  expect(sent).toBe(0);

  await test.step('the server has the last word, on what the browser does not measure', async () => {
    const webp = await sharp((await jpeg('', { width: 300, height: 200 })).buffer)
      .webp()
      .toBuffer();
    await page.route('**/upscaler/**', (route) => route.abort());
    await field.pick({ name: 'klein.webp', mimeType: 'image/webp', buffer: webp });
    await field.isIn({ name: 'klein.webp', width: 300, height: 200 });
    await form.saveButton.click();
    await expect(field.group.getByText(translate(locale, small)).first()).toBeVisible();
    await field.isIn({ name: 'klein.webp', width: 300, height: 200 });
    expect(await stored()).toBeNull();
  });
  await test.step('another one takes its place', async () => {
    await field.pick(await jpeg('breed.jpg', wide));
    await field.isIn({ name: 'breed.jpg', ...wide });
    await expect(field.group.getByText(translate(locale, small))).toHaveCount(0);
  });
});

test('an upload that is cancelled or fails leaves the field as it was', { tag: '@twice' }, async ({ product }) => {
  const { page, words } = product;
  const { field, form, stored, name } = await openLocation(product);
  const file = await jpeg('breed.jpg', wide);
  await test.step('cancelled', async () => {
    await page.route(UPLOAD, () => {});
    const sent = page.waitForRequest(UPLOAD);
    await field.pick(file);
    await expect(field.progress).toBeVisible();
    // the bar stands while the picture is made ready, too: what was not sent is not aborted
    await sent;
    await product.checkAccess('uploading');
    const aborted = page.waitForEvent('requestfailed');
    await field.cancel.click();
    await aborted;
    await expect(field.choose).toBeFocused();
    await expect(field.progress).toHaveCount(0);
    await page.unroute(UPLOAD);
  });
  await test.step('refused: the server’s own words', async () => {
    const sentence = 'Dit bestand past hier niet';
    await page.route(UPLOAD, (route) => route.fulfill({ status: 422, json: { errors: { file: [sentence] } } }), {
      times: 1,
    });
    await field.pick(file);
    await expect(field.group.getByText(sentence).first()).toBeVisible();
    await expect(field.choose).toBeVisible();
  });
  await test.step('the connection is lost', async () => {
    await page.route(UPLOAD, (route) => route.abort('connectionreset'), { times: 1 });
    await field.pick(file);
    await expect(field.group.getByText(words(uploadMessages).failed).first()).toBeVisible();
    await expect(field.choose).toBeVisible();
  });
  await test.step('a save waits for the upload, and takes it along', async () => {
    let go = () => {};
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route(UPLOAD, (route) => held.then(() => route.continue()), { times: 1 });
    const renamed = product.ownName('Bad');
    await form.field(words(locationLabels).name).fill(renamed);
    await field.pick(file);
    await expect(field.progress).toBeVisible();
    await form.saveButton.click();
    await expect(form.saveBar.getByRole('button', { name: words(uiWords).save.saving })).toBeVisible();
    go();
    await expect(page.getByText(words(screenWords).edit.saved(renamed))).toBeVisible();
    expect(await stored()).toMatchObject(wide);
    expect(renamed).not.toBe(name);
  });
});

test('an image of a form that was not saved comes back with its draft', { tag: '@once' }, async ({ product }) => {
  const { page, words } = product;
  // nobody else makes locations there: a draft is kept a person and organisation
  const path = `/organizations/${NEIGHBOURHOOD}/locations/create`;
  await product.logIn('beheer@multi.example');
  await product.open(path);
  const field = imageField(product, words(locationLabels).image);
  await field.pick(await jpeg('zaal.jpg', wide));
  await field.isIn({ name: 'zaal.jpg', ...wide });
  const name = product.ownName('Zaal');
  await draftLocation(product, name);
  await page.reload();
  await page.getByRole('button', { name: words(screenWords).draft.restore }).click();
  await field.isIn(wide);
  await editScreen(product).add();
  await page.waitForURL(/\/locations\/\d+\/update$/);
  await field.isIn(wide);
});

test('a session that ends before an upload costs a password and nothing else', { tag: '@once' }, async ({
  product,
}) => {
  const { page, words } = product;
  const t = words(accessMessages);
  const renewal = renewalOf(product);
  const { field, form, stored } = await openLocation(product);
  const name = product.ownName('Bad');
  await form.field(words(locationLabels).name).fill(name);
  await endSession(product, renewal);
  await field.pick(await jpeg('breed.jpg', wide));
  await expect(page.getByRole('dialog', { name: t.again.title })).toBeVisible();
  await page.locator('input[type=password]').fill(PASSWORD);
  await page.getByRole('button', { name: t.login.submit }).click();
  await field.isIn({ name: 'breed.jpg', ...wide });
  await form.save(name);
  expect(await stored()).toMatchObject(wide);
});

test('a picture of oneself and a logo show wherever people and organisations do', { tag: '@once' }, async ({
  product,
}) => {
  const { page, words } = product;
  const square = { width: 600, height: 600 };
  const bar = page.getByRole('banner');
  const served = (element: ReturnType<Product['page']['locator']>) =>
    expect.poll(() => element.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await product.logIn('beheer@multi.example');
  await test.step('oneself: at once, without saving', async () => {
    await product.open('/profile');
    const field = imageField(product, words(accessLabels).avatar);
    await field.pick(await jpeg('ik.jpg', square));
    await expect(page.getByText(words(accessMessages).profile.pictureSaved)).toBeVisible();
    await served(bar.locator('.usermenu img'));
    await product.checkAccess('profile with a picture');
    await field.remove.click();
    await expect(bar.locator('.usermenu img')).toHaveCount(0);
    await expect(field.choose).toBeFocused();
  });
  await test.step('the organisation: in its header and in the picker', async () => {
    await product.open(`/organizations/${RUNNING_CLUB}/profile`);
    const field = imageField(product, words(organizationLabels).logo);
    await field.pick(await jpeg('logo.jpg', square));
    await field.isIn({ name: 'logo.jpg', ...square });
    await editScreen(product).saveButton.click();
    await served(page.getByRole('main').locator('.phimg'));
    await served(bar.locator('.picker img'));
  });
});
