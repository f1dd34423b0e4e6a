import type { nl } from './finance.nl.ts';

export const en: typeof nl = {
  iban: 'Enter a valid IBAN',
  'iban.sepa': 'Payouts are only possible to an account in a SEPA country',
  bic: 'Enter a valid BIC of 8 or 11 characters',
  'bic.country': 'The BIC and the IBAN are from different countries',
  'bank_account.gone': 'This link has expired or was already used',
  // said by the server only
  'payouts.not_held': 'Payouts are not on hold',
  'payouts.own_change': 'You entered this account yourself. Another superadmin has to confirm it',
  'payouts.let_in': 'You gave the person who entered this account their role. Another superadmin has to confirm it',
  'payouts.recent_superadmin':
    'You have been superadmin for less than seven days. Another superadmin has to confirm this account',
};
