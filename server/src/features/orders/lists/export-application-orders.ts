import * as api from '@move/contract/orders/orders.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { ordersSheet } from './orders-sheet.ts';

export async function exportApplicationOrders(call: Call<typeof api.exportApplicationOrders>) {
  const { query, applicationId } = call;
  await auditReading(call, api.exportApplicationOrders, { type: 'applications', id: applicationId ?? 'export' });
  return ordersSheet(call, { query, applicationId, isOfPlatform: false });
}
