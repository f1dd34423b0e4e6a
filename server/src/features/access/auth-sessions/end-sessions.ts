import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Subject } from '../../../platform/http/written.ts';

/** The user whose sessions end, for the audit trail. */
export const subjectOf = ({ id, email }: { id: number; email: string }): Subject => ({
  type: 'users',
  id,
  name: email,
});

type OpenLogin = { id: number; password_hash: string | null };

/**
 * Locks the logins of these users, so that a refresh or impersonation at the same moment can't keep a session that is being ended. Returns
 * the open logins. Call it before the statements that read or change tokens, so that they see what the other call did.
 */
export async function lockLogins(db: Database, ...userIds: readonly number[]): Promise<OpenLogin[]> {
  const { rows } = await sql<OpenLogin & { is_open: boolean }>`
    select id, password_hash, deleted_at is null and closed_at is null as is_open from users
    where id = any (${userIds}::bigint[]) order by id for no key update`.execute(db);
  return rows.filter((row) => row.is_open);
}

const familyOf = (tokenId: number) => sql<number>`(select family_id from api_tokens where id = ${tokenId})`;

type Ending = {
  userId: number;
  /** Ends only this session. */
  familyId?: number | undefined;
  /** Ends all sessions except that of this token. */
  exceptTokenId?: number;
};

/**
 * Ends sessions of a user: all, one, or all but one. Also ends all sessions in which the user impersonates another, since these must not
 * outlive the user's own login. Lock the login first. Returns how many tokens ended.
 */
export async function endSessions(db: Database, { userId, familyId, exceptTokenId }: Ending): Promise<number> {
  const ended = await revokeTokens(db)
    .where((where) =>
      where.or([
        where('impersonator_id', '=', userId),
        where.and([
          where('user_id', '=', userId),
          ...(familyId === undefined ? [] : [where('family_id', '=', familyId)]),
          ...(exceptTokenId === undefined ? [] : [where('family_id', '<>', familyOf(exceptTokenId))]),
        ]),
      ]),
    )
    .executeTakeFirst();
  return Number(ended.numUpdatedRows);
}

/** Ends sessions in which a superadmin impersonates this user (`user_id`), or this user impersonates another (`impersonator_id`). */
export async function endImpersonations(db: Database, side: 'user_id' | 'impersonator_id', userId: number) {
  await revokeTokens(db).where(side, '=', userId).where('impersonator_id', 'is not', null).execute();
}

const revokeTokens = (db: Database) =>
  db.updateTable('api_tokens').set({ revoked_at: sql`now()` }).where('revoked_at', 'is', null);

/** Ends all sessions of a user who has no role left. The login itself stays. */
export async function endSessionsWithoutRole(db: Database, userId: number): Promise<void> {
  await lockLogins(db, userId);
  const held = await db.selectFrom('user_roles').select('role').where('user_id', '=', userId).executeTakeFirst();
  if (!held) await endSessions(db, { userId });
}
