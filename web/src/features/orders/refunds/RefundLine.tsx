import type { Order, OrderLine } from '@move/contract/orders/order.ts';
import { refundTransaction } from '@move/contract/transactions/transactions.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { orderDetailMessages } from '../detail/order-detail.messages.ts';
import { orderReads } from '../detail/order-reads.ts';
import { RefundDialog } from './RefundDialog.tsx';

type RefundLineProps = { order: Order; line: OrderLine; onClose: () => void };

/** Refunds one line of an order. */
export function RefundLine({ order, line, onClose }: RefundLineProps) {
  const t = useMessages(orderDetailMessages).refund;
  const { call, ...refund } = useCall(refundTransaction, { invalidates: orderReads, showsErrors: true });
  const params = { organizationId: order.organization.id, transactionId: line.transaction_id };
  return (
    <RefundDialog
      title={t.title(fullName(order))}
      text={t.text[line.sold_for?.kind === 'purchase' ? 'purchase' : 'booking'](line.title)}
      name={fullName(order)}
      most={line.refundable_in_cents}
      costs={order.transaction_fee_in_cents}
      paidBy={order.payment_type}
      isErased={order.wallet?.is_erased ?? false}
      refund={{ ...refund, give: async (body) => (await call({ params, body })).ok }}
      onClose={onClose}
    />
  );
}
