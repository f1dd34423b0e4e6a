import { ERASED_NAME, erasedEmail } from '@move/domain/privacy/erased-person.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type People = 'participants' | 'bundle_participants' | 'waitlist_entries';
type Batch = { before: string; limit: number };

const sessionEnd = sql`(select ends_at from sessions where id = session_id)`;
// for a bundle that never had sessions, the time at which the person was added counts
const bundleEnd = sql`coalesce(bundle_ends_at(bundle_id), created_at)`;

const endOf: Readonly<Record<People, RawBuilder<unknown>>> = {
  participants: sessionEnd,
  bundle_participants: bundleEnd,
  waitlist_entries: sql`coalesce(${sessionEnd}, ${bundleEnd})`,
};

type Purge = Batch & { where: RawBuilder<unknown>; set: RawBuilder<unknown> };

/** Sets columns of a batch of people whose last session ended before a moment. Returns the organisation of each. */
async function purge(db: Database, table: People, { where, set, before, limit }: Purge): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    update ${sql.table(table)} set ${set} where id in (
      select id from ${sql.table(table)} where ${where} and ${endOf[table]} < ${before}
      limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}

export const purgeNotes = (db: Database, table: People, batch: Batch): Promise<number[]> =>
  purge(db, table, { ...batch, where: sql`notes is not null`, set: sql`notes = null` });

/** Removes dates of birth. Open waiting-list entries keep theirs, because the age limits of the offer still need it. */
export const purgeBirths = (db: Database, table: People, batch: Batch): Promise<number[]> =>
  table === 'waitlist_entries'
    ? purge(db, table, {
        ...batch,
        where: sql`date_of_birth is not null and status not in ('waiting', 'invited')`,
        set: sql`date_of_birth = null`,
      })
    : purge(db, table, {
        ...batch,
        where: sql`date_of_birth is not null`,
        set: sql`date_of_birth = null, birth_removed_at = now()`,
      });

/** Replaces names and addresses; check-ins and their times stay. */
export const purgeNames = (db: Database, table: People, batch: Batch): Promise<number[]> => {
  const person = sql`first_name = ${ERASED_NAME.first_name}, last_name = ${ERASED_NAME.last_name},
    email = ${erasedEmail(0)}, gender = null, date_of_birth = null, notes = null`;
  const isOpen = table === 'waitlist_entries' ? sql`status in ('waiting', 'invited')` : sql`false`;
  return purge(db, table, {
    ...batch,
    where: sql`(email is null or email::text not like '%@erased.invalid') and not ${isOpen}`,
    set: table === 'waitlist_entries' ? person : sql`${person}, birth_removed_at = now()`,
  });
};

/** Removes entries of waiting lists that got no spot and were closed before a moment. */
export async function purgeWaiting(db: Database, { before, limit }: Batch): Promise<number[]> {
  const { rows } = await sql<{ organization_id: number }>`
    delete from waitlist_entries where id in (
      select id from waitlist_entries where status in ('declined', 'expired', 'removed') and updated_at < ${before}
      limit ${limit} for update skip locked)
    returning organization_id`.execute(db);
  return rows.map((row) => row.organization_id);
}
