import type * as api from '@move/contract/waitlist/session-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { resendInvite } from '../waitlist-entries.ts';

export function resendSessionWaiting(call: Call<typeof api.resendSessionWaiting>) {
  return resendInvite(call);
}
