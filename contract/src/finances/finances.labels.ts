import { labels } from '../kit/labels.ts';

export const financeLabels = labels(
  {
    attn: 'Ter attentie van',
    street: 'Straat',
    house_number: 'Huisnummer',
    postal_code: 'Postcode',
    city: 'Plaats',
    country: 'Land',
    account_name: 'Rekeninghouder',
    iban: 'IBAN',
    iban_masked: 'IBAN',
    bic: 'BIC',
    current_password: 'Je wachtwoord',
    payouts_held_since: 'Uitbetalingen staan stil sinds',
    iban_changed_at: 'IBAN gewijzigd op',
  },
  {
    attn: 'For the attention of',
    street: 'Street',
    house_number: 'House number',
    postal_code: 'Postal code',
    city: 'City',
    country: 'Country',
    account_name: 'Account holder',
    iban: 'IBAN',
    iban_masked: 'IBAN',
    bic: 'BIC',
    current_password: 'Your password',
    payouts_held_since: 'Payouts on hold since',
    iban_changed_at: 'IBAN changed on',
  },
);
