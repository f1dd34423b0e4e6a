export const nl = {
  iban: 'Vul een geldig IBAN in',
  'iban.sepa': 'Uitbetalen kan alleen naar een rekening in een SEPA-land',
  bic: 'Vul een geldige BIC in, 8 of 11 tekens',
  'bic.country': 'Het land van de BIC is niet het land van het IBAN',
  'bank_account.gone': 'Deze link is verlopen of al gebruikt',
  // said by the server only
  'payouts.not_held': 'Uitbetalingen staan niet stil',
  'payouts.own_change': 'Je hebt deze rekening zelf ingevuld. Een andere superadmin moet haar bevestigen',
  'payouts.let_in': 'Wie deze rekening invulde, kreeg de rol van jou. Een andere superadmin moet haar bevestigen',
  'payouts.recent_superadmin':
    'Je bent nog geen zeven dagen superadmin. Een andere superadmin moet deze rekening bevestigen',
};
