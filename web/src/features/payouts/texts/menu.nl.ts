export const nl = {
  payouts: 'Uitbetalingen',
};
