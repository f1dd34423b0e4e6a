import type * as api from '@move/contract/access/users.ts';
import type { Account } from '@move/contract/access/users.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { forbidden, Problem, refusedByState, unauthenticated } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockLogins } from '../auth-sessions/end-sessions.ts';
import { findUser, issueToken } from './issue-token.ts';
import { findPerson } from '../users.queries.ts';

/** Starts a session as another user for half an hour; the audit trail keeps the reason (docs/rules/money.md#acting-as-somebody-else). */
export async function impersonateUser({
  db,
  params,
  body,
  caller,
  request,
  now,
  config,
}: Call<typeof api.impersonateUser>) {
  await findPerson(db, params.userId);
  await lockBoth(db, { actorId: caller.user.id, tokenId: caller.tokenId, userId: params.userId });
  // read after the lock: roles that were given or taken while the call waited count
  const person = await findPerson(db, params.userId);
  if (isSuperadmin(person)) throw new Problem(403, [{ field: 'permission', key: 'impersonation.superadmin' }]);
  if (!isSuperadmin(await findPerson(db, caller.user.id))) throw forbidden();
  const issue = { userId: person.id, impersonatorId: caller.user.id, request, now, config };
  const { apiToken, expiresAt } = await issueToken(db, issue);
  const reply = { api_token: apiToken, user: await findUser(db, person.id), expires_at: expiresAt };
  const subject = { type: 'users' as const, id: person.id, name: person.email };
  return changed(reply, { subject, after: { reason: body.reason } });
}

const isSuperadmin = ({ roles }: Account) => roles.some(({ role }) => role === 'superadmin');

type Both = { actorId: number; tokenId: number; userId: number };

/** Locks both logins. Throws 409 when the user's login is closed, 401 when the superadmin's session just ended. */
async function lockBoth(db: Database, { actorId, tokenId, userId }: Both): Promise<void> {
  const open = await lockLogins(db, actorId, userId);
  if (!open.some(({ id }) => id === userId)) throw refusedByState('state', 'login.closed');
  const own = await db
    .selectFrom('api_tokens')
    .select('id')
    .where('id', '=', tokenId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!own) throw unauthenticated();
}

/** Ends sessions in which a superadmin acts as this user (`user_id`), or this user acts as another (`impersonator_id`). */
export async function revokeImpersonations(db: Database, side: 'user_id' | 'impersonator_id', userId: number) {
  await db
    .updateTable('api_tokens')
    .set({ revoked_at: sql`now()` })
    .where(side, '=', userId)
    .where('impersonator_id', 'is not', null)
    .where('revoked_at', 'is', null)
    .execute();
}
