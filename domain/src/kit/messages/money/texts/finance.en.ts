import type { nl } from './finance.nl.ts';

export const en: typeof nl = {
  iban: 'Enter a valid IBAN',
  'iban.sepa': 'Payouts are only possible to an account in a SEPA country',
  bic: 'Enter a valid BIC of 8 or 11 characters',
  'bic.country': 'The BIC and the IBAN are from different countries',
  'bank_account.gone': 'This link has expired or was already used',
};
