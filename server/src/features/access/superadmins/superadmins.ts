import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** After this number of days an appointed superadmin counts as a second pair of eyes, and a dismissed one no longer does. */
const SETTLED_DAYS = 7;

/** Locks the superadmins, so that one stays when two dismiss each other at the same moment. */
export async function lockSuperadmins(db: Database): Promise<void> {
  await db.selectFrom('roles').select('name').where('name', '=', 'superadmin').forUpdate().execute();
}

/** Returns whether there is a superadmin with an open login. */
export async function hasSuperadmin(db: Database): Promise<boolean> {
  const { rows } = await sql`select from superadmin_terms where ended_at is null limit 1`.execute(db);
  return rows.length > 0;
}

/** Returns whether this user is superadmin with an open login. */
export async function isSuperadmin(db: Database, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select from superadmin_terms where user_id = ${userId} and ended_at is null`.execute(db);
  return rows.length > 0;
}

/**
 * Returns whether another user was superadmin after a moment or in the week before it. Without that week, a superadmin could dismiss the
 * other one first and then act alone.
 */
export async function hadOtherSuperadmin(db: Database, userId: number, since: string): Promise<boolean> {
  const { rows } = await sql`
    select from superadmin_terms where user_id <> ${userId}
      and coalesce(ended_at, 'infinity') > ${since}::timestamptz - make_interval(days => ${SETTLED_DAYS}::integer) limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Returns whether this superadmin was a second pair of eyes at a moment: appointed by the operator before it, or by another superadmin at
 * least a week before it.
 */
export async function isSecondPairOfEyes(db: Database, userId: number, at: string): Promise<boolean> {
  const { rows } = await sql`
    select from superadmin_terms where user_id = ${userId} and ended_at is null and began_at <= ${at}::timestamptz
        - make_interval(days => case when appointed_by is null then 0 else ${SETTLED_DAYS}::integer end)`.execute(db);
  return rows.length > 0;
}

export type Superadmin = { id: number; email: string; locale: Locale; first_name: string };

/** All superadmins with an open login. */
export async function findSuperadmins(db: Database): Promise<Superadmin[]> {
  const { rows } = await sql<Superadmin>`
    select users.id, users.email::text as email, users.locale, users.first_name
    from superadmin_terms join users on users.id = superadmin_terms.user_id where ended_at is null order by users.id`.execute(
    db,
  );
  return rows;
}
