import * as api from '@move/contract/imports/imports.ts';
import { type RefusedRow, refusedCsv } from '@move/domain/imports/refused-list.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import { type AuditEntry, auditStatement } from '../../platform/audit/audit-statement.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Change } from '../../platform/http/written.ts';
import { addManyLocations } from '../locations/public.ts';
import { attachJobFile, type RunningJob } from '../jobs/public.ts';
import {
  addManyOrganizations,
  mailImportedOrganizations,
  queueInvitations,
  updateFromList,
} from '../organizations/public.ts';
import { assertStillAllowed } from './assert-still-allowed.ts';
import { findExistingDoubles } from './find-doubles.ts';
import type { RowToImport } from './import-organizations.ts';
import { skippedBecause } from './judge-list.ts';

const BATCH = 100;

/** A row that isn't imported: invalid, or a duplicate that is skipped. */
type LeftRow = RefusedRow & { is_double?: boolean };

type Import = {
  application_id: number;
  timezone: string;
  is_accepting: boolean;
  headers: string[];
  rows: RowToImport[];
  refused: LeftRow[];
  actor_roles: string[];
  impersonator_id: number | null;
  ip: string;
};

/**
 * Creates the organisations of a list with their locations, and updates the chosen ones, in one transaction. Imports of an application run
 * one at a time, and skip organisations that exist by now, so that a list submitted twice at once creates nothing twice.
 */
export async function runImport(job: RunningJob): Promise<Record<string, number>> {
  const { db, id, locale, userId } = job;
  const read = await readImport(job);
  const isUpdating = read.rows.some(({ choice }) => choice === 'update');
  const { application_id: applicationId, is_accepting: isAccepting } = read;
  await assertStillAllowed(db, { userId, applicationId, isAccepting, isUpdating });
  await sql`select pg_advisory_xact_lock(hashtext('import of organisations'), ${applicationId}::integer)`.execute(db);
  const left: LeftRow[] = [...read.refused];
  const created = new Set<number>();
  let updated = 0;
  for (let at = 0; at < read.rows.length; at += BATCH) {
    const batch = read.rows.slice(at, at + BATCH);
    const existing = await findNewDoubles(db, { batch, applicationId, created });
    for (const { line, cells, double } of existing) {
      const reasons = [skippedBecause({ line, first_line: null, ...double }, locale)];
      left.push({ line, cells, reasons, is_double: true });
    }
    const lines = new Set(existing.map(({ line }) => line));
    const fresh = batch.filter(({ line, choice }) => choice !== 'update' && !lines.has(line));
    for (const organizationId of await create(job, read, fresh)) created.add(organizationId);
    for (const row of batch.filter(({ choice }) => choice === 'update')) {
      const reason = await update(job, read, row);
      if (reason === null) updated += 1;
      else left.push({ line: row.line, cells: row.cells, reasons: [translate(locale, reason)] });
    }
    await job.report(Math.min(at + BATCH, read.rows.length));
  }
  // an invitation names who gave the role, which an impersonator may not do
  if (isAccepting && read.impersonator_id === null) await queueInvitations(db, [...created]);
  if (!isAccepting) {
    await mailImportedOrganizations(db, { applicationId, count: created.size, appUrl: job.config.appUrl });
  }
  if (left.length > 0) await attachJobFile(db, { job_id: id, ...refusedFile(read.headers, left, job) });
  // the rows were imported: the copy is no longer needed
  await sql`update imports set rows = '[]', refused = '[]' where id = ${id}::uuid`.execute(db);
  const skipped = left.filter((row) => row.is_double).length;
  const rows = read.rows.length + read.refused.length;
  return { rows, created: created.size, updated, skipped, refused: left.length - skipped };
}

type Batch = { batch: readonly RowToImport[]; applicationId: number; created: ReadonlySet<number> };

/** Rows that became duplicates since the list was checked; organisations that this list created don't count. */
async function findNewDoubles(db: Database, { batch, applicationId, created }: Batch) {
  const unchosen = batch.filter(({ choice }) => choice === undefined);
  const existing = await findExistingDoubles(
    db,
    unchosen.map(({ value }) => value),
    sql`application_family(${applicationId})`,
  );
  return unchosen.flatMap((row, n) => {
    const double = existing.get(n);
    return double === undefined || created.has(double.organization.id) ? [] : [{ ...row, double }];
  });
}

async function readImport({ db, id }: RunningJob): Promise<Import> {
  const { rows } = await sql<Import>`
    select application_id, timezone, is_accepting, headers, rows, refused, actor_roles, impersonator_id, host(ip) as ip
    from imports join applications on applications.id = application_id where imports.id = ${id}::uuid`.execute(db);
  const [read] = rows;
  if (!read) throw new Error(`nothing to import for run ${id}`);
  return read;
}

async function create(job: RunningJob, read: Import, rows: readonly RowToImport[]): Promise<number[]> {
  if (rows.length === 0) return [];
  const { db, userId } = job;
  const ids = await addManyOrganizations(db, {
    applicationId: read.application_id,
    timezone: read.timezone,
    acceptedBy: read.is_accepting ? userId : null,
    addedBy: read.impersonator_id ?? userId,
    organizations: rows.map(({ value }) => value),
  });
  await addManyLocations(
    db,
    rows.map(({ value }, n) => ({
      owner_organization_id: ids[n] ?? 0,
      name: value.name,
      street: value.street,
      house_number: value.house_number,
      zipcode: value.zipcode,
      city: value.city,
      country: value.country_code,
      notes: value.location_notes,
    })),
  );
  const entries = rows.map(({ value }, n) =>
    auditEntry(job, read, {
      subject: { type: 'organizations', id: ids[n] ?? 0, name: value.name },
      after: { ...value, status: read.is_accepting ? 'accepted' : 'pending' },
    }),
  );
  await sql.raw(auditStatement(...entries)).execute(db);
  return ids;
}

const auditEntry = (job: RunningJob, read: Import, change: Change): AuditEntry => ({
  action: api.importOrganizations.name,
  change,
  actorId: job.userId,
  impersonatorId: read.impersonator_id,
  actorRoles: read.actor_roles,
  organizationId: Number(change.subject.id),
  applicationId: read.application_id,
  ip: read.ip,
  requestId: job.requestId ?? '',
});

/** Updates the organisation that a row duplicates; returns the reason when that is refused. */
async function update(
  job: RunningJob,
  read: Import,
  { value, organizationId = 0 }: RowToImport,
): Promise<Message | null> {
  const { db, config, userId } = job;
  const user = await db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'email'])
    .where('id', '=', userId ?? 0)
    .executeTakeFirst();
  if (!user) return { key: 'import.gone' };
  const isImpersonated = read.impersonator_id !== null;
  const change = await updateFromList(db, { organizationId, row: value, user, isImpersonated, appUrl: config.appUrl });
  if (change === 'gone' || change === 'email') return { key: `import.${change}` };
  // unchecked: the organisation may be only on a child of the import's platform
  await sql.raw(auditStatement({ ...auditEntry(job, read, change), isUnchecked: true })).execute(db);
  return null;
}

const FILENAME = { nl: 'geweigerd.csv', en: 'refused.csv' };

function refusedFile(headers: readonly string[], refused: readonly RefusedRow[], { locale }: RunningJob) {
  const content = Buffer.from(refusedCsv(headers, refused, locale));
  return { filename: FILENAME[locale], mime_type: 'text/csv; charset=utf-8', content };
}
