import type * as api from '@move/contract/access/access.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { endSessions } from './end-sessions.ts';
import { savePassword } from './reset-password.ts';

export async function changePassword({ body, db, caller, throttle }: Call<typeof api.changePassword>) {
  const { user, tokenId } = caller;
  await throttle(`password:${user.id}`, 10, 900);
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(body.current_password, password_hash))) {
    throw invalid('current_password', 'password.current');
  }
  await savePassword(db, { ...user, password: body.password });
  await endSessions(db, { userId: user.id, exceptTokenId: tokenId });
  return changed(undefined, { subject: { type: 'users', id: user.id, name: user.email } });
}
