import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { resendInvite } from '../waitlist-entries.ts';

export function resendBundleWaiting(call: Call<typeof api.resendBundleWaiting>) {
  return resendInvite(call);
}
