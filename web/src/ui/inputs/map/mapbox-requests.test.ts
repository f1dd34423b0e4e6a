import { expect, test } from 'vitest';
import { resolveMapbox } from './mapbox-requests.ts';

test.each([
  ['mapbox://styles/move/straten', 'https://api.mapbox.com/styles/v1/move/straten?access_token=pk.1'],
  [
    'mapbox://sprites/move/straten@2x.png',
    'https://api.mapbox.com/styles/v1/move/straten/sprite@2x.png?access_token=pk.1',
  ],
  ['mapbox://sprites/move/straten.json', 'https://api.mapbox.com/styles/v1/move/straten/sprite.json?access_token=pk.1'],
  ['mapbox://fonts/move/Sans/0-255.pbf', 'https://api.mapbox.com/fonts/v1/move/Sans/0-255.pbf?access_token=pk.1'],
  [
    'mapbox://mapbox.streets-v8,mapbox.terrain-v2',
    'https://api.mapbox.com/v4/mapbox.streets-v8,mapbox.terrain-v2.json?secure&access_token=pk.1',
  ],
  ['https://api.mapbox.com/v4/a/1/2/3.pbf', 'https://api.mapbox.com/v4/a/1/2/3.pbf?access_token=pk.1'],
])('%s is fetched with the token', (address, fetched) => {
  expect(resolveMapbox(address, 'pk.1')).toBe(fetched);
});

test('the token is sent to no other server, and not twice', () => {
  const elsewhere = 'https://kaart.example/stijl.json';
  expect(resolveMapbox(elsewhere, 'pk.1')).toBe(elsewhere);
  const signed = 'https://api.mapbox.com/v4/a/1/2/3.pbf?access_token=pk.0';
  expect(resolveMapbox(signed, 'pk.1')).toBe(signed);
  expect(resolveMapbox('mapbox://styles/move/straten', null)).toBe('https://api.mapbox.com/styles/v1/move/straten');
});
