import type { nl } from './orders.nl.ts';

export const en: typeof nl = {
  platformClock: 'that of the platform',
  title: 'Orders',
  all: 'All orders',
  transactions: 'Transactions',
  search: 'Number, buyer or participant',
  file: 'orders',
  transactionsFile: 'transactions',
  endedGroup: 'Ended',
  more: (title, others) => `${title} +${others}`,
  refunded: (amount) => `${amount} refunded`,
  fromWallet: (moves, wallet) => `${moves} from ${wallet}`,
  status: 'Status',
  date: 'Date',
  views: {
    open: 'Open',
    refunded: 'Refunded',
    failed: 'Refund failed',
    toHandOver: 'Cash to refund',
  },
  totals: {
    label: 'Total',
    both: 'paid and open',
    net: (amount) => `${amount} excl. VAT and fees`,
    fee: (amount) => `${amount} fees`,
    paid: (amount) => `${amount} paid`,
    open: (amount) => `${amount} open`,
    without: (count) => `excluding ${count} failed, expired or cancelled`,
    ended: 'No totals: failed, expired and cancelled orders don’t count',
    tooMany: 'No totals: there are more than 50,000 rows',
  },
  menu: {
    open: 'Open order',
    receipt: 'Receipt (PDF)',
    received: 'Paid in cash…',
    handOver: 'Cash handed over…',
    retry: 'Retry…',
  },
  empty: {
    title: 'No orders yet',
    text: 'Orders are listed here as soon as someone books or buys.',
  },
  emptyTransactions: {
    title: 'No transactions yet',
    text: 'Every spot and product sold is listed here.',
  },
};
