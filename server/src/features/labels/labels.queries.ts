import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as labelFiltersApi from '@move/contract/labels/label-filters.ts';
import type * as api from '@move/contract/labels/labels.ts';
import type { Label, LabelChoice, LabelRow } from '@move/contract/labels/labels.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isLinkChosen } from '../../platform/database/expressions/chosen.ts';
import { isOfLiveOrganization } from '../../platform/database/expressions/live-organization.ts';
import { isInRange } from '../../platform/database/expressions/ranges.ts';
import { matches } from '../../platform/database/expressions/search.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { fileAddress } from '../files/public.ts';
import { findLabelCategories } from './filters/label-categories.ts';
import { findMatchedActivities, findMatchedOrganizations, findMatchedProducts } from './filters/label-matches.ts';

/** The user whose labels a call may change. */
export type LabelManager = { user: { id: number } };

/** SQL: how many organisations, activities and products have the label by hand; removed ones don't count. */
const given = sql`(
  (select count(*) from organization_labels link join organizations on organizations.id = link.organization_id
    where link.label_id = labels.id and organizations.deleted_at is null)
  + (select count(*) from activity_labels link join activities on activities.id = link.activity_id
    where link.label_id = labels.id and activities.deleted_at is null
      and ${isOfLiveOrganization(sql`activities.organization_id`)})
  + (select count(*) from product_labels link join products on products.id = link.product_id
    where link.label_id = labels.id and products.deleted_at is null
      and ${isOfLiveOrganization(sql`products.organization_id`)}))`;
const iconUrl = sql`${fileAddress('icon_id')} as icon_url`;
const columns = sql`labels.id, labels.name,
  array(select application_id from label_applications where label_id = labels.id order by 1) as application_ids,
  (select coalesce(jsonb_agg(jsonb_build_object('id', applications.id, 'name', applications.name) order by applications.name), '[]')
   from label_applications link join applications on applications.id = link.application_id
   where link.label_id = labels.id) as applications,
  array(select kind from label_filters filter where label_id = labels.id and is_filled(filter) order by kind) as filters,
  ${given} as uses_count, labels.created_at, labels.updated_at`;

/** The ids of the labels that a user maintains, including removed ones. */
async function findManagedLabels(db: Database, caller: LabelManager): Promise<number[]> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ ids: number[] }>`
    select array(select administered_labels(${caller.user.id})) as ids`.execute(db);
  return rows[0]?.ids ?? [];
}

export async function findLabels(db: Database, query: QueryOf<typeof api.listLabels>, caller: LabelManager) {
  const kept = await findManagedLabels(db, caller);
  const where = [sql`labels.deleted_at is null`, sql`labels.id = any (${kept}::bigint[])`];
  if (query.search) where.push(matches(sql`fold(labels.name)`, query.search));
  if (query.applicationId !== undefined) {
    const linkedWhere = (condition: RawBuilder<unknown>) =>
      sql`exists (select from label_applications where label_id = labels.id and ${condition})`;
    where.push(isLinkChosen(sql`application_id`, query.applicationId, linkedWhere));
  }
  if (query.usesCount !== undefined) where.push(isInRange(given, query.usesCount));
  const sort = { name: sql`fold(labels.name)`, updated_at: sql`labels.updated_at` };
  const parts = { select: sql`${columns}, ${iconUrl}`, from: sql`labels`, where, sort, id: sql`labels.id` };
  return findPage<LabelRow, keyof typeof sort>(db, parts, query);
}

/** A label that the caller maintains; 404 for any other. */
export async function findLabel(db: Database, labelId: number, caller: LabelManager): Promise<Label> {
  await assertOwnLabel(db, labelId, caller);
  const { rows } = await sql<Label>`
    select ${columns}, image_of(icon_id) as icon from labels where labels.id = ${labelId} and deleted_at is null`.execute(
    db,
  );
  const [label] = rows;
  if (!label) throw notFound();
  return label;
}

export async function assertOwnLabel(db: Database, labelId: number, caller: LabelManager): Promise<void> {
  const kept = await findManagedLabels(db, caller);
  if (!kept.includes(labelId)) throw notFound();
}

/** The ids of the platforms that the caller administers. */
export async function findAdministeredIds(db: Database, caller: LabelManager): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from administered_applications(${caller.user.id})`.execute(db);
  return rows.map(({ id }) => id);
}

/** The labels in scope: of an organisation's platforms, or of the caller's. */
export async function findLabelChoices(db: Database): Promise<LabelChoice[]> {
  const { rows } = await sql<LabelChoice>`
    select id, name, ${iconUrl} from labels where deleted_at is null order by fold(name), id`.execute(db);
  return rows;
}

export async function listLabels({ db, query, caller }: Call<typeof api.listLabels>) {
  const { rows, meta } = await findLabels(db, query, caller);
  return { labels: rows, meta };
}

export async function listAllLabels({ db }: Call<typeof api.listAllLabels>) {
  return { labels: await findLabelChoices(db) };
}

export async function getLabel({ db, params, caller }: Call<typeof api.getLabel>) {
  return { label: await findLabel(db, params.labelId, caller) };
}

export async function listLabelCategories({ db, params, caller }: Call<typeof labelFiltersApi.listLabelCategories>) {
  const label = await findLabel(db, params.labelId, caller);
  return { categories: await findLabelCategories(db, label) };
}

export async function listLabelActivityMatches({
  db,
  params,
  query,
  caller,
}: Call<typeof labelFiltersApi.listLabelActivityMatches>) {
  const { id } = await findLabel(db, params.labelId, caller);
  const { rows, meta } = await findMatchedActivities(db, { labelId: id, query });
  return { activities: rows, meta };
}

export async function listLabelProductMatches({
  db,
  params,
  query,
  caller,
}: Call<typeof labelFiltersApi.listLabelProductMatches>) {
  const { id } = await findLabel(db, params.labelId, caller);
  const { rows, meta } = await findMatchedProducts(db, { labelId: id, query });
  return { products: rows, meta };
}

export async function listLabelOrganizationMatches({
  db,
  params,
  query,
  caller,
}: Call<typeof labelFiltersApi.listLabelOrganizationMatches>) {
  const { id } = await findLabel(db, params.labelId, caller);
  const { rows, meta } = await findMatchedOrganizations(db, { labelId: id, query });
  return { organizations: rows, meta };
}
