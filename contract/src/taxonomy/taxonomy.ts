import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Named, QueryId } from '../kit/fields.ts';

export const Sport = z.strictObject({
  id: Id,
  name: z.string(),
  icon: z.string().nullable(),
  highlighted: z.boolean(),
});
export type Sport = z.output<typeof Sport>;
export const Tag = Named;
export const Category = z.strictObject({ id: Id, title: z.string(), application_id: Id.nullable() });
export const ProductType = Named;
export const LocationType = z.strictObject({ id: Id, name: z.string(), icon: z.string().nullable() });

/** All sports, highlighted ones first, then by name; readable with any login, since forms choose from it. */
export const listAllSports = endpoint({
  name: 'listAllSports',
  method: 'GET',
  path: '/v1/admin/sports/all',
  permission: 'signed-in',
  scope: 'self',
  reply: { sports: z.array(Sport) },
});

export const listAllTags = endpoint({
  name: 'listAllTags',
  method: 'GET',
  path: '/v1/admin/tags/all',
  permission: 'signed-in',
  scope: 'self',
  reply: { tags: z.array(Tag) },
});

/** Location types of the caller's platforms. */
export const listAllLocationTypes = endpoint({
  name: 'listAllLocationTypes',
  method: 'GET',
  path: '/v1/admin/location-types/all',
  permission: 'signed-in',
  scope: 'self',
  reply: { location_types: z.array(LocationType) },
});

/** Product types of the caller's platforms. */
export const listAllProductTypes = endpoint({
  name: 'listAllProductTypes',
  method: 'GET',
  path: '/v1/admin/product-types/all',
  permission: 'signed-in',
  scope: 'self',
  reply: { product_types: z.array(ProductType) },
});

/** Categories that an organisation can use: those of all platforms and of its own platforms. */
export const listApplicationCategories = endpoint({
  name: 'listApplicationCategories',
  method: 'GET',
  path: '/v1/admin/application/categories',
  permission: 'signed-in',
  scope: 'named',
  query: z.object({ organization_id: QueryId.optional(), application_id: QueryId.optional() }),
  reply: { categories: z.array(Category) },
});
