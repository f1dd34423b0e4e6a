import { ERASED_NAME } from '@move/domain/privacy/erased-person.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { eraseMails } from '../../platform/mail/person-mails.ts';
import { mailKey } from './logins/profile-code.ts';

const erased = {
  ...ERASED_NAME,
  // like `erasedEmail`; the letter p distinguishes it from the addresses of people whom an organisation erased
  email: sql<string>`'verwijderd-p' || id || '@erased.invalid'`,
  date_of_birth: null,
  gender: null,
  zipcode: null,
};

/**
 * Replaces all personal data of the app user; keeps redemptions and wallet entries, anonymously. Triggers end the logins and the code of
 * the address. Empties mails with codes, and removes searches and drafts of superadmins and administrators that contain the address.
 */
export async function eraseProfile(db: Database, id: number): Promise<void> {
  const profile = await db
    .selectFrom('profiles')
    .select(['application_id', 'email'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!profile) return;
  await eraseCodeMails(db, { ...profile, id });
  await sql`select erase_from_typed(${JSON.stringify([{ email: profile.email }])}::jsonb, ${ERASED_NAME.first_name})`.execute(
    db,
  );
  await db.updateTable('profiles').set(erased).where('id', '=', id).execute();
}

type Coded = { id: number; application_id: number; email: string };

async function eraseCodeMails(db: Database, { id, application_id, email }: Coded): Promise<void> {
  const mails = await db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .where('once_key', 'like', `${mailKey(application_id)}%`)
    .execute();
  const ids = mails.map((mail) => mail.id);
  if (ids.length > 0) await eraseMails(db, ids, `verwijderd-p${id}@erased.invalid`);
}

type Batch = { before: string; limit: number };

/** Erases profiles not used since `before`, and returns their number. Profiles with moves stay, since moves don't expire. */
export async function purgeProfiles(db: Database, { before, limit }: Batch): Promise<number> {
  const due = sql<number>`(select profiles.id from profiles
    where last_used_at < ${before}::timestamptz and email not like '%@erased.invalid'
      and not exists (select from wallet_balances where profile_id = profiles.id and moves > 0)
    order by last_used_at, profiles.id limit ${limit})`;
  const { numUpdatedRows } = await db.updateTable('profiles').set(erased).where('id', 'in', due).executeTakeFirst();
  return Number(numUpdatedRows);
}

type Ended = { codes: string; tokens: string };

/** Removes codes and logins that ended before a moment. */
export async function purgeProfileLogins(db: Database, { codes, tokens }: Ended): Promise<void> {
  await db.deleteFrom('profile_codes').where('expires_at', '<', codes).execute();
  await db.deleteFrom('profile_tokens').where('expires_at', '<', tokens).execute();
}
