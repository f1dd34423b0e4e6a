import type { Database } from '../../platform/database/database.ts';

type ProfileSeed = {
  application_id: number;
  email: string;
  first_name?: string | null;
  last_name?: string | null;
  date_of_birth?: string | null;
  zipcode?: string | null;
  last_used_at?: string;
};

/** An app user of a platform. */
export async function seedProfile(db: Database, profile: ProfileSeed): Promise<number> {
  const { id } = await db.insertInto('profiles').values(profile).returning('id').executeTakeFirstOrThrow();
  return id;
}
