import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import * as api from '@move/contract/imports/organization-imports.ts';
import type { ImportRow } from '@move/contract/imports/organization-imports.ts';
import { type RefusedRow, refusedCsv } from '@move/domain/imports/refused-list.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { sql } from 'kysely';
import { auditStatement } from '../../platform/audit/audit-statement.ts';
import { addManyLocations } from '../locations/public.ts';
import { leaveFile, type RunningJob } from '../jobs/public.ts';
import { addManyOrganizations, mailImportedOrganizations } from '../organizations/public.ts';
import { findExisting } from './find-existing.ts';
import { assertStillAllowed } from './assert-still-allowed.ts';

const BATCH = 100;

type ValidRow = ImportRow & { value: ImportedOrganization };

type Import = {
  application_id: number;
  timezone: string;
  is_accepting: boolean;
  headers: string[];
  rows: ValidRow[];
  refused: RefusedRow[];
  actor_roles: string[];
  impersonator_id: number | null;
  ip: string;
};

/**
 * Creates the organisations of a list with their locations, in one transaction. One import of an application at a time, so that
 * the same list handed in twice at once creates nothing twice: what exists by now is refused here.
 */
export async function runImport(job: RunningJob): Promise<Record<string, number>> {
  const { db, id, locale, userId } = job;
  const read = await readImport(job);
  await assertStillAllowed(db, { userId, applicationId: read.application_id, isAccepting: read.is_accepting });
  await sql`select pg_advisory_xact_lock(hashtext('import of organisations'), ${read.application_id}::integer)`.execute(
    db,
  );
  const refused = [...read.refused];
  let created = 0;
  for (let at = 0; at < read.rows.length; at += BATCH) {
    const batch = read.rows.slice(at, at + BATCH);
    const existing = await findExisting(
      db,
      batch.map((row) => row.value),
      sql`application_family(${read.application_id})`,
    );
    const fresh = batch.filter((_, n) => !existing.has(n));
    for (const n of existing) {
      const { line = 0, cells = [] } = batch[n] ?? {};
      refused.push({ line, cells, reasons: [translate(locale, { key: 'import.exists' })] });
    }
    await create(job, read, fresh);
    created += fresh.length;
    await job.report(Math.min(at + BATCH, read.rows.length));
  }
  if (!read.is_accepting) {
    const { application_id: applicationId } = read;
    await mailImportedOrganizations(db, { applicationId, count: created, appUrl: job.config.appUrl });
  }
  if (refused.length > 0) await leaveFile(db, { job_id: id, ...refusedFile(read.headers, refused, job) });
  // what was taken in is in its place: the copy need not be kept
  await sql`update imports set rows = '[]', refused = '[]' where id = ${id}::uuid`.execute(db);
  return { rows: read.rows.length + read.refused.length, created, refused: refused.length };
}

async function readImport({ db, id }: RunningJob): Promise<Import> {
  const { rows } = await sql<Import>`
    select application_id, timezone, is_accepting, headers, rows, refused, actor_roles, impersonator_id, host(ip) as ip
    from imports join applications on applications.id = application_id where imports.id = ${id}::uuid`.execute(db);
  const [read] = rows;
  if (!read) throw new Error(`nothing to import for run ${id}`);
  return read;
}

async function create(job: RunningJob, read: Import, rows: readonly ValidRow[]): Promise<void> {
  if (rows.length === 0) return;
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
  const entries = rows.map(({ value }, n) => ({
    action: api.importOrganizations.name,
    change: {
      subject: { type: 'organizations', id: ids[n] ?? 0, name: value.name },
      after: { ...value, status: read.is_accepting ? 'accepted' : 'pending' },
    },
    actorId: userId,
    impersonatorId: read.impersonator_id,
    actorRoles: read.actor_roles,
    organizationId: ids[n] ?? null,
    applicationId: read.application_id,
    ip: read.ip,
    requestId: job.requestId ?? '',
  }));
  await sql.raw(auditStatement(...entries)).execute(db);
}

const FILENAME = { nl: 'geweigerd.csv', en: 'refused.csv' };

function refusedFile(headers: readonly string[], refused: readonly RefusedRow[], { locale }: RunningJob) {
  const content = Buffer.from(refusedCsv(headers, refused, locale));
  return { filename: FILENAME[locale], mime_type: 'text/csv; charset=utf-8', content };
}
