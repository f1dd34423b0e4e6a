import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { addEntry } from '../waitlist-entries.ts';

export function addBundleWaiting(call: Call<typeof api.addBundleWaiting>) {
  return addEntry(call);
}
