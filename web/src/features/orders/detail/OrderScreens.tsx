import {
  getAnyOrder,
  getAnyOrderReceipt,
  getApplicationOrder,
  getApplicationOrderReceipt,
  getOrder,
  getOrderReceipt,
  listAllOrders,
  listApplicationOrders,
  listOrders,
} from '@move/contract/orders/orders.ts';
import type { Order } from '@move/contract/orders/order.ts';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { OrderDetail } from './OrderDetail.tsx';
import { REFUND_POLL_MS } from './order-reads.ts';
import { orderPath } from '../order-paths.ts';

/** While a refund is on its way the order is read again, so that its status and sums agree with the refunds below them. */
const FOLLOWED = {
  showsErrors: true,
  refetchInterval: (reply: { order: Pick<Order, 'pending_refund_in_cents'> } | undefined) =>
    reply !== undefined && reply.order.pending_refund_in_cents > 0 ? REFUND_POLL_MS : false,
};

/** An order in the finances of its organisation. */
export function OrganizationOrder(params: { organizationId: number; orderId: number }) {
  const { organizationId, orderId } = params;
  const read = useRead(getOrder, { params }, FOLLOWED);
  const receipt = useDownload(getOrderReceipt);
  const hrefOf = (id: number) => orderPath('organization', { id, organizationId });
  return (
    <OrderDetail
      {...orderProps(read)}
      position={useRecordPosition({ list: listOrders, id: orderId, hrefOf })}
      onReceipt={(query, name) => void receipt.download({ params, query }, name)}
    />
  );
}

/** An order that the current platform sold. */
export function ApplicationOrder(params: { orderId: number }) {
  const read = useRead(getApplicationOrder, { params }, FOLLOWED);
  const receipt = useDownload(getApplicationOrderReceipt);
  const hrefOf = (id: number) => orderPath('application', { id, organizationId: 0 });
  return (
    <OrderDetail
      {...orderProps(read)}
      position={useRecordPosition({ list: listApplicationOrders, id: params.orderId, hrefOf })}
      onReceipt={(query, name) => void receipt.download({ params, query }, name)}
    />
  );
}

/** Any order, for a superadmin. */
export function AnyOrder(params: { orderId: number }) {
  const read = useRead(getAnyOrder, { params }, FOLLOWED);
  const receipt = useDownload(getAnyOrderReceipt);
  const hrefOf = (id: number) => orderPath('all', { id, organizationId: 0 });
  return (
    <OrderDetail
      {...orderProps(read)}
      position={useRecordPosition({ list: listAllOrders, id: params.orderId, hrefOf })}
      onReceipt={(query, name) => void receipt.download({ params, query }, name)}
    />
  );
}

type Read<Reply> = { data: Reply | undefined; error: Error | null; refetch: () => unknown };

const orderProps = <Found,>({ data, error, refetch }: Read<{ order: Found }>) => ({
  order: data?.order,
  error,
  onRetry: () => void refetch(),
});
