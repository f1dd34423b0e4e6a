import type * as api from '@move/contract/access/auth-sessions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { endSessions, lockLogins, subjectOf } from './end-sessions.ts';
import { findUserWithRoles } from '../users.queries.ts';

/** Ends all sessions of a user, for superadmins. The caller's current session stays. */
export async function endUserAuthSessions({ db, caller, params }: Call<typeof api.endUserAuthSessions>) {
  const person = await findUserWithRoles(db, params.userId);
  await lockLogins(db, person.id);
  await endSessions(db, { userId: person.id, exceptTokenId: caller.tokenId });
  return changed(undefined, { subject: subjectOf(person) });
}
