import type { MatchedLabel } from '@move/contract/labels/assigned-labels.ts';
import type { AskedFilter, MatchedOffer, MatchedOrganization } from '@move/contract/labels/label-filters.ts';
import type { LabelFilter, LabelKind } from '@move/domain/labels/label-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import { findPage } from '../../../platform/database/page.ts';
import { fileAddress } from '../../files/public.ts';

export type Looking = { labelId: number; kind: LabelKind; filter: LabelFilter };

/** A filter, possibly unsaved, in the form that `fitting_…()` in SQL accept. */
function rowOf({ labelId, kind, filter }: Looking) {
  const list = (ids: readonly number[]) => sql`${[...ids]}::bigint[]`;
  return sql`row(${labelId}::bigint, ${kind}::text, ${filter.min_age}::smallint, ${filter.max_age}::smallint,
    ${filter.start_date}::date, ${filter.end_date}::date, ${filter.min_price}::integer, ${filter.max_price}::integer,
    ${list(filter.sport_ids)}, ${list(filter.tag_ids)}, ${list(filter.category_ids)}, null)::label_filters`;
}

const finders = {
  activity: sql`fitting_activities`,
  product: sql`fitting_products`,
  organization: sql`fitting_organizations`,
};

/** SQL: what a filter finds; the only call of its definition in SQL. */
function found(looking: Looking, alias: RawBuilder<unknown>) {
  return sql`${finders[looking.kind]}(${rowOf(looking)}) ${alias}`;
}

export async function countMatches(db: Database, looking: Looking): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${found(looking, sql`it`)}`.execute(db);
  return rows[0]?.count ?? 0;
}

type Asking = { labelId: number; query: AskedFilter };

export const findMatchedActivities = (db: Database, asking: Asking) => findMatchedOffers(db, asking, 'activity');
export const findMatchedProducts = (db: Database, asking: Asking) => findMatchedOffers(db, asking, 'product');

function findMatchedOffers(db: Database, asking: Asking, kind: 'activity' | 'product') {
  const organization = sql`(
    select jsonb_build_object('id', organizations.id, 'name', organizations.name)
    from organizations where organizations.id = it.organization_id)`;
  const select = sql`it.id, it.name, it.concept, ${organization} as organization`;
  return pageOfMatches<typeof MatchedOffer>(db, asking, { kind, select });
}

export function findMatchedOrganizations(db: Database, asking: Asking) {
  const select = sql`it.id, it.name, it.city, it.status`;
  return pageOfMatches<typeof MatchedOrganization>(db, asking, { kind: 'organization', select });
}

function pageOfMatches<Row extends z.ZodType<object>>(
  db: Database,
  { labelId, query }: Asking,
  { kind, select }: { kind: LabelKind; select: RawBuilder<unknown> },
) {
  const where = query.search ? [matches(sql`fold(it.name)`, query.search)] : [];
  const from = found({ labelId, kind, filter: filterOf(query) }, sql`it`);
  const sort = { name: sql`fold(it.name)` };
  return findPage<z.output<Row>, 'name'>(db, { select, from, where, sort, id: sql`it.id` }, query);
}

function filterOf(query: AskedFilter): LabelFilter {
  return {
    min_age: query.minAge ?? null,
    max_age: query.maxAge ?? null,
    start_date: query.startDate ?? null,
    end_date: query.endDate ?? null,
    min_price: query.minPrice ?? null,
    max_price: query.maxPrice ?? null,
    sport_ids: query.sportIds ?? [],
    tag_ids: query.tagIds ?? [],
    category_ids: query.categoryIds ?? [],
  };
}

function namesIn(table: string, ids: RawBuilder<unknown>, name = 'name') {
  return sql`coalesce((select jsonb_agg(${sql.ref(name)} order by fold(${sql.ref(name)}))
    from ${sql.table(table)} where id = any (${ids})), '[]')`;
}

/** The labels whose filter finds a record, by the same definition as the count and the list of a filter. */
export async function findMatchedLabels(
  db: Database,
  { kind, id }: { kind: LabelKind; id: number },
): Promise<MatchedLabel[]> {
  const { rows } = await sql<MatchedLabel>`
    select labels.id, labels.name, ${fileAddress('icon_id')} as icon_url, jsonb_build_object(
      'min_age', min_age, 'max_age', max_age, 'start_date', start_date, 'end_date', end_date,
      'min_price', min_price, 'max_price', max_price, 'sports', ${namesIn('sports', sql`sport_ids`)},
      'tags', ${namesIn('tags', sql`tag_ids`)}, 'categories', ${namesIn('categories', sql`category_ids`, 'title')}) as because
    from label_filters filter join labels on labels.id = filter.label_id
    where filter.kind = ${kind} and labels.deleted_at is null
      and exists (select from ${finders[kind]}(filter) it where it.id = ${id})
    order by fold(labels.name), labels.id`.execute(db);
  return rows;
}
