import type * as api from '@move/contract/reconciliation/reconciliation.ts';
import type { Finding, ReconciliationCheck } from '@move/contract/reconciliation/reconciliation.ts';
import { sql } from 'kysely';
import { findPage } from '../../../platform/database/page.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import type { Call } from '../../../platform/http/route.ts';

export async function getReconciliationCheck({ db }: Call<typeof api.getReconciliationCheck>) {
  const { rows } = await sql<ReconciliationCheck>`
    select checked_at, took_ms, findings_count,
      (select concat_ws(' ', first_name, last_name) from users where users.id = checked_by) as checked_by
    from reconciliation_checks order by id desc limit 1`.execute(db);
  return { check: rows[0] ?? null };
}

export async function listReconciliationFindings({ db, query }: Call<typeof api.listReconciliationFindings>) {
  const where = [
    sql`finding.reconciliation_check_id = (select id from reconciliation_checks order by id desc limit 1)`,
  ];
  if (query.kind) where.push(sql`finding.kind = ${query.kind}`);
  if (query.search) where.push(matches(sql`organizations.search_text`, query.search));
  const parts = {
    select: sql`finding.position as id, finding.kind, finding.month, finding.subject_id, finding.expected, finding.actual,
      case when organizations.id is not null then jsonb_build_object('id', organizations.id, 'name', organizations.name) end
        as organization,
      (select jsonb_build_object('id', applications.id, 'name', applications.name) from applications
        where applications.id = finding.application_id) as application`,
    from: sql`reconciliation_findings finding left join organizations on organizations.id = finding.organization_id`,
    where,
    sort: { month: sql`finding.month`, organization: sql`organizations.name` },
    id: sql`finding.position`,
  };
  const { rows, meta } = await findPage<Finding, keyof typeof parts.sort>(db, parts, query);
  return { findings: rows, meta };
}
