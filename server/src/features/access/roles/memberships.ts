import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type Membership = { id: number; name: string };

/** The organisations in which a user has a role, with their platforms or the platforms that the user administers. */
export function findMemberships(db: Database, userId: number) {
  return db
    .selectFrom(sql<{ organizations: Membership[]; applications: Membership[] }>`memberships(${userId})`.as('mine'))
    .selectAll()
    .executeTakeFirstOrThrow();
}
