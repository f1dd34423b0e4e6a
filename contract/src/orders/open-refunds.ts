import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Instant } from '../kit/fields.ts';
import { Order } from './order.ts';
import { orderLabels } from './orders.labels.ts';

const ofOrganization = { scope: 'organization', labels: orderLabels } as const;

/** How many orders, how much, and since when the buyer of the oldest one waits. */
const OpenRefunds = z.strictObject({ orders: Count, amount_in_cents: Count, oldest_at: Instant.nullable() });
export type OpenRefunds = z.output<typeof OpenRefunds>;

/** Refunds that staff must handle: failed ones, and cash to hand over. `status` of `listOrders` finds the orders. */
export const getOpenRefunds = endpoint({
  ...ofOrganization,
  name: 'getOpenRefunds',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/open-refunds',
  permission: 'view-rates',
  reply: { failed: OpenRefunds, to_hand_over: OpenRefunds },
});

/**
 * Records that a refund was handed to the buyer in cash. For a removed organisation only superadmins may. 409 for a refund that isn't in
 * cash or was recorded before.
 */
export const handOverRefund = endpoint({
  ...ofOrganization,
  scope: 'kept_organization',
  name: 'handOverRefund',
  method: 'POST',
  path: '/v1/admin/organizations/:organizationId/orders/:orderId/refunds/:refundId/hand-over',
  permission: 'manage-finances',
  reply: { order: Order },
  status: 200,
  problems: ['refund.not_open'],
  refusesImpersonation: true,
});
