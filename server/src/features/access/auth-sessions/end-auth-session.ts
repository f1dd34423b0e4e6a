import type * as api from '@move/contract/access/auth-sessions.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findAuthSessions } from './auth-sessions.queries.ts';
import { endSessions, lockLogins, subjectOf } from './end-sessions.ts';

/** Ends one session of the caller; 404 when it has ended or belongs to another user. */
export async function endAuthSession({ db, caller, params }: Call<typeof api.endAuthSession>) {
  const { user, tokenId } = caller;
  await lockLogins(db, user.id);
  const session = (await findAuthSessions(db, user.id, tokenId)).find(({ id }) => id === params.authSessionId);
  if (!session) throw notFound();
  await endSessions(db, { userId: user.id, familyId: session.id });
  const { browser, system, ip } = session;
  return changed(undefined, { subject: subjectOf(user), before: { browser, system, ip } });
}
