import type { MatchedLabel } from '@move/contract/labels/assigned-labels.ts';
import type { MatchesQuery, MatchedOffer, MatchedOrganization } from '@move/contract/labels/label-filters.ts';
import type { LabelFilter, LabelKind } from '@move/domain/labels/label-filter.ts';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import { findPage } from '../../../platform/database/page.ts';
import { fileAddress } from '../../files/public.ts';

/** The filter of a label for one kind of record. */
export type KindFilter = { labelId: number; kind: LabelKind; filter: LabelFilter };

/**
 * SQL: the filter, saved or not, as a row of `label_filters`: the argument of `fitting_…()`. The values are in the order of the table's
 * columns; the null is `updated_at`.
 */
function rowOf({ labelId, kind, filter }: KindFilter) {
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

/** SQL: the rows that match a filter, as `alias`. */
function matchingRows(filter: KindFilter, alias: RawBuilder<unknown>) {
  return sql`${finders[filter.kind]}(${rowOf(filter)}) ${alias}`;
}

export async function countMatches(db: Database, filter: KindFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${matchingRows(filter, sql`matched`)}`.execute(db);
  return rows[0]?.count ?? 0;
}

type MatchesRequest = { labelId: number; query: MatchesQuery };

export const findMatchedActivities = (db: Database, request: MatchesRequest) =>
  findMatchedOffers(db, request, 'activity');
export const findMatchedProducts = (db: Database, request: MatchesRequest) => findMatchedOffers(db, request, 'product');

function findMatchedOffers(db: Database, request: MatchesRequest, kind: 'activity' | 'product') {
  const organization = sql`(
    select jsonb_build_object('id', organizations.id, 'name', organizations.name)
    from organizations where organizations.id = matched.organization_id)`;
  const select = sql`matched.id, matched.name, matched.concept, ${organization} as organization`;
  return pageOfMatches<typeof MatchedOffer>(db, request, { kind, select });
}

export function findMatchedOrganizations(db: Database, request: MatchesRequest) {
  const select = sql`matched.id, matched.name, matched.city, matched.status`;
  return pageOfMatches<typeof MatchedOrganization>(db, request, { kind: 'organization', select });
}

function pageOfMatches<Row extends z.ZodType<object>>(
  db: Database,
  { labelId, query }: MatchesRequest,
  { kind, select }: { kind: LabelKind; select: RawBuilder<unknown> },
) {
  const where = query.search ? [matches(sql`fold(matched.name)`, query.search)] : [];
  const from = matchingRows({ labelId, kind, filter: filterOf(query) }, sql`matched`);
  const sort = { name: sql`fold(matched.name)` };
  return findPage<z.output<Row>, 'name'>(db, { select, from, where, sort, id: sql`matched.id` }, query);
}

function filterOf(query: MatchesQuery): LabelFilter {
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

/**
 * Returns the labels whose filter finds a record, by the same definition as the count and the list of a filter. `because`: the conditions of
 * the filter, with names in place of ids.
 */
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
      and exists (select from ${finders[kind]}(filter) matched where matched.id = ${id})
    order by fold(labels.name), labels.id`.execute(db);
  return rows;
}
