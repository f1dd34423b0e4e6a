import { z } from 'zod';
import { FileToken, Image, ImageAddress } from '../files/files.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, IdList, Name, OptionalUrl, QueryFlag, Stamps, Version } from '../kit/fields.ts';
import { taxonomyLabels } from './taxonomy.labels.ts';

/** A category of one platform, maintained there, or of all platforms (`application_id` null), maintained by administrators. */
export const ManagedCategory = z.strictObject({
  id: Id,
  title: z.string(),
  link: z.string().nullable(),
  image: Image.nullable(),
  application_id: Id.nullable(),
  /** How many activities and products in the caller's scope have it. */
  uses_count: z.int().min(0),
  /**
   * Activities or products outside the caller's platforms have it too: only a superadmin may remove it
   * (docs/rules/access.md#who-may-change-what-others-also-see).
   */
  is_used_elsewhere: Flag,
  ...Stamps,
});
export type ManagedCategory = z.output<typeof ManagedCategory>;

const Row = ManagedCategory.omit({ image: true, is_used_elsewhere: true }).extend({
  image_url: ImageAddress.nullable(),
});
export type CategoryRow = z.output<typeof Row>;

/** Fields that are left out of an update keep their value. */
export const CategoryDraft = z.object({
  title: Name,
  link: OptionalUrl.optional(),
  image: FileToken.nullable().optional(),
});
/**
 * The ids in their new order; those not named stay at the end. `seen_ids` is the order on screen: 409 when the stored one differs.
 */
const NewCategoryOrder = z.object({ ids: IdList, seen_ids: IdList.optional() });

const removal = {
  query: z.object({ force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['word.confirm', 'word.elsewhere', 'word.in_label'],
} as const;

const GLOBAL = '/v1/admin/categories';

/** The categories of all platforms, in their order. */
export const listGlobalCategories = endpoint({
  name: 'listGlobalCategories',
  method: 'GET',
  path: GLOBAL,
  permission: 'role:admin',
  scope: 'self',
  reply: { categories: z.array(Row) },
});

export const getGlobalCategory = endpoint({
  name: 'getGlobalCategory',
  method: 'GET',
  path: `${GLOBAL}/:globalCategoryId`,
  permission: 'role:admin',
  scope: 'self',
  reply: { category: ManagedCategory },
});

export const createGlobalCategory = endpoint({
  name: 'createGlobalCategory',
  method: 'POST',
  path: GLOBAL,
  permission: 'role:admin',
  scope: 'self',
  body: CategoryDraft,
  reply: { category: ManagedCategory },
  labels: taxonomyLabels,
});

export const updateGlobalCategory = endpoint({
  name: 'updateGlobalCategory',
  method: 'PUT',
  path: `${GLOBAL}/:globalCategoryId`,
  permission: 'role:admin',
  scope: 'self',
  body: CategoryDraft.extend(Version),
  reply: { category: ManagedCategory },
  problems: ['stale'],
  labels: taxonomyLabels,
});

/**
 * `force=1` also removes it from activities and products. Always 409 while an offer outside the caller's platforms has it or a label
 * filters by it.
 */
export const removeGlobalCategory = endpoint({
  name: 'removeGlobalCategory',
  method: 'DELETE',
  path: `${GLOBAL}/:globalCategoryId`,
  permission: 'role:admin',
  scope: 'self',
  ...removal,
});

export const orderGlobalCategories = endpoint({
  name: 'orderGlobalCategories',
  method: 'PUT',
  path: `${GLOBAL}/order`,
  permission: 'role:admin',
  scope: 'self',
  body: NewCategoryOrder,
  reply: { categories: z.array(Row) },
  problems: ['order.changed'],
  labels: taxonomyLabels,
});

const OWN = '/v1/admin/application/categories';

/** The categories of the current platform only, with their uses. */
export const listOwnCategories = endpoint({
  name: 'listOwnCategories',
  method: 'GET',
  path: `${OWN}/own`,
  permission: 'view-categories',
  scope: 'application',
  reply: { categories: z.array(Row) },
});

/** The categories of any platform, for a superadmin. */
export const listCategoriesOfApplication = endpoint({
  name: 'listCategoriesOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/categories',
  permission: 'role:superadmin',
  scope: 'application',
  reply: { categories: z.array(Row) },
});

export const getCategory = endpoint({
  name: 'getCategory',
  method: 'GET',
  path: `${OWN}/:categoryId`,
  permission: 'view-categories',
  scope: 'application',
  reply: { category: ManagedCategory },
});

/** Adds a category, as the last one. */
export const createCategory = endpoint({
  name: 'createCategory',
  method: 'POST',
  path: OWN,
  permission: 'create-categories',
  scope: 'application',
  body: CategoryDraft,
  reply: { category: ManagedCategory },
  labels: taxonomyLabels,
});

export const updateCategory = endpoint({
  name: 'updateCategory',
  method: 'PUT',
  path: `${OWN}/:categoryId`,
  permission: 'create-categories',
  scope: 'application',
  body: CategoryDraft.extend(Version),
  reply: { category: ManagedCategory },
  problems: ['stale'],
  labels: taxonomyLabels,
});

export const removeCategory = endpoint({
  name: 'removeCategory',
  method: 'DELETE',
  path: `${OWN}/:categoryId`,
  permission: 'create-categories',
  scope: 'application',
  ...removal,
});

export const orderCategories = endpoint({
  name: 'orderCategories',
  method: 'PUT',
  path: `${OWN}/order`,
  permission: 'create-categories',
  scope: 'application',
  body: NewCategoryOrder,
  reply: { categories: z.array(Row) },
  problems: ['order.changed'],
  labels: taxonomyLabels,
});
