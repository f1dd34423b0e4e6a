import type * as api from '@move/contract/waitlist/session-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { inviteEntry } from '../waitlist-entries.ts';

export function inviteSessionWaiting(call: Call<typeof api.inviteSessionWaiting>) {
  return inviteEntry(call);
}
