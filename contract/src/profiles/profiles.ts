import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Email, Id, Instant, text } from '../kit/fields.ts';
import { PUBLIC_ITEMS_PER_PAGE_MAX, pageOf, pageQuery } from '../kit/paging.ts';
import { refundAmounts } from '../orders/refund-amounts.ts';
import { profileLabels } from './profiles.labels.ts';

const guard = { permission: 'public', scope: 'public', labels: profileLabels } as const;

/** Mails a code of six digits that works for ten minutes, also to an address without a profile. A newer code replaces it. */
export const sendProfileCode = endpoint({
  ...guard,
  name: 'sendProfileCode',
  method: 'POST',
  path: '/v1/public/profiles/code',
  body: z.object({ email: Email }),
  reply: 'nothing',
  problems: ['throttle'],
});

/** An app user, as that user sees it. */
const Profile = z.strictObject({
  id: Id,
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  locale: z.enum(LOCALES),
});

/**
 * Logs in with a mailed code, once, for 30 days on this platform; an address without a profile gets one. 422 on `code`, whatever the
 * reason. Calls that need a login take `Authorization: Bearer mvp_…`.
 */
export const createProfileToken = endpoint({
  ...guard,
  name: 'createProfileToken',
  method: 'POST',
  path: '/v1/public/profiles/token',
  body: z.object({ email: Email, code: text(20) }),
  reply: { profile_token: z.string(), profile: Profile },
  hasSecret: true,
  problems: ['throttle'],
});

/** Ends the login of the call's token, and removes the devices last registered with it. May be repeated; 401 only without a token. */
export const removeProfileToken = endpoint({
  ...guard,
  name: 'removeProfileToken',
  refusals: [401],
  method: 'DELETE',
  path: '/v1/public/profiles/token',
  reply: 'nothing',
  problems: ['throttle'],
});

/** A booking on this platform with the address of the profile. */
const OwnBooking = z.strictObject({
  /** The number of the order, to say on the phone. */
  number: Id,
  title: z.string(),
  /** The first session that takes place; null for a product. */
  starts_at: Instant.nullable(),
  tz: z.string().nullable(),
  status: z.enum(TRANSACTION_STATUSES),
  total_price_in_cents: Count,
  ...refundAmounts,
  created_at: Instant,
});

/** The bookings and purchases of the app user, newest first. */
export const listOwnBookings = endpoint({
  ...guard,
  name: 'listOwnBookings',
  refusals: [401],
  method: 'GET',
  path: '/v1/public/profile/bookings',
  query: pageQuery({ sort: ['created_at'], order: 'desc', maxItemsPerPage: PUBLIC_ITEMS_PER_PAGE_MAX }).omit({
    search: true,
  }),
  reply: pageOf('bookings', OwnBooking),
  problems: ['throttle'],
});
