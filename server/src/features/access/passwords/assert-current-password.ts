import { userLabels } from '@move/contract/access/users.labels.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assertOwnPassword } from './assert-own-password.ts';

type Input = Pick<Call<{ permission: 'role:superadmin' }>, 'db' | 'caller' | 'throttle' | 'locale'> & {
  body: { current_password?: string | null | undefined };
};

/**
 * Asserts that `current_password` of the body is the caller's password, for calls that need it in some cases. Throws 422 on
 * `current_password` when it is missing or wrong, or 429 above the limit of attempts.
 */
export async function assertCurrentPassword({ body, ...call }: Input): Promise<void> {
  if (!body.current_password) {
    throw invalid('current_password', 'required', { field: userLabels[call.locale].current_password });
  }
  await assertOwnPassword(call, body.current_password);
}
