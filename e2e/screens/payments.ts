import { createSessionBooking } from '../../contract/src/checkout/checkout.ts';
import { listPublicOffers } from '../../contract/src/offers/offers.ts';
import { getPayment, startPayment } from '../../contract/src/payments/payments.ts';
import { expect, type Product } from '../product.ts';

/** An activity with a price, no questions, no age limits, and sessions every week. */
const BOOKABLE = 'Rustige yoga';

/** Starts a visitor's payment for a session of the demo data, and returns its id at the built-in provider. */
export async function beginPayment({ publicApi }: Product): Promise<string> {
  const { offers } = await publicApi(listPublicOffers, {
    query: { type: 'session', search: BOOKABLE, sort: 'starts_at', order: 'desc' },
  });
  const open = offers.find(({ signup, free, price_in_cents }) => signup?.is_open && free !== 0 && price_in_cents > 0);
  const visitor = { first_name: 'Noor', last_name: 'Postma' };
  const { booking } = await publicApi(createSessionBooking, {
    params: { sessionId: open?.id ?? 0 },
    body: {
      buyer: { ...visitor, email: `noor-${crypto.randomUUID()}@post.example` },
      participants: [visitor],
    },
  });
  const orderToken = booking?.token ?? '';
  const { payment } = await publicApi(startPayment, { params: { orderToken }, body: { method: 'ideal' } });
  const addressOf = async () =>
    (await publicApi(getPayment, { params: { orderToken, paymentId: payment.id } })).payment.checkout_url;
  await expect.poll(addressOf, 'the provider knows the payment').not.toBeNull();
  return (await addressOf())?.split('/').at(-1) ?? '';
}
