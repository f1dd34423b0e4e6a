import type { Client } from '../../contract/src/kit/client/client.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { createLocation } from '../../contract/src/locations/locations.ts';
import type { Product } from '../product.ts';
import { editScreen } from './edit-screen.ts';

/** The id of an organisation in the demo data. */
export const SWIMMING_CLUB = 1;
export const RUNNING_CLUB = 3;
export const NEIGHBOURHOOD = 8;

/** The address of locations of journeys. */
export const address = { street: 'Sportlaan', house_number: '8', zipcode: '3451 AB', city: 'Waterstad' };

/** Makes a location of the swimming club, or of another organisation, by the API. */
export async function makeLocation(api: Client, name: string, organizationId = SWIMMING_CLUB) {
  const { location } = await api(createLocation, {
    params: { organizationId },
    body: { name, ...address, country: 'NL' },
  });
  const params = { organizationId, locationId: location.id };
  return { name, params, path: `/organizations/${organizationId}/locations/${location.id}/update` };
}

/** Fills in the required fields of a location. */
export async function fillLocation(product: Pick<Product, 'page' | 'words'>, name: string) {
  const { field } = editScreen(product);
  const labels = product.words(locationLabels);
  await field(labels.name).fill(name);
  await field(labels.street).fill(address.street);
  await field(labels.house_number).fill(address.house_number);
  await field(labels.zipcode).fill(address.zipcode);
  await field(labels.city).fill(address.city);
}

/** Fills in a new location and waits until the server has stored all of it as a draft; an incomplete draft may be stored before. */
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
