import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/rates/cancellation-terms.ts';
import type { CancellationTerm } from '@move/contract/rates/cancellation-terms.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import { findPage } from '../../../platform/database/page.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';

const ratesCount = sql`(
  select count(*) from rate_cancellation_terms link join rates on rates.id = link.rate_id
  where link.organization_id = cancellation_terms.organization_id and link.term_id = cancellation_terms.id
    and rates.deleted_at is null)`;
const columns = sql`id, name,
  (select coalesce(jsonb_agg(jsonb_build_object('from_minutes', from_minutes, 'until_minutes', until_minutes,
     'refund_percentage', refund_percentage) order by position), '[]')
   from cancellation_periods where term_id = cancellation_terms.id) as periods,
  ${ratesCount} as rates_count,
  ${ratesCount} > 0 or exists (
    select from activities where activities.organization_id = cancellation_terms.organization_id
      and cancellation_term_id = cancellation_terms.id and deleted_at is null) as is_used,
  created_at, updated_at`;

export function findTerms(db: Database, query: QueryOf<typeof api.listCancellationTerms>, organizationId: number) {
  const where = [sql`organization_id = ${organizationId}`, sql`deleted_at is null`];
  if (query.search) where.push(matches(sql`fold(name)`, query.search));
  const sort = { name: sql`fold(name)`, updated_at: sql`updated_at` };
  return findPage<CancellationTerm, keyof typeof sort>(
    db,
    { select: columns, from: sql`cancellation_terms`, where, sort, id: sql`id` },
    query,
  );
}

export type InTerm = { organizationId: number; termId: number };

export async function findTerm(db: Database, { organizationId, termId }: InTerm): Promise<CancellationTerm> {
  const { rows } = await sql<CancellationTerm>`
    select ${columns} from cancellation_terms
    where id = ${termId} and organization_id = ${organizationId} and deleted_at is null`.execute(db);
  const [term] = rows;
  if (!term) throw notFound();
  return term;
}

export async function listCancellationTerms({ db, query, params }: Call<typeof api.listCancellationTerms>) {
  const { rows, meta } = await findTerms(db, query, params.organizationId);
  return { cancellation_terms: rows, meta };
}

export async function getCancellationTerm({ db, params }: Call<typeof api.getCancellationTerm>) {
  return {
    cancellation_term: await findTerm(db, params),
  };
}
