import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { readWaitlist } from '../waitlist-entries.ts';

export function listBundleWaitlist(call: Call<typeof api.listBundleWaitlist>) {
  return readWaitlist(call);
}
