import type { nl } from './accounts.nl.ts';

export const en: typeof nl = {
  bank: 'Bank',
  underway: 'Payouts on their way',
  provider: 'Receivable from the payment provider',
  moves: 'Moves of participants',
  organizations: 'Payable to organisations',
  vat: 'VAT to pay',
  revenue: 'Revenue from service fees',
};
