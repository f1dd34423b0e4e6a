import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { inviteEntry } from '../waitlist-entries.ts';

export function inviteBundleWaiting(call: Call<typeof api.inviteBundleWaiting>) {
  return inviteEntry(call);
}
