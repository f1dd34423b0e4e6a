import * as api from '@move/contract/orders/orders.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { ordersSheet } from './orders-sheet.ts';

export async function exportOrders(call: Call<typeof api.exportOrders>) {
  const { query, params, applicationId } = call;
  await auditReading(call, api.exportOrders, { type: 'organizations', id: params.organizationId });
  return ordersSheet(call, {
    query: { ...query, organizationId: params.organizationId },
    applicationId,
    isOfPlatform: false,
  });
}
