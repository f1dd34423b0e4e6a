import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

const erased = {
  ...ERASED_NAME,
  // as `erasedEmail` writes it; the letter keeps it apart from those of organisations
  email: sql<string>`'verwijderd-p' || id || '@erased.invalid'`,
  date_of_birth: null,
  gender: null,
  zipcode: null,
};

/** Replaces all that names the app user; redemptions and the ledger stay, of nobody. */
export async function eraseProfile(db: Database, id: number): Promise<void> {
  await db.updateTable('profiles').set(erased).where('id', '=', id).execute();
}

type Batch = { before: string; limit: number };

/** Erases profiles that were not used since a moment and hold no moves: moves don't expire. Returns how many. */
export async function purgeProfiles(db: Database, { before, limit }: Batch): Promise<number> {
  const due = sql<number>`(select profiles.id from profiles
    where last_used_at < ${before}::timestamptz and email not like '%@erased.invalid'
      and not exists (select from wallet_balances where profile_id = profiles.id and moves > 0)
    order by last_used_at, profiles.id limit ${limit})`;
  const { numUpdatedRows } = await db.updateTable('profiles').set(erased).where('id', 'in', due).executeTakeFirst();
  return Number(numUpdatedRows);
}
