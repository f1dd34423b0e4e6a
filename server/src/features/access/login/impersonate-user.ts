import type * as api from '@move/contract/access/users.ts';
import type { UserWithRoles } from '@move/contract/access/users.ts';
import type { Database } from '../../../platform/database/database.ts';
import { forbidden, Problem, refusedByState, unauthenticated } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { lockLogins } from '../auth-sessions/end-sessions.ts';
import { issueToken } from './issue-token.ts';
import { findUserWithRoles, findUser } from '../users.queries.ts';

/**
 * Starts an impersonation: a token of another user for 30 minutes (docs/adr/0011-impersonation.md). The reason goes into the audit
 * trail.
 */
export async function impersonateUser({
  db,
  params,
  body,
  caller,
  request,
  now,
  config,
}: Call<typeof api.impersonateUser>) {
  // 404 before any lock
  await findUserWithRoles(db, params.userId);
  await lockAndAssertOpen(db, { actorId: caller.user.id, tokenId: caller.tokenId, userId: params.userId });
  // read after the lock: roles that were given or taken while the call waited count
  const person = await findUserWithRoles(db, params.userId);
  if (isSuperadmin(person)) throw new Problem(403, [{ field: 'permission', key: 'impersonation.superadmin' }]);
  if (!isSuperadmin(await findUserWithRoles(db, caller.user.id))) throw forbidden();
  const issue = { userId: person.id, impersonatorId: caller.user.id, request, now, config };
  const { apiToken, expiresAt } = await issueToken(db, issue);
  const reply = { api_token: apiToken, user: await findUser(db, person.id), expires_at: expiresAt };
  const subject = { type: 'users' as const, id: person.id, name: person.email };
  return changed(reply, { subject, after: { reason: body.reason } });
}

const isSuperadmin = ({ roles }: UserWithRoles) => roles.some(({ role }) => role === 'superadmin');

type Impersonation = { actorId: number; tokenId: number; userId: number };

/** Locks both logins. Throws 409 when the user's login is closed, 401 when the superadmin's session just ended. */
async function lockAndAssertOpen(db: Database, { actorId, tokenId, userId }: Impersonation): Promise<void> {
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
