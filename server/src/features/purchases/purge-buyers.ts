import { ERASED_NAME, erasedEmail } from '@move/domain/privacy/erased-person.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Batch = { before: string; limit: number };

async function purge(
  db: Database,
  { before, limit }: Batch,
  { where, set }: { where: RawBuilder<unknown>; set: RawBuilder<unknown> },
): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    update purchases set ${set} where id in (
      select id from purchases where ${where} and created_at < ${before} limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}

/** Removes the dates of birth of buyers. */
export const purgeBuyerBirths = (db: Database, batch: Batch): Promise<number[]> =>
  purge(db, batch, { where: sql`date_of_birth is not null`, set: sql`date_of_birth = null` });

/** Replaces the names and addresses of buyers, and removes their dates of birth. */
export const purgeBuyerNames = (db: Database, batch: Batch): Promise<number[]> =>
  purge(db, batch, {
    where: sql`(email is null or email not like '%@erased.invalid')`,
    set: sql`first_name = ${ERASED_NAME.first_name}, last_name = ${ERASED_NAME.last_name}, email = ${erasedEmail(0)},
      date_of_birth = null`,
  });
