import { getPayout, listPayoutItems, listPayouts } from '@move/contract/payouts/payouts.ts';
import {
  getSepaBatch,
  listSepaBatches,
  listSepaLines,
  listSepaSkips,
  previewSepaBatch,
} from '@move/contract/payouts/sepa-batches.ts';

export const SEPAS = '/admin/sepas';
export const sepaPath = (sepaBatchId: number) => `${SEPAS}/${sepaBatchId}`;
export const payoutPath = (organizationId: number, payoutId: number) =>
  `/organizations/${organizationId}/finances/payouts/${payoutId}`;
export const anyPayoutPath = (payoutId: number) => `/admin/payouts/${payoutId}`;
/** The path in the finances of the organisation, or among the invoices of all organisations when `organizationId` is null. */
export const invoicePath = (organizationId: number | null, id: number) =>
  organizationId === null ? `/admin/invoices/${id}` : `/organizations/${organizationId}/finances/invoices/${id}`;
export const organizationOrdersPath = (organizationId: number) =>
  `/organizations/${organizationId}/finances?tab=orders`;

/** Reads that change with a batch. */
export const sepaReads = [
  listSepaBatches,
  getSepaBatch,
  listSepaLines,
  listSepaSkips,
  previewSepaBatch,
  listPayouts,
  getPayout,
  listPayoutItems,
];
