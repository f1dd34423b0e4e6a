import type { login, logout, refreshToken } from '@move/contract/access/access.ts';
import { sql } from 'kysely';
import { hashToken } from '../../platform/auth/token.ts';
import { invalid, unauthenticated } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { verifyAccount } from './accounts.ts';
import { findUser, issueToken } from './issue-token.ts';

/** Five attempts a minute for an address from one place; an unknown address costs the same work and says the same. */
export async function logIn({ body, db, request, now, config, throttle }: Call<typeof login>) {
  await throttle(`login:${body.email}:${request.ip}`, 5, 60);
  const person = await verifyAccount(db, body);
  if (!person) throw invalid('email', 'login.failed');
  const { apiToken } = await issueToken(db, { userId: person.id, request, now, config });
  const user = await findUser(db, person.id);
  const subject = { type: 'users', id: user.id, name: user.email };
  return changed({ api_token: apiToken, user }, { subject, actorId: user.id });
}

export async function logOut({ db, request }: Call<typeof logout>) {
  if (request.bearer) {
    const own = db.selectFrom('api_tokens').where('token_hash', '=', hashToken(request.bearer));
    await db
      .updateTable('api_tokens')
      .set({ revoked_at: sql`now()` })
      .where('revoked_at', 'is', null)
      // with what it replaced or was replaced by: a token in its last 30 seconds could be refreshed into a session anew
      .where((where) =>
        where.or([
          where('id', 'in', own.select('id')),
          where('rotated_to', 'in', own.select('id')),
          where('id', 'in', own.where('rotated_to', 'is not', null).select('rotated_to')),
        ]),
      )
      .execute();
  }
  // leaving changes nothing that anybody would look up
  return unaudited(undefined);
}

/**
 * Rotates a session. The old token stays valid for 30 seconds for requests under way, and a second refresh with it in
 * that time gives another token rather than an end of the session: two tabs may ask at once (D1.2).
 */
export async function refreshSession({ db, request, now, config }: Call<typeof refreshToken>) {
  if (!request.bearer) throw unauthenticated();
  const old = await db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'api_tokens.user_id', 'rotated_at', 'refresh_until'])
    .where('token_hash', '=', hashToken(request.bearer))
    .where('revoked_at', 'is', null)
    .where('refresh_until', '>', sql<string>`now()`)
    // half an hour as somebody else is half an hour
    .where('impersonator_id', 'is', null)
    .where((where) =>
      where.or([where('rotated_at', 'is', null), where('rotated_at', '>', sql<string>`now() - interval '30 seconds'`)]),
    )
    .where('users.deleted_at', 'is', null)
    .forUpdate('api_tokens')
    .executeTakeFirst();
  if (!old) throw unauthenticated();
  const fresh = await issueToken(db, { userId: old.user_id, request, now, config });
  await db
    .updateTable('api_tokens')
    .set({
      rotated_to: fresh.id,
      rotated_at: sql`coalesce(rotated_at, now())`,
      expires_at: sql`least(expires_at, now() + interval '30 seconds')`,
    })
    .where('id', '=', old.id)
    .execute();
  // a session that goes on is no event of its own
  return unaudited({ user: await findUser(db, old.user_id), api_token: fresh.apiToken });
}
