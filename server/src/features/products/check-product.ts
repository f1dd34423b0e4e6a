import type { Product, ProductChange } from '@move/contract/products/products.ts';
import { ageRangeViolations } from '@move/domain/activities/activity-rules.ts';
import type { Violation } from '@move/domain/kit/messages/messages.ts';
import { publishingViolations } from '@move/domain/products/publishing.ts';
import { stockMessage } from '@move/domain/products/stock.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { assertKnown } from '../../platform/database/links.ts';
import { invalidAll } from '../../platform/http/problem.ts';
import { findRatePrice, locationViolations, assertKnownTaxonomy } from '../activities/public.ts';

/** The fields of a product that the rules check. */
type Ruled = Pick<
  Product,
  | 'product_type_id'
  | 'description'
  | 'rate_id'
  | 'price_open'
  | 'location_id'
  | 'concept'
  | 'age_from'
  | 'age_to'
  | 'spots'
  | 'taken'
>;

/** A new product: a draft with an unlimited stock. */
export const productDefaults: Ruled = {
  product_type_id: null,
  description: null,
  rate_id: null,
  price_open: true,
  location_id: null,
  concept: true,
  age_from: null,
  age_to: null,
  spots: null,
  taken: 0,
};

type Checking = { organizationId: number; before: Ruled; sent: Omit<ProductChange, 'updated_at'> };

/** Checks the product as it would be stored. Throws 422 with every violation on its own field. */
export async function checkProduct(db: Database, { organizationId, before, sent }: Checking): Promise<void> {
  await assertKnownTaxonomy(db, sent);
  if (sent.product_type_id) await assertTypeExists(db, sent.product_type_id);
  const given = Object.entries(sent).filter(([name, value]) => name in before && value !== undefined);
  const after: Ruled = { ...before, ...Object.fromEntries(given) };
  const violations = [
    ...(await rateViolations(db, before, after)),
    ...(await locationViolations(db, { organizationId, before, after })),
    ...ageRangeViolations(after),
    ...stockViolations(after),
    ...(after.concept ? [] : publishingViolations(after)),
  ];
  if (violations.length > 0) throw invalidAll(violations);
}

/** Locks the type, so that no superadmin removes it meanwhile. */
async function assertTypeExists(db: Database, id: number): Promise<void> {
  await sql`select from product_types where id = ${id} for key share`.execute(db);
  await assertKnown(db, { table: 'product_types', ids: [id], field: 'product_type_id' });
}

/** A newly chosen rate must be in scope and not archived. */
async function rateViolations(db: Database, before: Ruled, after: Ruled): Promise<Violation[]> {
  if (after.rate_id === null || after.rate_id === before.rate_id) return [];
  const rate = await findRatePrice(db, after.rate_id);
  return rate && rate.archived_at === null ? [] : [{ path: ['rate_id'], key: 'exists' }];
}

function stockViolations({ spots, taken }: Ruled): Violation[] {
  const message = stockMessage(spots, taken);
  return message ? [{ ...message, path: ['spots'] }] : [];
}
