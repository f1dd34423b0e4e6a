import { sql } from 'kysely';
import type { Caller } from '../http/route.ts';
import type { Database } from './database.ts';

/**
 * Returns the columns of a removal: who removed the record, in which role, and which of the record's platforms (`applications`) or their
 * parents the caller administers. Only the same or a higher level may undo the removal (docs/rules/access.md#removed-from-above).
 */
export async function removalColumns(db: Database, caller: Caller, applications: readonly number[]) {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ levels: number[] }>`
    select administered_levels(${caller.user.id}, ${[...applications]}::bigint[]) as levels`.execute(db);
  return {
    deleted_at: sql<string>`now()`,
    deleted_by: caller.user.id,
    deleted_as: removalRole(caller),
    deleted_levels: rows[0]?.levels ?? [],
  };
}

/** The columns of a record that was never removed, or was restored. */
export const NOT_REMOVED = { deleted_at: null, deleted_by: null, deleted_as: null, deleted_levels: [] };

/** The role in which the caller removes a record, or removes an organisation from a platform. */
export const removalRole = ({ roles }: Caller): 'superadmin' | 'admin' =>
  roles.includes('superadmin') ? 'superadmin' : 'admin';
