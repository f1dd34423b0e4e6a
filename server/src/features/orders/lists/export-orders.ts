import * as api from '@move/contract/orders/orders.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { ordersSheet, sheetNames } from './orders-sheet.ts';

export async function exportOrders(call: Call<typeof api.exportOrders>) {
  const { query, params, applicationId, locale } = call;
  const name = sheetNames[locale];
  await auditReading(call, api.exportOrders, { type: 'organizations', id: params.organizationId, name });
  return ordersSheet(call, {
    query: { ...query, organizationId: params.organizationId },
    applicationId,
    isOfPlatform: false,
  });
}
