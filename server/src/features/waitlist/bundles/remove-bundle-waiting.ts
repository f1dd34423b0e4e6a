import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { removeEntry } from '../waitlist-entries.ts';

export function removeBundleWaiting(call: Call<typeof api.removeBundleWaiting>) {
  return removeEntry(call);
}
