import type * as api from '@move/contract/waitlist/session-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { readListVersion } from '../waitlist-entries.ts';

export function getSessionWaitlistVersion(call: Call<typeof api.getSessionWaitlistVersion>) {
  return readListVersion(call);
}
