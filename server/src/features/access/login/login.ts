import type * as api from '@move/contract/access/access.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { issueToken } from './issue-token.ts';
import { findUser } from '../users.queries.ts';
import { verifyLogin } from './verify-login.ts';

/** Starts a session with an e-mail address and a password. */
export async function login(call: Call<typeof api.login>) {
  const { body, db, request, now, config } = call;
  const { id: userId } = await verifyLogin(call, body);
  const { apiToken } = await issueToken(db, { userId, request, now, config });
  const user = await findUser(db, userId);
  const subject = { type: 'users' as const, id: user.id, name: user.email };
  return changed({ api_token: apiToken, user }, { subject, actorId: user.id });
}
