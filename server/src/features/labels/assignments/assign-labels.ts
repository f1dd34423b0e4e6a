import { createHash } from 'node:crypto';
import type * as api from '@move/contract/labels/assigned-labels.ts';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { replaceLinks } from '../../../platform/database/links.ts';
import { invalid, notFound, stale } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findMatchedLabels } from '../filters/label-matches.ts';
import { findAssignableLabels } from './assignable-labels.ts';

/** A record that can have labels: the table of the links, and how filters find it. */
type LabeledRecord = {
  table: 'organization_labels' | 'activity_labels' | 'product_labels';
  column: 'organization_id' | 'activity_id' | 'product_id';
  kind: LabelKind;
  /** The table of the record, as the audit trail names it. */
  subject: 'organizations' | 'activities' | 'products';
  id: number;
  organizationId: number;
};

type OfOrganization = Call<typeof api.getOrganizationLabels> | Call<typeof api.updateOrganizationLabels>;
type OfProduct = Call<typeof api.getProductLabels> | Call<typeof api.updateProductLabels>;
type OfActivity = Call<typeof api.getActivityLabels> | Call<typeof api.updateActivityLabels>;

export function labeledOrganization({ params: { organizationId } }: Pick<OfOrganization, 'params'>): LabeledRecord {
  return {
    table: 'organization_labels',
    column: 'organization_id',
    kind: 'organization',
    subject: 'organizations',
    id: organizationId,
    organizationId,
  };
}

export async function findLabeledActivity({ db, params }: Pick<OfActivity, 'db' | 'params'>): Promise<LabeledRecord> {
  const { activityId: id, organizationId } = params;
  await assertOfferExists(db, { table: 'activities', id, organizationId });
  const subject = 'activities';
  return { table: 'activity_labels', column: 'activity_id', kind: 'activity', subject, id, organizationId };
}

export async function findLabeledProduct({ db, params }: Pick<OfProduct, 'db' | 'params'>): Promise<LabeledRecord> {
  const { productId: id, organizationId } = params;
  await assertOfferExists(db, { table: 'products', id, organizationId });
  const subject = 'products';
  return { table: 'product_labels', column: 'product_id', kind: 'product', subject, id, organizationId };
}

type Offer = { table: 'activities' | 'products'; id: number; organizationId: number };

async function assertOfferExists(db: Database, { table, id, organizationId }: Offer): Promise<void> {
  const { rows } = await sql`
    select from ${sql.table(table)}
    where id = ${id} and organization_id = ${organizationId} and deleted_at is null`.execute(db);
  if (rows.length === 0) throw notFound();
}

type Reading = { db: Database; caller: Caller };

export async function getLabels({ db, caller }: Reading, bearer: LabeledRecord) {
  const choices = await findAssignableLabels(db, { caller, organizationId: bearer.organizationId });
  const given = await givenTo(db, bearer);
  const known = new Set(choices.map(({ id }) => id));
  const labels = given.filter((id) => known.has(id));
  return {
    labels,
    updated_at: versionOf(labels),
    matched_labels: await findMatchedLabels(db, bearer),
    choices,
  };
}

/** A version of the set: the same labels have the same version, whichever user assigned them and when. */
const versionOf = (labels: readonly number[]) => createHash('sha256').update(labels.join()).digest('base64url');

type Assigning = { bearer: LabeledRecord; body: { labels: readonly number[]; updated_at?: string | undefined } };

/** Assigns labels. Throws 409 when the stored labels differ from those that the caller read. */
export async function assignLabels({ db, caller }: Reading, { bearer, body: { labels: ids, updated_at } }: Assigning) {
  // of two calls at once, one waits here; alone in its statement, so that the next statement sees what the other call wrote
  await sql`select pg_advisory_xact_lock(hashtext(${bearer.table}), hashtext(${String(bearer.id)}))`.execute(db);
  const before = await getLabels({ db, caller }, bearer);
  if (updated_at !== undefined && updated_at !== before.updated_at) throw stale();
  const known = before.choices.map(({ id }) => id);
  if (!ids.every((id) => known.includes(id))) throw invalid('labels', 'exists');
  const { table, column, organizationId, kind, id, subject } = bearer;
  // labels that the caller can't choose stay
  const kept = (await givenTo(db, bearer)).filter((id) => !known.includes(id));
  const tenant = kind === 'organization' ? {} : { tenant: { organization_id: organizationId } };
  await replaceLinks(db, {
    table,
    owner: [column, id],
    column: 'label_id',
    ids: [...ids, ...kept],
    ...tenant,
  });
  const after = await getLabels({ db, caller }, bearer);
  const names = ({ labels }: typeof after) => ({
    labels: after.choices.filter(({ id }) => labels.includes(id)).map(({ name }) => name),
  });
  return changed(after, { subject: { type: subject, id }, before: names(before), after: names(after) });
}

/** All links of the record, including those of labels that the caller can't see. */
async function givenTo(db: Database, { table, column, id }: LabeledRecord): Promise<number[]> {
  const { rows } = await sql<{ label_id: number }>`
    select label_id from ${sql.table(table)} where ${sql.ref(column)} = ${id} order by 1`.execute(db);
  return rows.map((row) => row.label_id);
}
