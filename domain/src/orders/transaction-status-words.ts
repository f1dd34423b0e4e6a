import type { Locale } from '../kit/messages/locale.ts';
import type { TransactionStatus } from './payment/transactions.ts';
import { en } from './texts/transaction-status.en.ts';
import { nl } from './texts/transaction-status.nl.ts';

/** The labels of a status; for an order or transaction with refunds see `paymentStateWords`. */
export const transactionStatusWords = { nl, en } satisfies Record<Locale, Record<TransactionStatus, string>>;
