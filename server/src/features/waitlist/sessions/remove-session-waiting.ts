import type * as api from '@move/contract/waitlist/session-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { removeEntry } from '../waitlist-entries.ts';

export function removeSessionWaiting(call: Call<typeof api.removeSessionWaiting>) {
  return removeEntry(call);
}
