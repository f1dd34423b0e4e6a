import type { Role } from '@move/domain/access/roles.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { hashToken, newToken } from '../../platform/auth/token.ts';
import type { Database } from '../../platform/database/database.ts';

export type Person = {
  email: string;
  first_name: string;
  last_name: string;
  password_hash?: string | null;
  locale?: Locale;
};

export async function seedUser(db: Database, person: Person): Promise<number> {
  const { id } = await db.insertInto('users').values(person).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Creates an auth session of the user; returns its id. */
export async function seedAuthSession(db: Database, userId: number): Promise<number> {
  const now = Date.now();
  const { family_id } = await db
    .insertInto('api_tokens')
    .values({
      user_id: userId,
      token_hash: hashToken(newToken()),
      expires_at: new Date(now + 3_600_000).toISOString(),
      refresh_until: new Date(now + 86_400_000).toISOString(),
      ip: '192.0.2.1',
    })
    .returning('family_id')
    .executeTakeFirstOrThrow();
  return family_id;
}

type Grant = { user_id: number; role: Role; organization_id?: number; application_id?: number };

export async function seedRole(db: Database, grant: Grant): Promise<void> {
  await db.insertInto('user_roles').values(grant).execute();
}
