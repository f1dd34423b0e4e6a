import type { Columns } from '@move/contract/imports/judge-row.ts';
import type * as api from '@move/contract/imports/organization-imports.ts';
import { gate } from '@move/domain/access/gate.ts';
import { columnName, matchColumns, missingColumns } from '@move/domain/imports/organization-columns.ts';
import { shortened } from '@move/domain/kit/text/text.ts';
import { sql } from 'kysely';
import { forbidden, invalid, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { startJob } from '../jobs/public.ts';
import { findExisting } from './find-existing.ts';
import { type JudgedRow, judgeRows, refuse, withEdits } from './judge-list.ts';
import { type List, readList } from './read-list.ts';

type ImportCall = Call<typeof api.importOrganizations>;

/** Judges a list and, unless it is only to be checked, starts the run that takes it in. */
export async function importOrganizations(call: ImportCall) {
  const { body, caller, locale } = call;
  if (call.applicationId === null) throw notFound();
  if (body.accept && !mayAccept(caller)) throw forbidden();
  const list = await readList(body.file.bytes);
  const columns = sheetColumns(list, body.columns);
  const missing = missingColumns(columns);
  const rows = withEdits(list.rows, columns, body.edits ?? []);
  const judged = missing.length > 0 ? [] : await judgeRows(rows, { columns, locale });
  await markExisting(call, judged);
  const errors = judged.flatMap((row) => row.errors);
  const report = {
    id: null,
    rows: rows.length,
    valid: judged.filter((row) => row.value !== null).length,
    created: 0,
    encoding: list.encoding,
    separator: list.separator,
    columns: list.headers.map((header, at) => ({ header, field: columns[at] ?? null })),
    missing,
    errors,
    table: [],
  };
  if (body.dry_run) return unaudited({ import: { ...report, table: rows }, job: null });
  const [lacking] = missing;
  if (lacking) throw invalid('file', 'import.column', { column: columnName(lacking, locale) });
  const wrong = report.rows - report.valid;
  if (wrong > 0 && !body.skip_invalid) throw invalid('file', 'import.invalid', { count: wrong, rows: report.rows });
  // there is nothing to do: a second time, say
  if (report.valid === 0) return unaudited({ import: report, job: null });
  const job = await startImport(call, list.headers, judged);
  const after = { rows: report.rows, valid: report.valid, accept: body.accept };
  const subject = { type: 'imports', id: job.id, name: body.file.filename };
  return changed({ import: { ...report, id: job.id }, job }, { subject, after });
}

/** Only an administrator's right counts: a role inside an organisation never decides about another one. */
function mayAccept(caller: ImportCall['caller']): boolean {
  const { can, role } = gate(caller);
  return can('review-organizations') && role('admin');
}

function sheetColumns({ headers }: List, chosen: Columns | undefined): Columns {
  if (chosen === undefined) return matchColumns(headers);
  if (chosen.length !== headers.length) throw invalid('columns', 'general.invalid');
  return chosen;
}

async function markExisting({ db, locale }: ImportCall, judged: readonly JudgedRow[]): Promise<void> {
  const valid = judged.flatMap((row) => (row.value ? [{ ...row.value, row }] : []));
  const existing = await findExisting(db, valid, sql`app_application_ids()`);
  for (const n of existing) {
    const row = valid[n]?.row;
    if (row) refuse(row, { key: 'import.exists' }, locale);
  }
}

async function startImport(call: ImportCall, headers: readonly string[], judged: readonly JudgedRow[]) {
  const { db, body, caller, request } = call;
  const valid = judged.filter((row) => row.value !== null);
  const refused = judged.filter((row) => row.value === null);
  const job = await startJob(call, {
    kind: 'import_organizations',
    subject: shortened(body.file.filename, 255) || null,
    payload: {},
    total: valid.length,
  });
  await sql`
    insert into imports (id, application_id, is_accepting, headers, rows, refused, actor_roles, impersonator_id, ip)
    values (${job.id}::uuid, ${call.applicationId}, ${body.accept}, ${JSON.stringify(headers)}::jsonb,
      ${JSON.stringify(valid.map(({ line, cells, value }) => ({ line, cells, value })))}::jsonb,
      ${JSON.stringify(refused.map(({ line, cells, errors }) => ({ line, cells, reasons: errors.map((error) => error.message) })))}::jsonb,
      ${[...caller.roles]}::text[], ${caller.impersonatorId}, ${request.ip}::inet)`.execute(db);
  return job;
}
