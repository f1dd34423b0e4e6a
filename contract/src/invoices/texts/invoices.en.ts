import type { nl } from './invoices.nl.ts';

export const en: typeof nl = {
  number: 'Number',
  month: 'Month',
  year: 'Year',
  issued_on: 'Invoice date',
  status: 'Status',
  credits: 'Credit note to',
  subtotal_price_in_cents: 'Subtotal',
  vat_in_cents: 'VAT',
  total_price_in_cents: 'Total',
  sent_at: 'E-mailed',
  organization: 'Organisation',
  organizationId: 'Organisation',
  applicationId: 'Platform',
  isRemoved: 'Organisation removed',
  isMailed: 'E-mailed',
  totalPrice: 'Total',
  isUndelivered: 'Could not be e-mailed',
  credit: 'Credit note',
};
