import type { Role } from '@move/domain/access/abilities.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
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

type Grant = { user_id: number; role: Role; organization_id?: number; application_id?: number };

export async function seedRole(db: Database, grant: Grant): Promise<void> {
  await db.insertInto('user_roles').values(grant).execute();
}
