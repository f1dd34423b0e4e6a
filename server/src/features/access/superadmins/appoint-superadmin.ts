import { sql } from 'kysely';
import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { mailSuperadmins } from './superadmin-mails.ts';
import { findSuperadmins, isSuperadmin } from './superadmins.ts';
import { findUserWithRoles } from '../users.queries.ts';
import { endImpersonations } from '../auth-sessions/end-sessions.ts';

const INVITE_HOURS = 24;

export interface Appointment {
  /** False when the address already had a login, which keeps its password until the link is used. */
  isNew: boolean;
  /** One-time secret of the link that sets a password; valid for 24 hours. */
  token: string;
}

export interface NewSuperadmin {
  email: string;
  /** The name under mails that the superadmin sends; a login that has a name keeps it. */
  firstName: string;
  lastName: string;
}

/**
 * Makes the user with this address superadmin: the first login of a new installation, or one that restores access. Mails all superadmins
 * that the operator appointed one.
 */
export async function appointSuperadmin(
  db: Database,
  { email, firstName, lastName }: NewSuperadmin,
  config: { appUrl: string },
): Promise<Appointment> {
  const name = { first_name: firstName, last_name: lastName };
  const existing = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  const { id } =
    existing ??
    (await db
      .insertInto('users')
      .values({ email, ...name })
      .returning('id')
      .executeTakeFirstOrThrow());
  const wasSuperadmin = await isSuperadmin(db, id);
  await db
    .updateTable('users')
    .set(name)
    .where('id', '=', id)
    .where(sql<boolean>`first_name = '' and last_name = ''`)
    .execute();
  // the operator may also reopen a closed login
  await db.updateTable('users').set({ closed_at: null }).where('id', '=', id).execute();
  await db
    .insertInto('user_roles')
    .values({ user_id: id, role: 'superadmin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // ends impersonations of this user: a superadmin can't be impersonated
  await endImpersonations(db, 'user_id', id);
  await db
    .insertInto('audit_log')
    .values({ action: 'appoint-superadmin', subject_type: 'user', subject_id: String(id), subject_name: email })
    .execute();
  if (!wasSuperadmin) {
    const about = await findUserWithRoles(db, id);
    await mailSuperadmins(
      { db, caller: null, config },
      { recipients: await findSuperadmins(db), about, what: 'given' },
    );
  }
  const token = newToken();
  await db
    .insertInto('password_resets')
    .values({
      user_id: id,
      token_hash: hashToken(token),
      expires_at: sql<string>`now() + make_interval(hours => ${INVITE_HOURS})`,
    })
    .execute();
  return { isNew: existing === undefined, token };
}
