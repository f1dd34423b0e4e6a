import {
  getAnyOrder,
  getApplicationOrder,
  getOrder,
  listAllOrders,
  listApplicationOrders,
  listOrders,
  listOrdersOfApplication,
} from '@move/contract/orders/orders.ts';
import { getOpenRefunds } from '@move/contract/orders/open-refunds.ts';
import { listProviderRefunds } from '@move/contract/payments/provider-refunds.ts';
import { listTransactions } from '@move/contract/transactions/transactions.ts';

/** Reads that show the money of orders. */
export const orderReads = [
  getOrder,
  getApplicationOrder,
  getAnyOrder,
  listOrders,
  listApplicationOrders,
  listOrdersOfApplication,
  listAllOrders,
  getOpenRefunds,
  listTransactions,
  listProviderRefunds,
];

/** Milliseconds after which a refund that is on its way is read again. */
export const REFUND_POLL_MS = 5_000;
