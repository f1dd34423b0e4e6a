import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { ENTRY_STATUSES } from '@move/domain/waitlist/entry-status.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, timeSpanFields } from '../kit/fields.ts';

const InvitedSession = z.strictObject({
  id: Id,
  ...timeSpanFields,
  /** Name and address of the location in one line. Null without one, and for a hidden one unless the invitation is open or accepted. */
  place: z.string().nullable(),
});

/** What the holder of a mailed link sees: the offer and the state of the invitation (docs/rules/privacy.md#personal-links). */
export const WaitlistInvite = z.strictObject({
  first_name: z.string(),
  locale: z.enum(LOCALES),
  /** `canceled`: what the invitation was for does not take place. */
  status: z.enum([...ENTRY_STATUSES, 'canceled']),
  expires_at: Instant.nullable(),
  /** True: a spot is reserved until `expires_at`. False: the first to accept gets the next free spot. */
  reserves: Flag,
  activity: z.string(),
  organization: z.string(),
  /** The organisation's address for questions; null where it has none. */
  reply_to: z.string().nullable(),
  bundle: z.string().nullable(),
  /** The session, or the sessions of the bundle still to come. */
  sessions: z.array(InvitedSession),
  price_in_cents: z.int().min(0),
  /** The person joined the list without staff, and the offer is sold online here: a price is then paid by a link in the mail. */
  pays_online: Flag,
  /** The person signed out of this session before and returns to it: nothing is sold again. */
  returns: Flag,
  /** The platform whose name and colours the page has. */
  brand_application_id: Id.nullable(),
});
export type WaitlistInvite = z.output<typeof WaitlistInvite>;

const PATH = '/v1/public/waitlist-invites/:waitlistToken';

/** 404 for an unknown link; an ended one has its `status`. */
export const getWaitlistInvite = endpoint({
  name: 'getWaitlistInvite',
  refusals: [410],
  method: 'GET',
  path: PATH,
  permission: 'public',
  scope: 'self',
  reply: { invite: WaitlistInvite },
  problems: ['throttle'],
});

/**
 * Accepts an invitation once, however often the call is sent. 409 when the last spot is taken: the person waits again. 410 when the
 * invitation has ended.
 */
export const acceptWaitlistInvite = endpoint({
  name: 'acceptWaitlistInvite',
  refusals: [410],
  method: 'POST',
  path: `${PATH}/accept`,
  permission: 'public',
  scope: 'self',
  reply: { invite: WaitlistInvite },
  status: 200,
  problems: [
    'waitlist.full',
    'waitlist.booked',
    'waitlist.booked_part',
    'waitlist.expired',
    'waitlist.declined',
    'waitlist.withdrawn',
    'waitlist.removed',
    'waitlist.canceled',
    'throttle',
  ],
});

export const declineWaitlistInvite = endpoint({
  name: 'declineWaitlistInvite',
  refusals: [410],
  method: 'POST',
  path: `${PATH}/decline`,
  permission: 'public',
  scope: 'self',
  reply: { invite: WaitlistInvite },
  status: 200,
  problems: [
    'waitlist.expired',
    'waitlist.accepted',
    'waitlist.withdrawn',
    'waitlist.removed',
    'waitlist.canceled',
    'throttle',
  ],
});
