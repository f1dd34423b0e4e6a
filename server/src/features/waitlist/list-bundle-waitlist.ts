import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../platform/http/route.ts';
import { readWaitlist } from './change-waitlist.ts';

export function listBundleWaitlist(call: Call<typeof api.listBundleWaitlist>) {
  return readWaitlist(call);
}
