import type * as api from '@move/contract/waitlist/session-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { addEntry } from '../waitlist-entries.ts';

export function addSessionWaiting(call: Call<typeof api.addSessionWaiting>) {
  return addEntry(call);
}
