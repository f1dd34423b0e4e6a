import type * as api from '@move/contract/access/access.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertOwnPassword } from './assert-own-password.ts';
import { endSessions } from '../auth-sessions/end-sessions.ts';
import { savePassword } from './reset-password.ts';

export async function changePassword(call: Call<typeof api.changePassword>) {
  const { body, db, caller } = call;
  const { user, tokenId } = caller;
  await assertOwnPassword(call, body.current_password);
  await savePassword(db, { ...user, password: body.password });
  await endSessions(db, { userId: user.id, exceptTokenId: tokenId });
  return changed(undefined, { subject: { type: 'users', id: user.id, name: user.email } });
}
