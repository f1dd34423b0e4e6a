export const nl = {
  bank: 'Bank',
  underway: 'Uitbetalingen onderweg',
  provider: 'Te ontvangen van de betaaldienst',
  moves: 'Moves van deelnemers',
  organizations: 'Te betalen aan organisaties',
  vat: 'Te betalen btw',
  revenue: 'Opbrengst servicekosten',
};
