import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../platform/http/route.ts';
import { resendInvite } from './change-waitlist.ts';

export function resendBundleWaiting(call: Call<typeof api.resendBundleWaiting>) {
  return resendInvite(call);
}
