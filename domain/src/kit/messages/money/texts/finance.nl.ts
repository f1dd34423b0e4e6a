export const nl = {
  iban: 'Vul een geldig IBAN in',
  'iban.sepa': 'Uitbetalen kan alleen naar een rekening in een SEPA-land',
  bic: 'Vul een geldige BIC in, 8 of 11 tekens',
  'bic.country': 'Het land van de BIC is niet het land van het IBAN',
  'bank_account.gone': 'Deze link is verlopen of al gebruikt',
};
