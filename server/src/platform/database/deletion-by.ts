import { sql } from 'kysely';
import type { Caller } from '../http/route.ts';
import type { Database } from './database.ts';

/**
 * The columns that store a removal: the user who removed, and the level, which is superadmin or administrator of these platforms. Users
 * with fewer rights may not undo it (docs/rules/access.md#removed-from-above). `applications` are the platforms of the record.
 */
export async function deletionBy(db: Database, { user, roles }: Caller, applications: readonly number[]) {
  // a statement of its own, since the function reads beyond the scope
  const { rows } = await sql<{ levels: number[] }>`
    select administered_levels(${user.id}, ${[...applications]}::bigint[]) as levels`.execute(db);
  return {
    deleted_at: sql<string>`now()`,
    deleted_by: user.id,
    deleted_as: roles.includes('superadmin') ? 'superadmin' : 'admin',
    deleted_levels: rows[0]?.levels ?? [],
  };
}
