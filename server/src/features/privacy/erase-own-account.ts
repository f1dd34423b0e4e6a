import type * as api from '@move/contract/privacy/account-data.ts';
import { verifyPassword } from '../../platform/auth/password.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { eraseAccount } from './erase-account.ts';

export async function eraseOwnAccount({ db, body, caller, throttle }: Call<typeof api.eraseOwnAccount>) {
  const { id } = caller.user;
  await throttle(`password:${id}`, 10, 900);
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(body.current_password, password_hash))) {
    throw invalid('current_password', 'password.current');
  }
  return eraseAccount(db, id);
}
