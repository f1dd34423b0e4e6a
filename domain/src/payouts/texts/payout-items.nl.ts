export const nl = {
  order: 'Bestellingen',
  refund: 'Terugbetalingen',
  own_refund: 'Zelf teruggegeven',
  invoice: 'Facturen',
};
