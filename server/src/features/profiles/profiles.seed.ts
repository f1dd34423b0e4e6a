import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';
import { PROFILE_TOKEN_PREFIX } from './logins/profile-code.ts';

type ProfileSeed = {
  application_id: number;
  email: string;
  first_name?: string | null;
  last_name?: string | null;
  date_of_birth?: string | null;
  zipcode?: string | null;
  last_used_at?: string;
};

/** Creates an app user of a platform. */
export async function seedProfile(db: Database, profile: ProfileSeed): Promise<number> {
  const { id } = await db.insertInto('profiles').values(profile).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Logs an app user in for a day and returns the token. */
export async function seedProfileToken(db: Database, profile_id: number): Promise<string> {
  const token = `${PROFILE_TOKEN_PREFIX}${newToken()}`;
  const expires_at = new Date(Date.now() + 86_400_000).toISOString();
  await db
    .insertInto('profile_tokens')
    .values({ token_hash: hashToken(token), profile_id, expires_at })
    .execute();
  return token;
}
