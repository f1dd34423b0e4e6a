import type * as api from '@move/contract/checkout/order-page.ts';
import type { Call } from '../../../platform/http/route.ts';
import { enterOrderLink } from '../../orders/public.ts';
import { findBooking } from './find-booking.ts';
import { limitReads } from '../limits.ts';

export async function getBooking(call: Call<typeof api.getBooking>) {
  const { db, params, now, locale } = call;
  await limitReads(call);
  const orderId = await enterOrderLink(db, params.orderToken);
  return { booking: await findBooking(db, { orderId, now, locale }) };
}
