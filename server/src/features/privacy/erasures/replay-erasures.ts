import { isErasedEmail } from '@move/domain/privacy/erased-person.ts';
import { PERSON_SOURCES, type PersonSource, type RecordRef, recordKey } from '@move/domain/privacy/person-records.ts';
import { type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import { z } from 'zod';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { takeAllRoles } from '../../access/public.ts';
import { eraseProfileEverywhere } from './erase-profile-data.ts';
import { erasePerson } from './erase-person.ts';
import { findPerson } from '../find-person.ts';
import { findRelated } from '../related-data.ts';

const Ids = z.array(z.int().positive());

/** An erasure in the list: ids of records by table, without personal data. */
export const Erasure = z.object({
  organization_id: z.int().positive().nullable(),
  records: z.record(z.string(), Ids),
  erased_at: z.string(),
});
export type Erasure = z.output<typeof Erasure>;

/** All erasures since a moment, oldest first. */
export async function listErasures(db: Database, since: string): Promise<Erasure[]> {
  const { rows } = await sql<Erasure>`
    select organization_id, records, erased_at from erasures
    where erased_at >= ${since}::timestamptz order by erased_at, id`.execute(db);
  return rows;
}

/**
 * Erases again what a restored backup brought back, each erasure in its own transaction. Skips records that are erased already, so a list
 * may be replayed twice. Skips records made after the erasure, since a restored database may have given the ids of lost records to other
 * people. Returns the number of erasures that were repeated.
 */
export async function replayErasures(pool: pg.Pool, erasures: readonly Erasure[]): Promise<number> {
  let done = 0;
  for (const erasure of erasures) {
    const isDone = await asSystem(pool, (db) =>
      erasure.organization_id === null
        ? replayAccounts(db, erasure)
        : replayPerson(db, erasure, erasure.organization_id),
    );
    if (isDone) done += 1;
  }
  return done;
}

async function replayPerson(db: Database, erasure: Erasure, organizationId: number): Promise<boolean> {
  const refs = PERSON_SOURCES.flatMap((source) => (erasure.records[source] ?? []).map((id) => ({ source, id })));
  const left = await findLeft(db, erasure, refs);
  const [first] = left;
  if (!first) return false;
  const also = left.map(recordKey);
  const wanted = new Set(also);
  const found = await findPerson(db, { organizationId, record: recordKey(first), also });
  const chosen = found.chosen.filter((row) => wanted.has(recordKey(row)) && !isErasedEmail(row.email));
  const related = await findRelated(db, organizationId, { chosen, others: found.others });
  await erasePerson(db, { erasureId: await saveErasure(db, erasure), organizationId, related });
  return true;
}

/** SQL: whether the record was made before the erasure. The list has the moment of an erasure in whole milliseconds. */
const isOlder = (madeAt: 'created_at' | 'invited_at', { erased_at }: Erasure): RawBuilder<boolean> =>
  sql`date_trunc('milliseconds', ${sql.ref(madeAt)}) <= ${erased_at}::timestamptz`;

/** The column with the moment a record was made. An invite that was sent again after the erasure counts as new. */
const madeAt = (source: PersonSource) => (source === 'invites' ? 'invited_at' : 'created_at');

/** The records of an erasure that have personal data again. */
async function findLeft(db: Database, erasure: Erasure, refs: readonly RecordRef[]): Promise<RecordRef[]> {
  const left: RecordRef[] = [];
  for (const { source, id } of refs) {
    const { rows } = await sql<{ email: string | null }>`
      select email::text as email from ${sql.table(source)}
      where id = ${id} and organization_id = ${erasure.organization_id} and ${isOlder(madeAt(source), erasure)}`.execute(
      db,
    );
    if (rows.some(({ email }) => !isErasedEmail(email ?? ''))) left.push({ source, id });
  }
  return left;
}

/** Erases accounts and profiles again. Removes roles that the backup brought back, since an erased account had none. */
async function replayAccounts(db: Database, erasure: Erasure): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select id from users where id = any (${erasure.records['users'] ?? []}::bigint[]) and anonymized_at is null
      and ${isOlder('created_at', erasure)}`.execute(db);
  for (const { id } of rows) {
    await takeAllRoles(db, id);
    await sql`select erase_account(${id})`.execute(db);
  }
  const profiles = await replayProfiles(db, erasure);
  const isDone = rows.length + profiles > 0;
  if (isDone) await saveErasure(db, erasure);
  return isDone;
}

/** Erases the profiles of app users again and returns their number. */
async function replayProfiles(db: Database, erasure: Erasure): Promise<number> {
  const { rows } = await sql<{ id: number; email: string }>`
    select id, email::text as email from profiles where id = any (${erasure.records['profiles'] ?? []}::bigint[])
      and ${isOlder('created_at', erasure)}`.execute(db);
  const left = rows.filter(({ email }) => !isErasedEmail(email));
  for (const { id } of left) await eraseProfileEverywhere(db, id);
  return left.length;
}

async function saveErasure(db: Database, { organization_id, records, erased_at }: Erasure): Promise<number> {
  const { id } = await db
    .insertInto('erasures')
    .values({
      organization_id,
      records: JSON.stringify(records),
      erased_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
