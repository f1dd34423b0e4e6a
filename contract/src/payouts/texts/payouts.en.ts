import type { nl } from './payouts.nl.ts';

export const en: typeof nl = {
  payout_month: 'Month',
  payoutMonth: 'Month',
  execution_date: 'Execution date',
  status: 'Status',
  kind: 'Kind',
  number_of_payments: 'Payments',
  total_in_cents: 'Total',
  amount_in_cents: 'Amount',
  orders_count: 'Orders',
  organization: 'Organisation',
  iban_masked: 'Account',
  reason: 'Reason',
  created_at: 'Created',
  mayExport: 'Awaiting your check',
  hasReturned: 'Returned payment',
  search: 'Organisation',
  format: 'File',
  file: 'File',
};
