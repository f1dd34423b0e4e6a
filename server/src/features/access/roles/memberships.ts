import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type Membership = { id: number; name: string };

/** Returns the organisations in which a user has a role, and the platforms that these are on or that the user administers. */
export function findMemberships(db: Database, userId: number) {
  return db
    .selectFrom(sql<{ organizations: Membership[]; applications: Membership[] }>`memberships(${userId})`.as('mine'))
    .selectAll()
    .executeTakeFirstOrThrow();
}
