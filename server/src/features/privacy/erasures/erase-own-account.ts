import type * as api from '@move/contract/privacy/account-data.ts';
import type { Call } from '../../../platform/http/route.ts';
import { assertOwnPassword } from '../../access/public.ts';
import { eraseAccount } from './erase-account.ts';

export async function eraseOwnAccount(call: Call<typeof api.eraseOwnAccount>) {
  await assertOwnPassword(call, call.body.current_password);
  return eraseAccount(call.db, call.caller.user.id);
}
