export const nl = {
  none: 'niets',
  same: (amount: string) => `Daar komt ${amount} servicekosten bij.`,
  each: (list: string) => `Daar komen servicekosten bij: ${list}.`,
};
