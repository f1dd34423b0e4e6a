import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/products/products.ts';
import type { Product, ProductRow } from '@move/contract/products/products.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isChosen, isLinkChosen } from '../../platform/database/expressions/chosen.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import { isInRange, isOnDaysIn } from '../../platform/database/expressions/ranges.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import {
  lastChangedBy,
  organizationOf,
  priceOfOffer,
  rateOfOffer,
  sportOfOffer,
  venueOfActivity,
  isPriceOpen,
} from '../activities/public.ts';
import { linkedContacts } from '../contacts/public.ts';
import { fileAddress } from '../files/public.ts';

type ListQuery = QueryOf<typeof api.listProducts> | QueryOf<typeof api.listApplicationProducts>;

const typeName = sql`(select product_types.name from product_types where product_types.id = product_type_id)`;

/** How long a removal can be undone (docs/rules/access.md#restoring). */
export const isRestorable = sql<boolean>`products.deleted_at > now() - interval '30 days'`;

/** SQL: the columns that lists and the record have in common. */
const summary = sql`products.id, products.name, concept, payment_url, spots, taken, products.updated_at,
  products.deleted_at as removed_at, jsonb_build_object('restore', coalesce(${isRestorable}, false)) as may,
  (select jsonb_build_object('id', product_types.id, 'name', product_types.name)
   from product_types where product_types.id = product_type_id) as product_type,
  ${sportOfOffer} as sport, ${rateOfOffer} as rate, ${isPriceOpen} as price_open`;

const row = sql`${summary}, ${fileAddress('image_id')} as image_url,
  ${organizationOf(sql`products.organization_id`)} as organization`;

export function findProducts(db: Database, query: QueryOf<typeof api.listProducts>, organizationId: number) {
  return findRows(db, query, sql`products.organization_id = ${organizationId}`);
}

/** The products in scope of all organisations that aren't removed, or of one of them. */
export function findApplicationProducts(db: Database, query: QueryOf<typeof api.listApplicationProducts>) {
  const { organizationId } = query;
  const live = isOfLiveOrganization(sql`products.organization_id`);
  return findRows(
    db,
    query,
    organizationId === undefined ? live : sql`products.organization_id = ${organizationId} and ${live}`,
  );
}

function findRows(db: Database, query: ListQuery, owner: RawBuilder<unknown>) {
  const sort = {
    name: sql`fold(products.name)`,
    product_type: sql`fold(${typeName})`,
    taken: sql`products.taken`,
    updated_at: sql`products.updated_at`,
  };
  const where = [owner, ...filtersOf(query)];
  const parts = { select: row, from: sql`products`, where, sort, id: sql`products.id` };
  return findPage<ProductRow, keyof typeof sort>(db, parts, query);
}

function filtersOf(query: ListQuery): RawBuilder<unknown>[] {
  const { search, concept, productTypeId, sportId, categoryId, price, taken, spots, updatedOn } = query;
  const isRemoved = 'isRemoved' in query && query.isRemoved === true;
  const where = [isRemoved ? sql`products.deleted_at is not null` : sql`products.deleted_at is null`];
  if (search) where.push(matches(sql`products.search_text`, search));
  if (concept !== undefined) where.push(sql`concept = ${concept}`);
  if (productTypeId !== undefined) where.push(isChosen(sql`product_type_id`, productTypeId));
  if (sportId !== undefined) where.push(isChosen(sql`sport_id`, sportId));
  if (categoryId !== undefined) {
    const linkedWhere = (condition: RawBuilder<unknown>) =>
      sql`exists (select from product_categories where product_id = products.id and ${condition})`;
    where.push(isLinkChosen(sql`category_id`, categoryId, linkedWhere));
  }
  if (price !== undefined) where.push(isInRange(priceOfOffer, price));
  if (taken !== undefined) where.push(isInRange(sql`taken`, taken));
  if (spots !== undefined) where.push(isInRange(sql`spots`, spots));
  if (updatedOn !== undefined) where.push(isOnDaysIn(zone, sql`products.updated_at`, updatedOn));
  return where;
}

const zone = sql`(select timezone from organizations where organizations.id = products.organization_id)`;

export async function findAllProducts(db: Database, organizationId: number) {
  const { rows } = await sql<Pick<Product, 'id' | 'name' | 'concept'>>`
    select id, name, concept from products
    where organization_id = ${organizationId} and deleted_at is null order by fold(name), id`.execute(db);
  return rows;
}

type Reading = {
  productId: number;
  organizationId: number;
  /** Locks the product for a change, until the call ends. */
  isLocked?: boolean;
  /** Includes removed products. */
  withRemoved?: boolean | undefined;
};

/** A product of an organisation with all fields of its form. Throws 404 when there is none. */
export async function findProduct(
  db: Database,
  { productId, organizationId, isLocked = false, withRemoved = false }: Reading,
): Promise<Product> {
  const { rows } = await sql<Product>`
    select ${summary}, organization_id, product_type_id, sport_id, description, rate_id, gender, level,
      array(select category_id from product_categories where product_id = products.id order by 1) as category_ids,
      array(select tag_id from product_tags where product_id = products.id order by 1) as tag_ids,
      image_of(image_id) as image, is_accessible, age_from, age_to, should_validate_age,
      ${linkedContacts('product', sql`products.id`, sql`${organizationId}`)} as contacts,
      location_id, ${venueOfActivity} as location, ${lastChangedBy('products', sql`products.id`)} as changed_by, created_at
    from products
    where products.id = ${productId} and organization_id = ${organizationId} and (${withRemoved} or deleted_at is null)
    ${isLocked ? sql`for no key update of products` : sql``}`.execute(db);
  const [product] = rows;
  if (!product) throw notFound();
  return product;
}

export const listApplicationProducts = async ({
  db,
  query,
}: Pick<Call<typeof api.listApplicationProducts>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationProducts(db, query);
  return { products: rows, meta };
};

export async function listProducts({ db, query, params }: Call<typeof api.listProducts>) {
  const { rows, meta } = await findProducts(db, query, params.organizationId);
  return { products: rows, meta };
}

export async function listAllProducts({ db, params }: Call<typeof api.listAllProducts>) {
  return {
    products: await findAllProducts(db, params.organizationId),
  };
}

export async function getProduct({ db, params, query }: Call<typeof api.getProduct>) {
  return { product: await findProduct(db, { ...params, ...query }) };
}

export function listProductsOfApplication(call: Call<typeof api.listProductsOfApplication>) {
  return listApplicationProducts(call);
}
