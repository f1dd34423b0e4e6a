import { verifyPassword } from '../../../platform/auth/password.ts';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Throttle } from '../../../platform/http/limits/throttle.ts';

type Input = { db: Database; caller: Caller; throttle: Throttle };

/**
 * Asserts that the caller knows the password of their own login, for operations that a stolen session must not allow. Throws 429 above the
 * limit of attempts, else 422 on `current_password`. The endpoint must go through `passwordLimit`.
 */
export async function assertOwnPassword({ db, caller, throttle }: Input, password: string): Promise<void> {
  const { id } = caller.user;
  await throttle(`password:${id}`, 10, 900);
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (!(await verifyPassword(password, password_hash))) throw invalid('current_password', 'password.current');
}
