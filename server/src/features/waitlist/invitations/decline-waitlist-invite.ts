import type * as api from '@move/contract/waitlist/waitlist-invites.ts';
import type { Call } from '../../../platform/http/route.ts';
import { declineInvite } from '../../bookings/public.ts';
import { enterInvite, WAITLIST_LINK_LIMITS, inviteReply } from './answer-by-link.ts';

export async function declineWaitlistInvite(call: Call<typeof api.declineWaitlistInvite>) {
  const { db, params, now, throttle, request } = call;
  await throttle(`waitlist-answer:${request.network}`, WAITLIST_LINK_LIMITS.answers, WAITLIST_LINK_LIMITS.seconds);
  const entryId = await enterInvite(db, params.waitlistToken);
  return inviteReply(call, { entryId, answer: await declineInvite(db, { entryId, now }) });
}
