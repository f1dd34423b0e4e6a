import * as api from '@move/contract/orders/orders.ts';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Call } from '../../../platform/http/route.ts';
import { installationSubject } from '../../../platform/http/written.ts';
import { ordersSheet, sheetNames } from './orders-sheet.ts';

export async function exportAllOrders(call: Call<typeof api.exportAllOrders>) {
  const { query, applicationId, locale } = call;
  const name = sheetNames[locale];
  await auditReading(call, api.exportAllOrders, installationSubject(name));
  return ordersSheet(call, { query, applicationId, isOfPlatform: false });
}
