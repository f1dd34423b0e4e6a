import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { IdList } from '../kit/fields.ts';
import { PublicBooking } from './booking.ts';
import { checkoutLabels } from './checkout.labels.ts';

// not in checkout.ts, so that the page of an order doesn't load the calls that book

const BY_LINK = '/v1/public/bookings/:orderToken';
const byLink = { permission: 'public', scope: 'self', labels: checkoutLabels } as const;

/** The order of a link. 404 for a link that never existed. */
export const getBooking = endpoint({
  ...byLink,
  name: 'getBooking',
  method: 'GET',
  path: BY_LINK,
  reply: { booking: PublicBooking },
  problems: ['throttle'],
});

/** The receipt of a paid order, as a PDF in the language of the order. 404 before it is paid. */
export const getBookingReceipt = endpoint({
  ...byLink,
  name: 'getBookingReceipt',
  method: 'GET',
  path: `${BY_LINK}/receipt`,
  reply: 'file',
  problems: ['throttle'],
});

/**
 * Cancels lines under their cancellation terms, and refunds what `refund_in_cents` showed; without `line_ids`, all lines that can be
 * canceled. Skips lines that were canceled before, so it may be repeated. 409 once the session has started.
 */
export const cancelBooking = endpoint({
  ...byLink,
  name: 'cancelBooking',
  method: 'POST',
  path: `${BY_LINK}/cancel`,
  body: z.object({ line_ids: IdList.optional() }),
  reply: { booking: PublicBooking },
  status: 200,
  problems: ['throttle', 'booking.started', 'person.gone'],
});
