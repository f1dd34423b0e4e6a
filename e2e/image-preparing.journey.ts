import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import { organizationLabels } from '../contract/src/organizations/organizations.labels.ts';
import { expect, test } from './product.ts';
import { imageField } from './screens/image-field.ts';
import { openLocation, original, STAFF, wide } from './screens/location-image.ts';
import { SWIMMING_CLUB } from './screens/locations.ts';
import { drawing, jpeg, movingGif, type Picked, seeThrough } from './screens/pictures.ts';

test('drawings and moving pictures are sent as they are, see-through stays so', { tag: '@once' }, async ({
  product,
}) => {
  const { field, form, stored, name } = await openLocation(product);
  const save = async (file: Picked) => {
    await field.pick(file);
    await expect(field.group.getByText(file.name)).toBeVisible();
    await form.save(name);
    return stored();
  };
  const moving = await save(await movingGif('beweegt.gif', { width: 600, height: 300 }));
  expect(moving).toMatchObject({ mime_type: 'image/gif' });
  expect((await (await original(product, moving)).metadata()).pages).toBe(2);
  expect(await save(drawing('lijnen.svg'))).toMatchObject({ mime_type: 'image/svg+xml' });
  const glass = await save(await seeThrough('glas.png', wide));
  expect(glass).toMatchObject({ mime_type: 'image/webp', ...wide });
  expect((await (await original(product, glass)).metadata()).hasAlpha).toBe(true);
});

test('a browser that writes no webp sends jpeg on white', { tag: '@once' }, async ({ product }) => {
  const { page } = product;
  await page.context().route('**/assets/image.worker*', async (route) => {
    const answer = await route.fetch();
    const likeSafari = `const { convertToBlob } = OffscreenCanvas.prototype;
      OffscreenCanvas.prototype.convertToBlob = function (how) {
        return convertToBlob.call(this, how?.type === 'image/webp' ? { type: 'image/png' } : how);
      };`;
    await route.fulfill({ response: answer, body: likeSafari + (await answer.text()) });
  });
  const { field, form, stored, name } = await openLocation(product);
  await field.pick(await seeThrough('glas.png', wide));
  await field.isIn({ name: 'glas.png', ...wide });
  await form.save(name);
  const image = await stored();
  expect(image).toMatchObject({ mime_type: 'image/jpeg' });
  const corner = (await original(product, image)).extract({ left: 0, top: 0, width: 50, height: 50 });
  expect(new Set(await corner.raw().toBuffer())).toEqual(new Set([255]));
});

test(
  'a photo of twelve megapixels is drawn beside the page, never on it',
  { tag: '@once' },
  async ({ product }, info) => {
    const { page, words } = product;
    await notePictures(page);
    await product.logIn(STAFF);
    await product.open(`/organizations/${SWIMMING_CLUB}/profile`);
    const field = imageField(product, words(organizationLabels).header);
    await expect(field.choose.or(field.remove)).toBeVisible();
    if (await field.remove.isVisible()) await field.remove.click();
    const { buffer } = await jpeg('', { width: 4000, height: 3000 });
    const photo = info.outputPath('twaalf.jpg');
    await writeFile(photo, buffer);
    const worker = page.waitForEvent('worker', (one) => one.url().includes('image.worker'));
    const dialog = page.waitForEvent('filechooser');
    await field.choose.click();
    await (await dialog).setFiles(photo);
    await worker;
    await field.isIn({ name: 'twaalf.jpg', width: 4000, height: 3000 });
    expect(await page.evaluate(() => (globalThis as unknown as Noted).drawnOnPage)).toEqual([]);
  },
);

type Noted = { drawnOnPage: string[] };

/** Notes every call by which a page could decode or encode a picture itself. */
async function notePictures(page: Page) {
  await page.addInitScript(() => {
    const kept = globalThis as unknown as Noted;
    kept.drawnOnPage = [];
    const note = (owner: object, name: string) => {
      const known = Reflect.get(owner, name) as (...given: unknown[]) => unknown;
      Reflect.set(owner, name, function noted(this: unknown, ...given: unknown[]) {
        kept.drawnOnPage.push(name);
        return known.apply(this, given);
      });
    };
    note(globalThis, 'createImageBitmap');
    note(HTMLCanvasElement.prototype, 'toBlob');
    note(HTMLCanvasElement.prototype, 'toDataURL');
    note(OffscreenCanvas.prototype, 'convertToBlob');
  });
}

test('an image comes in by keys, by paste and by drag', { tag: '@once' }, async ({ product }) => {
  const { page } = product;
  const { field } = await openLocation(product);
  const { buffer } = await jpeg('breed.jpg', wide);
  const give = (kind: 'paste' | 'drop') =>
    field.group.locator('.filezone').evaluate(
      (zone, { bytes, event }) => {
        const clipboardData = new DataTransfer();
        clipboardData.items.add(new File([Uint8Array.from(bytes)], `${event}.jpg`, { type: 'image/jpeg' }));
        const how = { bubbles: true, cancelable: true };
        if (event === 'paste') zone.dispatchEvent(new ClipboardEvent('paste', { ...how, clipboardData }));
        else zone.dispatchEvent(new DragEvent('drop', { ...how, dataTransfer: clipboardData }));
      },
      { bytes: [...buffer], event: kind },
    );
  await test.step('keys', async () => {
    await field.choose.focus();
    const dialog = page.waitForEvent('filechooser');
    await page.keyboard.press('Enter');
    await (await dialog).setFiles({ name: 'toets.jpg', mimeType: 'image/jpeg', buffer });
    await field.isIn({ name: 'toets.jpg', ...wide });
    await expect(field.replace).toBeFocused();
  });
  await test.step('paste replaces', async () => {
    await give('paste');
    await field.isIn({ name: 'paste.jpg', ...wide });
  });
  await test.step('drag, into an empty field', async () => {
    await field.remove.click();
    await expect(field.choose).toBeFocused();
    await give('drop');
    await field.isIn({ name: 'drop.jpg', ...wide });
  });
});
