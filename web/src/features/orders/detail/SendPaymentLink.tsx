import { getOrder } from '@move/contract/orders/orders.ts';
import { useEffect } from 'react';
import { invalidate, useRead } from '../../../platform/api/reads.ts';
import { notifyError } from '../../../platform/notify.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { PaymentLinkDialog } from '../../../screens/payment-link/PaymentLinkDialog.tsx';
import { orderReads } from './order-reads.ts';
import { sendOrderPaymentLink } from './send-order-payment-link.ts';

type SendPaymentLinkProps = { organizationId: number; orderId: number; onClose: () => void };

/**
 * Asks for a confirmation and mails the payment link of an open order. Reads the order first, because a row of a list doesn't contain its
 * lines.
 */
export function SendPaymentLink({ onClose, ...params }: SendPaymentLinkProps) {
  const { data, error } = useRead(getOrder, { params });
  // closes after an error, which `useRead` has shown, so that the user can open the dialog again
  useEffect(() => {
    if (error !== null) onClose();
  }, [error, onClose]);
  if (data === undefined) return null;
  const { order } = data;
  const send = async () => {
    try {
      await sendOrderPaymentLink(order);
    } catch (refusal) {
      notifyError(refusal);
      return { ok: false };
    }
    void invalidate(orderReads);
    return { ok: true };
  };
  return (
    <PaymentLinkDialog
      name={fullName(order)}
      what={order.lines.every(({ sold_for: it }) => it?.kind === 'purchase') ? 'purchase' : 'place'}
      reservedUntil={order.reserved_until}
      send={send}
      onClose={onClose}
    />
  );
}
