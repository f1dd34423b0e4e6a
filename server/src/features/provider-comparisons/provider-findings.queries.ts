import type * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import type { ProviderFinding } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { findPage } from '../../platform/database/page.ts';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { ofMonthAndPlatform } from './provider-comparisons.queries.ts';

const columns = sql`finding.id, finding.day, finding.kind, finding.status, finding.entry, finding.reference,
  finding.payment_reference, finding.order_id, finding.expected_in_cents, finding.actual_in_cents, finding.currency,
  finding.found_at, finding.closed_at, finding.explanation, finding.explained_at,
  (select jsonb_build_object('id', applications.id, 'name', applications.name) from applications
    where applications.id = finding.application_id) as application,
  (select jsonb_build_object('id', organizations.id, 'name', organizations.name) from organizations
    where organizations.id = finding.organization_id) as organization,
  (select concat_ws(' ', first_name, last_name) from users where users.id = finding.explained_by) as explained_by`;

export async function listProviderFindings({ db, query }: Call<typeof api.listProviderFindings>) {
  const where = ofMonthAndPlatform(query);
  if (query.kind) where.push(sql`finding.kind = ${query.kind}`);
  if (query.status) where.push(sql`finding.status = ${query.status}`);
  if (query.search) where.push(isFound(query.search));
  const parts = {
    select: columns,
    from: sql`provider_findings finding`,
    where,
    sort: { day: sql`finding.day`, actual_in_cents: sql`finding.actual_in_cents` },
    id: sql`finding.id`,
  };
  const { rows, meta } = await findPage<ProviderFinding, keyof typeof parts.sort>(db, parts, query);
  return { findings: rows, meta };
}

/** SQL: whether the search text is the order number of a finding, with or without B-, or the provider's number of its payment or refund. */
function isFound(search: string) {
  const text = search.trim();
  const order = /^(?:b-|#)?(\d{1,15})$/i.exec(text)?.[1];
  const byOrder = order === undefined ? sql`false` : sql`finding.order_id = ${Number(order)}`;
  return sql`(${byOrder} or finding.reference = ${text} or finding.payment_reference = ${text})`;
}

export async function findProviderFinding(db: Database, id: number): Promise<ProviderFinding> {
  const { rows } = await sql<ProviderFinding>`
    select ${columns} from provider_findings finding where finding.id = ${id}`.execute(db);
  if (!rows[0]) throw notFound();
  return rows[0];
}
