import type { nl } from './rates.nl.ts';

export const en: typeof nl = {
  name: 'Name',
  price_in_cents: 'Price',
  vat_level: 'VAT',
  vat_exemption_reason: 'Reason for exemption',
  cancellation_term_ids: 'Cancellation terms',
  isArchived: 'Archived',
  periods: 'Periods',
  from_minutes: 'From',
  until_minutes: 'Until',
  refund_percentage: 'Refund',
};
