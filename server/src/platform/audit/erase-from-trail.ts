import { sql } from 'kysely';
import type { Database } from '../database/database.ts';

type Erased = {
  /** Null: records without an organisation. */
  organizationId: number | null;
  subjects: Readonly<Record<string, readonly number[] | undefined>>;
};

/** Masks names and values in the audit trail of these records; actor, action and time stay. */
export async function eraseFromTrail(db: Database, { organizationId, subjects }: Erased): Promise<void> {
  for (const [type, ids = []] of Object.entries(subjects)) {
    if (ids.length === 0) continue;
    await sql`select erase_from_trail(${organizationId}, ${type}, ${ids.map(String)}::text[])`.execute(db);
  }
}

/** Removes the IP addresses of an app user from the audit trail of vouchers and orders. */
export async function eraseProfileFromTrail(db: Database, profileId: number): Promise<void> {
  await sql`select erase_profile_from_trail(${profileId})`.execute(db);
}

type Mentioned = {
  organizationId: number;
  people: readonly { first_name: string; last_name: string; email: string }[];
};

/**
 * Masks these people wherever a text in the organisation's audit trail mentions them, also in rows about records that were changed or
 * removed since. Returns the former names of records that mentioned one of them.
 */
export async function eraseMentionsFromTrail(db: Database, { organizationId, people }: Mentioned): Promise<string[]> {
  const named = JSON.stringify(people.map(({ first_name, last_name, email }) => ({ first_name, last_name, email })));
  const { rows } = await sql<{ name: string }>`
    select erase_mentions_from_trail(${organizationId}, ${named}::jsonb) as name`.execute(db);
  return rows.map((row) => row.name);
}
