import type { Client } from '../../contract/src/kit/client/client.ts';
import { locationLabels } from '../../contract/src/locations/locations.labels.ts';
import { createLocation } from '../../contract/src/locations/locations.ts';
import type { Product } from '../product.ts';
import { SWIMMING_CLUB } from './demo-organizations.ts';
import { editScreen } from './edit-screen.ts';

/** The address of locations in journeys. */
export const TEST_ADDRESS = { street: 'Sportlaan', house_number: '8', zipcode: '3451 AB', city: 'Waterstad' };

/** Makes a location of the swimming club, or of another organisation, through the API. */
export async function makeLocation(api: Client, name: string, organizationId = SWIMMING_CLUB) {
  const { location } = await api(createLocation, {
    params: { organizationId },
    body: { name, ...TEST_ADDRESS, country: 'NL' },
  });
  const params = { organizationId, locationId: location.id };
  return { name, params, path: `/organizations/${organizationId}/locations/${location.id}/update` };
}

/** Fills in the required fields of a location. */
export async function fillLocation(product: Pick<Product, 'page' | 'words'>, name: string) {
  const { field } = editScreen(product);
  const labels = product.words(locationLabels);
  await field(labels.name).fill(name);
  await field(labels.street).fill(TEST_ADDRESS.street);
  await field(labels.house_number).fill(TEST_ADDRESS.house_number);
  await field(labels.zipcode).fill(TEST_ADDRESS.zipcode);
  await field(labels.city).fill(TEST_ADDRESS.city);
}

/** Fills in a new location and waits for the draft that has the city, the last field: earlier ones are incomplete. */
export async function fillLocationAsDraft(product: Product, name: string) {
  const stored = product.page.waitForResponse(
    (response) =>
      response.ok() &&
      response.request().method() === 'PUT' &&
      new URL(response.url()).pathname.includes('/drafts/') &&
      response.request().postData()?.includes(TEST_ADDRESS.city) === true,
  );
  await fillLocation(product, name);
  await stored;
}
