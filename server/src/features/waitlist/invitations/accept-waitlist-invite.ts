import type * as api from '@move/contract/waitlist/waitlist-invites.ts';
import { keptRefusal, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { acceptInvite } from '../../bookings/public.ts';
import { changeOf, enterInvite, WAITLIST_LINK_LIMITS, inviteReply } from './answer-by-link.ts';

export async function acceptWaitlistInvite(call: Call<typeof api.acceptWaitlistInvite>) {
  const { db, params, now, locale, throttle, request, config } = call;
  await throttle(`waitlist-answer:${request.network}`, WAITLIST_LINK_LIMITS.answers, WAITLIST_LINK_LIMITS.seconds);
  const entryId = await enterInvite(db, params.waitlistToken);
  const answer = await acceptInvite(db, {
    entryId,
    now,
    locale,
    appUrl: config.appUrl,
    isPaidOnline: config.paymentDriver !== 'none',
  });
  if (answer.outcome === 'full') {
    throw keptRefusal(refusedByState('state', 'waitlist.full'), changeOf(answer, 'waiting'));
  }
  if (answer.outcome === 'present') {
    throw keptRefusal(refusedByState('state', 'waitlist.booked'), changeOf(answer, 'removed'));
  }
  return inviteReply(call, { entryId, answer });
}
