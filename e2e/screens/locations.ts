import type { Client } from '../../contract/src/kit/client/client.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { createLocation } from '../../contract/src/locations/locations.ts';
import type { Product } from '../product.ts';
import { editScreen } from './edit-screen.ts';

/** Organisations of the demo data. */
export const SWIMMING_CLUB = 1;
export const RUNNING_CLUB = 3;
export const NEIGHBOURHOOD = 8;

/** Where locations of journeys are. */
export const address = { street: 'Sportlaan', house_number: '8', zipcode: '3451 AB', city: 'Waterstad' };

/** A location of the swimming club, or of another organisation, made without the screens. */
export async function makeLocation(api: Client, name: string, organizationId = SWIMMING_CLUB) {
  const { location } = await api(createLocation, {
    params: { organizationId },
    body: { name, ...address, country: 'NL' },
  });
  const params = { organizationId, locationId: location.id };
  return { name, params, path: `/organizations/${organizationId}/locations/${location.id}/update` };
}

/** Fills in what a location can't do without. */
export async function fillLocation(product: Pick<Product, 'page' | 'words'>, name: string) {
  const { field } = editScreen(product);
  const labels = product.words(locationLabels);
  await field(labels.name).fill(name);
  await field(labels.street).fill(address.street);
  await field(labels.house_number).fill(address.house_number);
  await field(labels.zipcode).fill(address.zipcode);
  await field(labels.city).fill(address.city);
}

/** Fills in a new location and waits until the server keeps all of it as a draft: one of half of it may go before. */
export async function draftLocation(product: Product, name: string) {
  const kept = product.page.waitForResponse(
    (answer) =>
      answer.ok() &&
      answer.request().method() === 'PUT' &&
      new URL(answer.url()).pathname.includes('/drafts/') &&
      answer.request().postData()?.includes(address.city) === true,
  );
  await fillLocation(product, name);
  await kept;
}
