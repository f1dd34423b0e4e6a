import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/problem.ts';

/** The price at this moment, which the sold line keeps (docs/rules/money.md#prices-and-vat). */
export type FrozenPrice = {
  /** Including VAT; 0 is free. */
  unit_price_in_cents: number;
  vat_percentage: number;
  vat_exemption_reason: string | null;
  /** The periods of its cancellation term; null: everything is refunded until the start. */
  term: CancellationPeriod[] | null;
};

type InOrganization = { organizationId: number };

/**
 * The price of a session or bundle: by its own rate or the activity's, and none for a walk-in (docs/rules/planning.md#kinds-of-offer). The
 * term is the activity's, else the first of the rate (docs/rules/money.md#cancellation-terms).
 */
const priceOf = (
  db: Database,
  table: 'sessions' | 'bundles',
  { id, organizationId }: InOrganization & { id: number },
) =>
  readPrice(
    db,
    sql`select case when activities.no_signup_required then null when own.rate_inherited then activities.rate_id
          else own.rate_id end as rate_id,
        activities.cancellation_term_id as term_id
      from ${sql.table(table)} own join activities on activities.id = own.activity_id
      where own.id = ${id} and own.organization_id = ${organizationId}`,
  );

export const priceOfSession = (db: Database, { sessionId: id, ...own }: InOrganization & { sessionId: number }) =>
  priceOf(db, 'sessions', { id, ...own });

export const priceOfBundle = (db: Database, { bundleId: id, ...own }: InOrganization & { bundleId: number }) =>
  priceOf(db, 'bundles', { id, ...own });

/** The price of a product, which has no term: everything is refunded for 14 days. */
export async function priceOfProduct(
  db: Database,
  { organizationId, productId }: InOrganization & { productId: number },
): Promise<FrozenPrice> {
  const price = await readPrice(
    db,
    sql`select rate_id, null::bigint as term_id from products
      where id = ${productId} and organization_id = ${organizationId}`,
  );
  return { ...price, term: null };
}

/** `offer` is one row: the rate that applies and the chosen term, either of them null. */
async function readPrice(db: Database, offer: RawBuilder<unknown>): Promise<FrozenPrice> {
  const { rows } = await sql<FrozenPrice>`
    select coalesce(rates.price_in_cents, 0) as unit_price_in_cents, coalesce(vat.percentage, 0) as vat_percentage,
      rates.vat_exemption_reason, term_periods(rates.id, offer.term_id) as term
    from (${offer}) as offer left join rates on rates.id = offer.rate_id
    left join lateral (
      select percentage from vat_levels where level = rates.vat_level and valid_from <= current_date
      order by valid_from desc limit 1) as vat on true`.execute(db);
  const [price] = rows;
  if (!price) throw notFound();
  return price;
}
