import type * as api from '@move/contract/waitlist/bundle-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { readListVersion } from '../waitlist-entries.ts';

export function getBundleWaitlistVersion(call: Call<typeof api.getBundleWaitlistVersion>) {
  return readListVersion(call);
}
