import type * as api from '@move/contract/access/access.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/auth/token.ts';
import type { Database } from '../../../platform/database/database.ts';
import { keptRefusal, unauthenticated } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { endSessions, lockLogins } from '../auth-sessions/end-sessions.ts';
import { issueToken } from './issue-token.ts';
import { findUser } from '../users.queries.ts';

/**
 * Replaces a token by one of the next generation. The old token stays valid for calls for 30 seconds. It can be refreshed again, in case
 * the reply was lost, until one of its successors is used. After that a refresh is taken for theft and ends the session
 * (docs/rules/sessions.md#refresh).
 */
export async function refreshToken({ db, request, now, config }: Call<typeof api.refreshToken>) {
  if (!request.bearer) throw unauthenticated();
  const hash = hashToken(request.bearer);
  const userId = await findOwner(db, hash);
  if (userId === null || (await lockLogins(db, userId)).length === 0) throw unauthenticated();
  const old = await findRefreshable(db, hash);
  if (!old) throw unauthenticated();
  const user = await findUser(db, userId);
  if (await isReused(db, old)) {
    await endSessions(db, { userId, familyId: old.family_id });
    const subject = { type: 'users' as const, id: userId, name: user.email };
    throw keptRefusal(unauthenticated(), { subject, action: 'detectTokenTheft' });
  }
  await replace(db, old.id);
  const { apiToken } = await issueToken(db, { userId, previous: old, request, now, config });
  return unaudited({ user, api_token: apiToken });
}

async function findOwner(db: Database, hash: Buffer): Promise<number | null> {
  const token = await db.selectFrom('api_tokens').select('user_id').where('token_hash', '=', hash).executeTakeFirst();
  return token?.user_id ?? null;
}

type Refreshable = { id: number; family_id: number; generation: number; started_at: string };

/** Returns the token if it can be refreshed. Tokens of an impersonation can't. */
function findRefreshable(db: Database, hash: Buffer): Promise<Refreshable | undefined> {
  return db
    .selectFrom('api_tokens')
    .select(['id', 'family_id', 'generation', 'started_at'])
    .where('token_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .where('refresh_until', '>', sql<string>`now()`)
    .where('impersonator_id', 'is', null)
    .executeTakeFirst();
}

/**
 * Returns whether a token of a later generation was used. One that was issued in the last 30 seconds doesn't count: tabs that refresh at
 * the same moment hold the same old token, and each gets a new one.
 */
async function isReused(db: Database, { family_id, generation }: Refreshable): Promise<boolean> {
  const later = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('family_id', '=', family_id)
    .where('generation', '>', generation)
    .where('used_at', 'is not', null)
    .where('created_at', '<=', sql<string>`now() - interval '30 seconds'`)
    .limit(1)
    .executeTakeFirst();
  return later !== undefined;
}

/** The old token keeps working for 30 seconds, for calls that are on their way. */
async function replace(db: Database, id: number): Promise<void> {
  await db
    .updateTable('api_tokens')
    .set({
      used_at: sql`coalesce(used_at, now())`,
      rotated_at: sql`coalesce(rotated_at, now())`,
      expires_at: sql`least(expires_at, now() + interval '30 seconds')`,
    })
    .where('id', '=', id)
    .execute();
}
