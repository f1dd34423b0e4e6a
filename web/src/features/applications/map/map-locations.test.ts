import { expect, test } from 'vitest';
import { mapLocations } from './map-locations.ts';

test('a town is named once, in the centre of its locations; locations without coordinates are left out', () => {
  const at = (city: string, latitude: number | null, longitude: number | null) => ({
    name: 'Hal',
    city,
    latitude,
    longitude,
  });
  const places = mapLocations([at('Dorp', 53, 6), at('Stad', 52, 5), at('Stad', 54, 7), at('Nergens', null, null)]);
  expect(places.points).toHaveLength(3);
  expect(places.towns).toEqual([
    { name: 'Stad', at: [6, 53] },
    { name: 'Dorp', at: [6, 53] },
  ]);
});
