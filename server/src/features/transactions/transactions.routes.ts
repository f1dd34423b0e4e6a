import * as api from '@move/contract/transactions/transactions.ts';
import { route } from '../../platform/http/route.ts';
import { cancelTransaction } from './cancel-transaction.ts';
import { exportTransactions } from './export-transactions.ts';
import { markTransactionPaid } from './mark-transaction-paid.ts';
import { refundTransaction } from './refund-transaction.ts';
import { listTransactions } from './transactions.queries.ts';

export const transactionRoutes = [
  route(api.listTransactions, listTransactions),
  route(api.exportTransactions, exportTransactions),
  route(api.refundTransaction, refundTransaction),
  route(api.cancelTransaction, cancelTransaction),
  route(api.markTransactionPaid, markTransactionPaid),
];
