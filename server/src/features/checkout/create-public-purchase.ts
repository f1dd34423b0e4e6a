import type * as api from '@move/contract/checkout/checkout.ts';
import { checkoutUntil } from '@move/domain/orders/reservation.ts';
import { personSubject } from '../../platform/audit/person-subject.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { notifyContacts } from '../contacts/public.ts';
import { makeOrderLink, makeOrderUrl } from '../orders/public.ts';
import { payFromWallet } from '../payments/public.ts';
import { findSoldPurchase, mailBuyer, sellProduct } from '../purchases/public.ts';
import { assertOwnWebsite } from './assert-own-website.ts';
import { enterOffer } from './booking/enter-offer.ts';
import { findBooking } from './order-page/find-booking.ts';
import { findPayer } from './booking/find-payer.ts';
import { prepareVisit } from './order-page/prepare-visit.ts';
import { BOOKING_LIMITS, limitBookings, limitReservations, limitTries } from './limits.ts';

/** Sells units of a published product: free ones at once, paid ones are reserved for a while. */
export async function createPublicPurchase(call: Call<typeof api.createPublicPurchase>) {
  const { db, body, params, now, applicationId, config } = call;
  const payer = await findPayer(call, body);
  await limitTries(call, [body.buyer.email]);
  const offer = await enterOffer(db, { type: 'product', offerId: params.productId, now, shop: call });
  if (offer.payment_url !== null) throw invalid('quantity', 'participant.payment_outside');
  if (!offer.is_payable && !payer) throw invalid('quantity', 'booking.not_payable');
  await assertOwnWebsite(call, body.return_url);
  const isPaid = offer.price_in_cents > 0;
  const locale = body.locale ?? call.locale;
  // free units have the same maximum per call as unpaid ones
  assertFewAtOnce(body.quantity);
  // unpaid units are limited like unpaid spots, so that one visitor can't reserve the whole stock
  const reservedBy = isPaid && !payer ? await limitReservations(call, body.quantity) : null;
  const path = { organizationId: offer.organization.id, productId: params.productId };
  const { email } = body.buyer;
  const visit = await prepareVisit(call, { email, locale, reservedBy, returnUrl: body.return_url });
  const purchaseId = await sellProduct(db, {
    ...path,
    visit,
    applicationId,
    buyer: { ...body.buyer, locale },
    date_of_birth: body.date_of_birth ?? null,
    quantity: body.quantity,
    answers: body.answers ?? [],
    payment: 'online',
    reservedUntil: checkoutUntil(now, null),
    by: null,
    now,
  });
  const purchase = await findSoldPurchase(db, { ...path, purchaseId });
  if (isPaid && payer) await payFromWallet(db, { ...payer, orderId: purchase.order_id, now, appUrl: config.appUrl });
  if (!isPaid) {
    const link = await makeOrderUrl(db, purchase.order_id, config.appUrl);
    await mailBuyer(db, { ...path, purchaseId }, { kind: 'bought', link });
    await notifyContacts(db, {
      ...path,
      offer: { type: 'product', id: params.productId },
      about: { orders: [purchase.order_id] },
      by: null,
      appUrl: config.appUrl,
    });
  }
  const token = (await makeOrderLink(db, purchase.order_id)) ?? '';
  const booking = { token, ...(await findBooking(db, { orderId: purchase.order_id, now, locale })) };
  // limits successful purchases; refused ones count for their network only
  await limitBookings(call, [email]);
  const { organizationId: organization_id } = path;
  const after = { organization_id, quantity: purchase.quantity, status: purchase.status };
  return changed({ booking }, { subject: personSubject('purchases', purchase), after });
}

function assertFewAtOnce(quantity: number): void {
  const { addressAndOffer } = BOOKING_LIMITS.unpaid;
  if (quantity > addressAndOffer) throw invalid('quantity', 'max_value', { max: addressAndOffer });
}
