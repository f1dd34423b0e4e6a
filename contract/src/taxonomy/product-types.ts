import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, IdList, Name, Named, Stamps, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { taxonomyLabels } from './taxonomy.labels.ts';

/** A product type; without platforms it is for all of them. */
export const ManagedProductType = z.strictObject({
  id: Id,
  name: z.string(),
  application_ids: z.array(Id),
  applications: z.array(Named),
  /** Products of this type. It can't be removed while there are any. */
  uses_count: z.int().min(0),
  ...Stamps,
});
export type ManagedProductType = z.output<typeof ManagedProductType>;

/** Fields that are left out of an update keep their value. Names are unique, case-insensitive. */
export const ProductTypeDraft = z.object({ name: Name, application_ids: IdList.optional() });
const PATH = '/v1/admin/product-types';

export const listProductTypes = endpoint({
  name: 'listProductTypes',
  method: 'GET',
  path: PATH,
  permission: 'role:superadmin',
  scope: 'all',
  query: pageQuery({ sort: ['name', 'updated_at'] }),
  reply: pageOf('product_types', ManagedProductType),
  labels: taxonomyLabels,
});

export const getProductType = endpoint({
  name: 'getProductType',
  method: 'GET',
  path: `${PATH}/:productTypeId`,
  permission: 'role:superadmin',
  scope: 'all',
  reply: { product_type: ManagedProductType },
});

export const createProductType = endpoint({
  name: 'createProductType',
  method: 'POST',
  path: PATH,
  permission: 'role:superadmin',
  scope: 'all',
  body: ProductTypeDraft,
  reply: { product_type: ManagedProductType },
  labels: taxonomyLabels,
});

export const updateProductType = endpoint({
  name: 'updateProductType',
  method: 'PUT',
  path: `${PATH}/:productTypeId`,
  permission: 'role:superadmin',
  scope: 'all',
  body: ProductTypeDraft.extend(Version),
  reply: { product_type: ManagedProductType },
  problems: ['stale'],
  labels: taxonomyLabels,
});

/** Removes a product type; refused with the number of products while there are any. */
export const removeProductType = endpoint({
  name: 'removeProductType',
  method: 'DELETE',
  path: `${PATH}/:productTypeId`,
  permission: 'role:superadmin',
  scope: 'all',
  reply: 'nothing',
  problems: ['word.in_use'],
});
