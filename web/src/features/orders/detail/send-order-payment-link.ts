import type { Order } from '@move/contract/orders/order.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import {
  sendBundleParticipantPaymentLink,
  sendParticipantPaymentLink,
} from '@move/contract/participants/payment-links.ts';
import { sendPurchasePaymentLink } from '@move/contract/purchases/purchases.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { api } from '../../../platform/api/api.ts';
import { fetchQuery } from '../../../platform/api/reads.ts';
import { getLocale } from '../../../platform/texts/locale.ts';
import { paymentLinksMessages } from '../list/payment-links.messages.ts';

/**
 * Mails the payment link of an order, by which all its open lines are paid. The endpoint needs one booking or purchase: the first open one
 * is passed.
 */
export async function sendOrderPaymentLink({
  organization,
  lines,
}: Pick<Order, 'organization' | 'lines'>): Promise<void> {
  const sold = lines.find(({ status, sold_for: it }) => status === 'open' && it !== null)?.sold_for;
  const organizationId = organization.id;
  const activityId = sold?.activity_id ?? 0;
  if (sold?.kind === 'purchase' && sold.product_id !== null) {
    const params = { organizationId, productId: sold.product_id, purchaseId: sold.id };
    await api(sendPurchasePaymentLink, { params });
  } else if (sold?.kind === 'participant' && sold.session_id !== null) {
    const params = { organizationId, activityId, sessionId: sold.session_id, participantId: sold.id };
    await api(sendParticipantPaymentLink, { params });
  } else if (sold?.kind === 'bundle_participant' && sold.bundle_id !== null) {
    const params = { organizationId, activityId, bundleId: sold.bundle_id, bundleParticipantId: sold.id };
    await api(sendBundleParticipantPaymentLink, { params });
  } else {
    throw new ApiError(409, { state: [paymentLinksMessages[getLocale()].none] }, null);
  }
}

/** `sendOrderPaymentLink` for a row of a list, which has no lines. */
export async function sendPaymentLinkOfRow(params: { organizationId: number; orderId: number }): Promise<void> {
  const { order } = await fetchQuery(getOrder, { params });
  await sendOrderPaymentLink(order);
}
