import type * as api from '@move/contract/access/auth-sessions.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { endSessions, lockLogins, subjectOf } from './end-sessions.ts';

/** Ends all sessions of the caller except the current one. */
export async function endOtherAuthSessions({ db, caller }: Call<typeof api.endOtherAuthSessions>) {
  const { user, tokenId } = caller;
  await lockLogins(db, user.id);
  await endSessions(db, { userId: user.id, exceptTokenId: tokenId });
  return changed(undefined, { subject: subjectOf(user) });
}
