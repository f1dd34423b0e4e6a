import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type Membership = { id: number; name: string };

/** The organisations that a user has a role in, and their platforms or the ones the user administers. */
export function findMemberships(db: Database, userId: number) {
  return db
    .selectFrom(sql<{ organizations: Membership[]; applications: Membership[] }>`memberships(${userId})`.as('mine'))
    .selectAll()
    .executeTakeFirstOrThrow();
}
