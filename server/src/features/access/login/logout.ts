import type * as api from '@move/contract/access/access.ts';
import { hashToken } from '../../../platform/auth/token.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { endSessions, lockLogins } from '../auth-sessions/end-sessions.ts';

/** Ends the session of the token, and those in which its user impersonates another. */
export async function logout({ db, request }: Call<typeof api.logout>) {
  const own = request.bearer
    ? await db
        .selectFrom('api_tokens')
        .select(['user_id', 'family_id'])
        .where('token_hash', '=', hashToken(request.bearer))
        .executeTakeFirst()
    : undefined;
  if (own) {
    await lockLogins(db, own.user_id);
    await endSessions(db, { userId: own.user_id, familyId: own.family_id });
  }
  return unaudited(undefined);
}
