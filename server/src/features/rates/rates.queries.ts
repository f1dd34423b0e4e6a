import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/rates/rates.ts';
import type { Rate, RateDraft } from '@move/contract/rates/rates.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import type { Subject } from '../../platform/http/written.ts';

const terms = sql`
  from rate_cancellation_terms link join cancellation_terms term on term.id = link.term_id
  where link.rate_id = rates.id and term.deleted_at is null`;
const isUsed = sql`(
  exists (select from activities
    where activities.organization_id = rates.organization_id and rate_id = rates.id and deleted_at is null)
  or exists (select from products
    where products.organization_id = rates.organization_id and rate_id = rates.id and deleted_at is null)
  or exists (select from sessions
    where sessions.organization_id = rates.organization_id and rate_id = rates.id and deleted_at is null)
  or exists (select from bundles
    where bundles.organization_id = rates.organization_id and rate_id = rates.id and deleted_at is null))`;
const columns = sql`rates.id, rates.name, price_in_cents, vat_level,
  (select percentage from vat_levels
   where level = rates.vat_level and valid_from <= current_date order by valid_from desc limit 1) as vat_percentage,
  vat_exemption_reason,
  array(select term.id ${terms} order by link.position, term.id) as cancellation_term_ids,
  (select coalesce(jsonb_agg(jsonb_build_object('id', term.id, 'name', term.name) order by link.position, term.id), '[]')
   ${terms}) as cancellation_terms,
  ${isUsed} as is_used, archived_at, rates.created_at, rates.updated_at`;

/**
 * The columns of a rate. Only a rate without VAT has a reason for its exemption, so another level removes the reason
 * (docs/rules/money.md#prices-and-vat).
 */
export function rateColumns(draft: RateDraft, before?: Rate) {
  const { name, price_in_cents, vat_level } = draft;
  const reason = draft.vat_exemption_reason === undefined ? before?.vat_exemption_reason : draft.vat_exemption_reason;
  return { name, price_in_cents, vat_level, vat_exemption_reason: vat_level === 'zero' ? (reason ?? null) : null };
}

export const subjectOf = (rate: Rate): Subject => ({ type: 'rates', id: rate.id, name: rate.name });

/** The rates that can be chosen, or the archived rates. */
export function findRates(db: Database, query: QueryOf<typeof api.listRates>, organizationId: number) {
  const where = [
    sql`rates.organization_id = ${organizationId}`,
    sql`rates.deleted_at is null`,
    query.isArchived === true ? sql`archived_at is not null` : sql`archived_at is null`,
  ];
  if (query.search) where.push(matches(sql`fold(rates.name)`, query.search));
  const sort = {
    name: sql`fold(rates.name)`,
    price_in_cents: sql`price_in_cents`,
    vat_level: sql`array_position(array['zero', 'low', 'high'], vat_level)`,
    updated_at: sql`rates.updated_at`,
  };
  return findPage<Rate, keyof typeof sort>(
    db,
    { select: columns, from: sql`rates`, where, sort, id: sql`rates.id` },
    query,
  );
}

export type InRate = { organizationId: number; rateId: number };

export async function findRate(db: Database, { organizationId, rateId }: InRate): Promise<Rate> {
  const { rows } = await sql<Rate>`
    select ${columns} from rates
    where id = ${rateId} and organization_id = ${organizationId} and deleted_at is null`.execute(db);
  const [rate] = rows;
  if (!rate) throw notFound();
  return rate;
}

export async function listRates({ db, query, params }: Call<typeof api.listRates>) {
  const { rows, meta } = await findRates(db, query, params.organizationId);
  return { rates: rows, meta };
}

export async function getRate({ db, params }: Call<typeof api.getRate>) {
  return { rate: await findRate(db, params) };
}
