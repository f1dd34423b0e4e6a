import { endpoint } from '../kit/endpoint.ts';
import { Count } from '../kit/fields.ts';
import { Order } from './order.ts';
import { orderLabels } from './orders.labels.ts';

const ofOrganization = { scope: 'organization', labels: orderLabels } as const;

/** What is still to be given back in cash: of how many orders, and how much. `toHandOver` of `listOrders` finds them. */
export const getCashToHandOver = endpoint({
  ...ofOrganization,
  name: 'getCashToHandOver',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/cash-refunds',
  permission: 'view-rates',
  reply: { orders: Count, amount_in_cents: Count },
});

/** Records that staff gave a refund back to the buyer in cash. 409 for a refund that isn't in cash, or that was recorded before. */
export const handOverRefund = endpoint({
  ...ofOrganization,
  name: 'handOverRefund',
  method: 'POST',
  path: '/v1/admin/organizations/:organizationId/orders/:orderId/refunds/:refundId/hand-over',
  permission: 'manage-finances',
  reply: { order: Order },
  status: 200,
  problems: ['refund.not_open'],
  refusesImpersonation: true,
});
