import type * as api from '@move/contract/waitlist/session-waitlist.ts';
import type { Call } from '../../../platform/http/route.ts';
import { readWaitlist } from '../waitlist-entries.ts';

export function listSessionWaitlist(call: Call<typeof api.listSessionWaitlist>) {
  return readWaitlist(call);
}
