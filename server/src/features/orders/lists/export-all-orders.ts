import * as api from '@move/contract/orders/orders.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { INSTALLATION } from '../../../platform/http/written.ts';
import { ordersSheet } from './orders-sheet.ts';

export async function exportAllOrders(call: Call<typeof api.exportAllOrders>) {
  const { query, applicationId } = call;
  await auditReading(call, api.exportAllOrders, INSTALLATION);
  return ordersSheet(call, { query, applicationId, isOfPlatform: false });
}
