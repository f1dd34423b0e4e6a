import { listLocations } from '@move/contract/locations/locations.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { gate } from '@move/domain/access/gate.ts';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../../platform/api/api.ts';
import type * as Gate from '../../../platform/session/gate.tsx';
import { passes, useCan } from '../../../platform/session/gate.tsx';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { words } from '../../../ui/words.ts';
import { LocationList } from './LocationList.tsx';

vi.mock('../../../platform/api/api.ts', () => ({ api: vi.fn(), renewSession: vi.fn() }));
vi.mock('../../../platform/session/gate.tsx', async (original) => ({
  ...(await original<typeof Gate>()),
  useCan: vi.fn(),
}));

const hall = {
  id: 3,
  name: 'Sporthal Zuid',
  street: 'Dorpsstraat',
  house_number: '1',
  zipcode: '1234 AB',
  city: 'Waterstad',
  country: 'NL',
  latitude: null,
  longitude: null,
  is_hidden: false,
  is_admin: true,
  image_url: null,
  owner: { id: 1, name: 'De Otters' },
  types: [],
  updated_at: '2026-11-01T09:00:00.000Z',
};
const pagination = { total: 1, count: 1, page: 1, itemsPerPage: 250, totalPages: 1 };
const more = words.nl.moreFor(hall.name);

async function show(abilities: string[]) {
  const held = gate({ roles: ['trainer'], abilities });
  vi.mocked(useCan).mockImplementation((needs) => passes(needs, held));
  vi.mocked(api).mockImplementation(((endpoint: unknown) =>
    endpoint === listLocations
      ? Promise.resolve({ locations: [hall], meta: { pagination } })
      : Promise.reject(new ApiError(404, {}, null))) as typeof api);
  await renderScreen(<LocationList organizationId={1} />);
  await expect.element(page.getByRole('link', { name: hall.name }), { timeout: 8000 }).toBeVisible();
}

test('users who may edit locations can remove them', async () => {
  await show(['view-locations', 'edit-location']);
  await expect.element(page.getByRole('button', { name: more })).toBeVisible();
});

test('users who may only view locations cannot remove them', async () => {
  await show(['view-locations']);
  expect(page.getByRole('button', { name: more }).elements()).toHaveLength(0);
});
