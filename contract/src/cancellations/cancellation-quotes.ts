import { REFUND_WAYS } from '@move/domain/orders/refunds/refund-ways.ts';
import { EDIT_SCOPES } from '@move/domain/sessions/deletion.ts';
import { z } from 'zod';
import { permissionAt } from '../bundles/bundle-permission.ts';
import { endpoint } from '../kit/endpoint.ts';
import { queryIdsUpTo } from '../kit/filters/chosen.ts';
import { Count } from '../kit/fields.ts';

/**
 * What the organiser would cancel now: who loses a spot, and what is refunded. Participants with the same address, name and date of birth
 * count as one person, even in several sessions.
 */
export const CancellationQuote = z.strictObject({
  /** People who lose a spot, each once. */
  participants: Count,
  /** People who signed out of everything that is canceled: they lose nothing, but what they paid is refunded. */
  signed_out: Count,
  /** How many of the people who signed out get a refund. */
  signed_out_refunded: Count,
  /** Everyone who gets a refund; a person who gets it in two ways counts once. */
  refunded: Count,
  /** One entry for each way of refunding, with the number of people; for a wallet the amount is the value of the moves. */
  refunds: z.array(
    z.strictObject({
      way: z.enum(REFUND_WAYS),
      people: Count,
      amount_in_cents: Count,
      amount_in_moves: Count.nullable(),
    }),
  ),
  /** People who haven't paid yet, and the amount that they no longer have to pay. */
  lowered: z.strictObject({ people: Count, amount_in_cents: Count }),
  /** People who paid elsewhere, and the amount that the organisation refunds itself. */
  elsewhere: z.strictObject({ people: Count, amount_in_cents: Count }),
});
export type CancellationQuote = z.output<typeof CancellationQuote>;

const ACTIVITY = '/v1/admin/organizations/:organizationId/activities/:activityId';
const BUNDLE = `${ACTIVITY}/bundles/:bundleId/cancellation` as const;

const quoteGuard = (path: string) => ({
  permission: permissionAt(path, 'view-rates', 'manage-participants'),
  scope: 'organization' as const,
});

/**
 * What `removeActivity` would cancel: everything that the activity still plans. 403 where another platform sold a spot, as for the removal.
 */
export const quoteActivityCancellation = endpoint({
  ...quoteGuard(ACTIVITY),
  name: 'quoteActivityCancellation',
  method: 'GET',
  path: `${ACTIVITY}/cancellation`,
  reply: { quote: CancellationQuote },
});

/** What `removeBundle` would cancel. */
export const quoteBundleCancellation = endpoint({
  ...quoteGuard(BUNDLE),
  name: 'quoteBundleCancellation',
  method: 'GET',
  path: BUNDLE,
  reply: { quote: CancellationQuote },
});

/** What `cancelSession` would cancel: the session, or with scope `following` also all later sessions of its series. */
export const quoteSessionCancellation = endpoint({
  ...quoteGuard(ACTIVITY),
  name: 'quoteSessionCancellation',
  method: 'GET',
  path: `${ACTIVITY}/sessions/:sessionId/cancellation`,
  query: z.object({ scope: z.enum(EDIT_SCOPES).optional() }),
  reply: { quote: CancellationQuote },
});

/** Sessions in one quote: as many as a page of a list has at most. */
export const QUOTED_SESSIONS_MAX = 250;

/**
 * What `cancelSession` would cancel for several sessions of an organisation, each by itself. A person in two sessions counts once; a
 * session that has started adds nothing.
 */
export const quoteSessionsCancellation = endpoint({
  ...quoteGuard(ACTIVITY),
  name: 'quoteSessionsCancellation',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/sessions/cancellation',
  query: z.object({ sessionIds: queryIdsUpTo(QUOTED_SESSIONS_MAX) }),
  reply: { quote: CancellationQuote },
});
