import { z } from 'zod';
import { checkAges, offerFields, offerReply, ShownRate } from '../activities/offer-fields.ts';
import { ImageAddress } from '../files/files.ts';
import { chosenIds } from '../kit/filters/chosen.ts';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, Name, Named, QueryFlag, QueryId, Spots, Stamps, Version } from '../kit/fields.ts';
import { dayRange, numberRange } from '../kit/filters/ranges.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { productLabels } from './products.labels.ts';

const summary = {
  id: Id,
  name: z.string(),
  product_type: Named.nullable(),
  sport: Named.nullable(),
  concept: Flag,
  /** When set, it is sold elsewhere, and its rate is only shown. */
  payment_url: z.string().nullable(),
  rate: ShownRate.nullable(),
  /** No price was chosen yet: neither a rate nor free. */
  price_open: Flag,
  /** The stock in units, including the units already sold; null is unlimited, 0 is closed. */
  spots: z.int().min(0).nullable(),
  /** Units sold. */
  taken: z.int().min(0),
  /** When it was removed; its sales stay. */
  removed_at: Instant.nullable(),
  may: z.strictObject({ restore: Flag }),
};

/** A product in a list. */
export const ProductRow = z.strictObject({
  ...summary,
  image_url: ImageAddress.nullable(),
  organization: Named,
  updated_at: Instant,
});
export type ProductRow = z.output<typeof ProductRow>;

/** A product that an organisation sells or lends. */
export const Product = z.strictObject({
  ...summary,
  ...offerReply,
  product_type_id: Id.nullable(),
  /** Whether ages are checked; the age counts on the day of the purchase (docs/rules/spots.md#ages). */
  should_validate_age: Flag,
  ...Stamps,
});
export type Product = z.output<typeof Product>;

const fields = {
  ...offerFields,
  product_type_id: Id.nullable().optional(),
  should_validate_age: Flag.optional(),
  concept: Flag.optional(),
  spots: Spots.optional(),
};

/** Only the name is required: a new product is a draft (docs/rules/planning.md#publishing). */
export const ProductDraft = z.object({ name: Name, ...fields }).check(checkAges);
export type ProductDraft = z.output<typeof ProductDraft>;

/** Fields that are left out keep their value. */
export const ProductChange = z.object({ name: Name.optional(), ...fields, ...Version }).check(checkAges);
export type ProductChange = z.output<typeof ProductChange>;

const sort = ['name', 'product_type', 'taken', 'updated_at'] as const;
const filters = {
  concept: QueryFlag.optional(),
  productTypeId: chosenIds({ canBeEmpty: true }).optional(),
  sportId: chosenIds({ canBeEmpty: true }).optional(),
  categoryId: chosenIds({ canBeEmpty: true }).optional(),
  /** The price of the rate in cents; free without a rate. */
  price: numberRange({ canBeEmpty: false }).optional(),
  taken: numberRange({ canBeEmpty: false }).optional(),
  /** Empty: unlimited. */
  spots: numberRange({ canBeEmpty: true }).optional(),
  /** Days in the time zone of the organisation. */
  updatedOn: dayRange({ canBeEmpty: false }).optional(),
};

const PATH = '/v1/admin/organizations/:organizationId/products';

/** The products of an organisation; with `isRemoved=1` only the removed ones, whose purchases may still have to be settled. */
export const listProducts = endpoint({
  name: 'listProducts',
  method: 'GET',
  path: PATH,
  permission: 'view-products',
  scope: 'organization',
  query: pageQuery({ sort, filters: { ...filters, isRemoved: QueryFlag.optional() } }),
  reply: pageOf('products', ProductRow),
  labels: productLabels,
});

/** All products of an organisation in short form, for choosers. */
export const listAllProducts = endpoint({
  name: 'listAllProducts',
  method: 'GET',
  path: `${PATH}/all`,
  permission: 'view-products',
  scope: 'organization',
  reply: { products: z.array(z.strictObject({ id: Id, name: z.string(), concept: Flag })) },
});

export const createProduct = endpoint({
  name: 'createProduct',
  method: 'POST',
  path: PATH,
  permission: 'create-products',
  scope: 'organization',
  body: ProductDraft,
  reply: { product: Product },
  labels: productLabels,
});

/** One product; a removed one only with `withRemoved=1`. */
export const getProduct = endpoint({
  name: 'getProduct',
  method: 'GET',
  path: `${PATH}/:productId`,
  permission: ['view-product', 'edit-product'],
  scope: 'organization',
  query: z.object({ withRemoved: QueryFlag.optional() }),
  reply: { product: Product },
});

/**
 * Changes the fields of the body. `concept: false` publishes: 422 by field for everything that is missing
 * (docs/rules/planning.md#publishing).
 */
export const updateProduct = endpoint({
  name: 'updateProduct',
  method: 'PUT',
  path: `${PATH}/:productId`,
  permission: 'edit-product',
  scope: 'organization',
  body: ProductChange,
  reply: { product: Product },
  problems: ['stale'],
  labels: productLabels,
});

/** Sets the location where a product is handed out or used: one of the organisation's locations, or null. */
export const updateProductLocation = endpoint({
  name: 'updateProductLocation',
  method: 'PATCH',
  path: `${PATH}/:productId/location`,
  permission: 'edit-product',
  scope: 'organization',
  body: z.object({ location_id: Id.nullable(), ...Version }),
  reply: { product: Product },
  problems: ['stale'],
  labels: productLabels,
});

/** Removes the product; its purchases stay. Refused while something is unpaid, unless `force=1`. */
export const removeProduct = endpoint({
  name: 'removeProduct',
  method: 'DELETE',
  path: `${PATH}/:productId`,
  permission: 'edit-product',
  scope: 'organization',
  query: z.object({ force: QueryFlag.optional() }),
  reply: 'nothing',
});

/** Undoes a removal (docs/rules/access.md#restoring). */
export const restoreProduct = endpoint({
  name: 'restoreProduct',
  method: 'POST',
  path: `${PATH}/:productId/restore`,
  permission: 'edit-product',
  scope: 'organization',
  reply: { product: Product },
  status: 200,
});

/** The parts to copy; a part that is left out is copied. */
const CopiedParts = z.object({
  questions: Flag.optional(),
  labels: Flag.optional(),
  contacts: Flag.optional(),
  location: Flag.optional(),
});

/** Copies a product into a draft without sales. */
export const duplicateProduct = endpoint({
  name: 'duplicateProduct',
  method: 'POST',
  path: `${PATH}/:productId/duplicate`,
  permission: 'create-products',
  scope: 'organization',
  body: z.object({ name: Name, with: CopiedParts.optional() }),
  reply: { product: Product },
  labels: productLabels,
});

const ApplicationListQuery = pageQuery({ sort, filters: { ...filters, organizationId: QueryId.optional() } });

/** The products of the current platform; for staff, those of their own organisations. */
export const listApplicationProducts = endpoint({
  name: 'listApplicationProducts',
  method: 'GET',
  path: '/v1/admin/applications/products',
  permission: 'view-products',
  scope: 'application',
  query: ApplicationListQuery,
  reply: pageOf('products', ProductRow),
  labels: productLabels,
});

/** The products of any platform, for a superadmin. */
export const listProductsOfApplication = endpoint({
  name: 'listProductsOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/products',
  permission: 'role:superadmin',
  scope: 'application',
  query: ApplicationListQuery,
  reply: pageOf('products', ProductRow),
  labels: productLabels,
});
