import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Member = { organizationId: number; userId: number };
type Names = { first_name: string; last_name: string; email: string };

/** Adds a team member to the contacts; an external contact with the same address becomes that member. */
export async function saveMemberContact(db: Database, { organizationId, userId, ...names }: Member & Names) {
  const known = await db
    .updateTable('contacts')
    // not public: the address is now one that a user logs in with
    .set({ ...names, user_id: userId, is_public: false, left_team_at: null, updated_at: sql`now()` })
    .where(
      'id',
      '=',
      sql<number>`(select id from contacts where organization_id = ${organizationId}
        and (user_id = ${userId} or (user_id is null and email = ${names.email})) order by user_id nulls last, id limit 1)`,
    )
    .executeTakeFirst();
  if (known.numUpdatedRows > 0n) return;
  await db
    .insertInto('contacts')
    .values({ ...names, organization_id: organizationId, user_id: userId })
    .execute();
}

/**
 * Turns the contact of a member who leaves the team into an external one, so that offers keep it. Ends its mails about orders and
 * canceled sessions.
 */
export async function keepAsOutsider(db: Database, { organizationId, userId }: Member) {
  await sql`select end_confirmation_mails(${userId}, ${organizationId})`.execute(db);
  await db
    .updateTable('contacts')
    .set({ user_id: null, left_team_at: sql`now()`, updated_at: sql`now()` })
    .where('organization_id', '=', organizationId)
    .where('user_id', '=', userId)
    .execute();
}
