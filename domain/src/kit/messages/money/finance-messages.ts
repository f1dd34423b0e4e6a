/** Messages about bank accounts. */
export const financeMessages = {
  iban: { nl: 'Vul een geldig IBAN in', en: 'Enter a valid IBAN' },
  'iban.sepa': {
    nl: 'Uitbetalen kan alleen naar een rekening in een SEPA-land',
    en: 'Payouts only go to an account in a SEPA country',
  },
  bic: { nl: 'Vul een geldige BIC in, 8 of 11 tekens', en: 'Enter a valid BIC of 8 or 11 characters' },
  'bic.country': {
    nl: 'Het land van de BIC is niet het land van het IBAN',
    en: 'The country of the BIC is not the country of the IBAN',
  },
  'bank_account.gone': {
    nl: 'Deze link is verlopen of al gebruikt',
    en: 'This link has expired or was already used',
  },
} as const;
