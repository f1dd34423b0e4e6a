import type { Columns } from '@move/contract/imports/judge-row.ts';
import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import type * as api from '@move/contract/imports/imports.ts';
import type { DoubleChoices, ImportRow } from '@move/contract/imports/imports.ts';
import { gate } from '@move/domain/access/gate.ts';
import { columnName, matchColumns, missingColumns } from '@move/domain/imports/organization-columns.ts';
import { shortened } from '@move/domain/kit/text/text.ts';
import { sql } from 'kysely';
import { forbidden, invalid, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { startJob } from '../jobs/public.ts';
import { findExistingDoubles } from './find-doubles.ts';
import { type JudgedRow, judgeRows, skippedBecause, withEdits } from './judge-list.ts';
import { type List, readList } from './reading/read-list.ts';

type ImportCall = Call<typeof api.importOrganizations>;

/** Validates a list and, unless it is only checked, starts the run that imports it. */
export async function importOrganizations(call: ImportCall) {
  const { body, caller, locale } = call;
  if (call.applicationId === null) throw notFound();
  if (body.accept && !mayAccept(caller)) throw forbidden();
  const list = await readList(body.file, call.log);
  const columns = sheetColumns(list, body.columns);
  const missing = missingColumns(columns);
  const rows = withEdits(list.rows, columns, body.edits ?? []);
  const judged = missing.length > 0 ? [] : await judgeRows(rows, { columns, locale });
  await markExisting(call, judged);
  const taken = rowsToImport(judged, body.doubles ?? []);
  const errors = judged.flatMap((row) => row.errors);
  const report = {
    id: null,
    rows: rows.length,
    valid: judged.filter(({ value, double }) => value !== null && double === null).length,
    created: 0,
    encoding: list.encoding,
    separator: list.separator,
    columns: list.headers.map((header, at) => ({ header, field: columns[at] ?? null })),
    missing,
    errors,
    doubles: judged.flatMap(({ double }) => (double === null ? [] : [double])),
    table: [],
  };
  if (body.dry_run) return unaudited({ import: { ...report, table: rows }, job: null });
  const [lacking] = missing;
  if (lacking) throw invalid('file', 'import.column', { column: columnName(lacking, locale) });
  const wrong = judged.filter(({ value }) => value === null).length;
  if (wrong > 0 && !body.skip_invalid) throw invalid('file', 'import.invalid', { count: wrong, rows: report.rows });
  // nothing to import, for instance when the same list is submitted again
  if (taken.length === 0) return unaudited({ import: report, job: null });
  const job = await startImport(call, list.headers, { judged, taken });
  const after = { rows: report.rows, valid: taken.length, accept: body.accept };
  const subject = { type: 'imports' as const, id: job.id, name: body.file.filename };
  return changed({ import: { ...report, id: job.id }, job }, { subject, after });
}

/** Whether the caller may accept the organisations. Only administrators may: a role in one organisation never decides about another. */
function mayAccept(caller: ImportCall['caller']): boolean {
  const { can, role } = gate(caller);
  return can('review-organizations') && role('admin');
}

function sheetColumns({ headers }: List, chosen: Columns | undefined): Columns {
  if (chosen === undefined) return matchColumns(headers);
  if (chosen.length !== headers.length) throw invalid('columns', 'general.invalid');
  return chosen;
}

/** Marks rows that duplicate an existing organisation. Only administrators may update it by import; others use the organisation's form. */
async function markExisting({ db, caller }: ImportCall, judged: readonly JudgedRow[]): Promise<void> {
  const { can, role } = gate(caller);
  const may_update = can('edit-organization') && role('admin');
  const valid = judged.flatMap((row) => (row.value ? [{ ...row.value, row }] : []));
  const existing = await findExistingDoubles(db, valid, sql`app_application_ids()`);
  for (const [n, double] of existing) {
    const row = valid[n]?.row;
    if (row) row.double = { line: row.line, first_line: null, may_update, ...double };
  }
}

export type RowToImport = ImportRow & {
  value: ImportedOrganization;
  /** The choice for a duplicate; absent for other rows. */
  choice?: 'add' | 'update';
  /** The organisation to update. */
  organizationId?: number;
};

/** The rows to import: valid ones, and duplicates that are added or update an organisation. */
function rowsToImport(judged: readonly JudgedRow[], choices: DoubleChoices): RowToImport[] {
  const choiceOf = new Map(choices.map((each) => [each.line, each]));
  return judged.flatMap(({ line, cells, value, double }): RowToImport[] => {
    if (value === null) return [];
    if (double === null) return [{ line, cells, value }];
    const { choice = 'skip', organization_id = null } = choiceOf.get(line) ?? {};
    if (choice === 'skip') return [];
    if (choice === 'add') return [{ line, cells, value, choice }];
    if (!double.may_update || double.organization === null) throw forbidden();
    if (double.organization.id !== organization_id) throw invalid('doubles', 'import.double_changed', { line });
    return [{ line, cells, value, choice, organizationId: double.organization.id }];
  });
}

type Starting = { judged: readonly JudgedRow[]; taken: readonly RowToImport[] };

async function startImport(call: ImportCall, headers: readonly string[], { judged, taken }: Starting) {
  const { db, body, caller, request, locale } = call;
  const lines = new Set(taken.map(({ line }) => line));
  const refused = judged
    .filter(({ line }) => !lines.has(line))
    .map(({ line, cells, errors, double }) => ({
      line,
      cells,
      reasons: double === null ? errors.map((error) => error.message) : [skippedBecause(double, locale)],
      is_double: double !== null,
    }));
  const job = await startJob(call, {
    kind: 'import_organizations',
    subject: shortened(body.file.filename, 255) || null,
    payload: {},
    total: taken.length,
  });
  await sql`
    insert into imports (id, application_id, is_accepting, headers, rows, refused, actor_roles, impersonator_id, ip)
    values (${job.id}::uuid, ${call.applicationId}, ${body.accept}, ${JSON.stringify(headers)}::jsonb,
      ${JSON.stringify(taken)}::jsonb, ${JSON.stringify(refused)}::jsonb,
      ${[...caller.roles]}::text[], ${caller.impersonatorId}, ${request.ip}::inet)`.execute(db);
  return job;
}
