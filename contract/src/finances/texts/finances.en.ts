import type { nl } from './finances.nl.ts';

export const en: typeof nl = {
  attn: 'For the attention of',
  street: 'Street',
  house_number: 'House number',
  postal_code: 'Postcode',
  city: 'City',
  country: 'Country',
  account_name: 'Account holder',
  iban: 'IBAN',
  iban_masked: 'IBAN',
  bic: 'BIC',
  current_password: 'Your password',
  payouts_held_since: 'Payouts on hold since',
  iban_changed_at: 'IBAN changed on',
  stopped_at: 'Stopped on',
};
