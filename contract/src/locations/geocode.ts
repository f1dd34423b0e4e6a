import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { text } from '../kit/fields.ts';
import { locationLabels } from './locations.labels.ts';

/** The coordinates of an address, to place the pin near it; 404 when it is unknown: the user then places the pin. */
export const geocode = endpoint({
  name: 'geocode',
  method: 'GET',
  path: '/v1/admin/geocode',
  permission: 'signed-in',
  scope: 'self',
  query: z.object({ zipcode: text(12), house_number: text(20).optional() }),
  reply: { latitude: z.number(), longitude: z.number() },
  problems: ['not_found'],
  labels: locationLabels,
});
