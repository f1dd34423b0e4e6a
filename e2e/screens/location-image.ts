import sharp from 'sharp';
import { fileUrl } from '../../contract/src/files/file-url.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { getLocation } from '../../contract/src/locations/locations.ts';
import { expect, type Product } from '../product.ts';
import { editScreen } from './edit-screen.ts';
import { imageField } from './image-field.ts';
import { makeLocation } from './locations.ts';

export const STAFF = 'beheer@zwemclub.example';
/** Larger than a field can use, so that nothing is upscaled. */
export const wide = { width: 1200, height: 600 };

/** Opens a new location of this run in the browser, with its image field. */
export async function openLocation(product: Product, session: 'shared' | 'own' = 'shared') {
  const api = await product.apiOf(STAFF);
  const location = await makeLocation(api, product.ownName('Zwembad'));
  await product.logIn(STAFF, session);
  await product.open(location.path);
  const field = imageField(product, product.words(locationLabels).image);
  await expect(field.group).toBeVisible();
  const form = editScreen(product);
  const stored = async () => (await api(getLocation, { params: location.params })).location.image;
  return { ...location, field, form, stored };
}

/** Returns the stored original of an image. */
export async function original({ page }: Product, image: { id: string } | null) {
  const answer = await page.request.get(fileUrl(image, 'original') ?? '');
  expect(answer.status()).toBe(200);
  return sharp(await answer.body(), { animated: true });
}
