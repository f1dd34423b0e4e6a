import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type Superadmin = { id: number; email: string; locale: Locale };

/** Everyone who is mailed about differences. */
export async function findSuperadmins(db: Database): Promise<Superadmin[]> {
  const { rows } = await sql<Superadmin>`
    select distinct users.id, users.email, users.locale from users join user_roles on user_roles.user_id = users.id
    where role = 'superadmin' and users.deleted_at is null and users.closed_at is null order by users.id`.execute(db);
  return rows;
}
