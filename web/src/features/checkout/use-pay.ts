import { ApiError } from '@move/contract/kit/client/client.ts';
import type { BodyOf, ReplyOf } from '@move/contract/kit/endpoint.ts';
import { getBooking } from '@move/contract/checkout/order-page.ts';
import { getPayment, startPayment } from '@move/contract/payments/payments.ts';
import { useState } from 'react';
import { firstMessage } from '../../platform/notify.ts';
import { api } from '../../platform/api/api.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { invalidate } from '../../platform/api/reads.ts';
import { bookingMessages } from './booking.messages.ts';

export type PaymentMethod = BodyOf<typeof startPayment>['method'];
type Payment = ReplyOf<typeof startPayment>['payment'];

/** The number of polls: nine seconds in total. The provider usually has the payment within one. */
const ASKS = 30;
const ASK_MS = 300;

/** Starts a payment and opens the provider's page. */
export function usePay(orderToken: string) {
  const t = useMessages(bookingMessages);
  const { call } = useCall(startPayment, { showsErrors: true });
  const [pending, setPending] = useState<PaymentMethod | null>(null);
  const [error, setError] = useState<string | null>(null);

  const pay = async (method: PaymentMethod) => {
    setError(null);
    setPending(method);
    const started = await call({ params: { orderToken }, body: { method } });
    try {
      if (!started.ok) throw started.error;
      const { status, checkout_url } = await pollAddress(orderToken, started.reply.payment);
      // `pending` stays set until the provider's page opens
      if (checkout_url !== null) {
        window.location.assign(checkout_url);
        return;
      }
      if (status === 'new') setError(t.noPage);
    } catch (thrown) {
      setError(thrown instanceof ApiError && thrown.status !== 0 ? firstMessage(thrown) : t.offline);
    }
    setPending(null);
    // the order may be paid, expired or canceled since: the page shows which
    await invalidate([getBooking]);
  };
  return { pay, pending, error };
}

/** Polls until the provider's page has an address or the payment ended without one. After nine seconds, returns the payment as it is. */
async function pollAddress(orderToken: string, first: Payment): Promise<Payment> {
  let payment = first;
  for (let asked = 0; asked < ASKS && payment.status === 'new'; asked += 1) {
    await new Promise((go) => setTimeout(go, ASK_MS));
    payment = (await api(getPayment, { params: { orderToken, paymentId: payment.id } })).payment;
  }
  return payment;
}
