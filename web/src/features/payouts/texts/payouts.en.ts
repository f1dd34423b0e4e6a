import type { nl } from './payouts.nl.ts';

export const en: typeof nl = {
  month: 'Month',
  title: (month) => `Payout ${month}`,
  status: { exported: 'In progress', executed: 'Paid out', rejected: 'Returned' },
  open: (amount) => `${amount} will be in a later payout.`,
  notYet: (amount, reason) => `${amount} is due, but won’t be paid out now: ${reason}.`,
  toAccount: 'Enter bank account',
  limited: 'Payouts cover all platforms. Only the organisation’s staff can see them.',
  view: 'View statement',
  without: (count) => `excluding ${count} returned`,
  onAccount: (account) => `to ${account}`,
  on: (day) => `execution date ${day}`,
  sums: 'How the amount is made up',
  total: 'Paid out',
  returned: (reason) =>
    `The bank returned this payment (${reason}). Its amounts are added to a later payout. Is your bank account still correct?`,
  pdf: 'PDF',
  csv: 'CSV',
  file: 'payout',
  items: 'Rows',
  columns: {
    kind: 'Kind',
    number: 'Number',
    at: 'Date',
    name: 'Name',
    platform: 'Platform',
    fee: 'Service fee',
    amount: 'Amount',
  },
  kinds: { order: 'Order', refund: 'Refund', own_refund: 'Refunded by you', invoice: 'Invoice' },
  explain: {
    order: 'paid through the platform, with the service fee',
    refund: 'refunded to buyers',
    own_refund: 'failed refunds that you refunded yourself',
    invoice: 'service fees charged by us',
  },
  empty: {
    title: 'No payouts yet',
    text: 'Every month we pay out what was paid through the platform. Here you see which orders are in each payout.',
  },
  emptyItems: { title: 'No rows', text: 'The amounts of this payment are open again.' },
};
