import type { nl } from './payment-types.nl.ts';

export const en: typeof nl = {
  ideal: 'iDEAL',
  bancontact: 'Bancontact',
  creditcard: 'Credit card',
  wallet: 'Wallet',
  cash: 'Cash',
  free: 'Free',
  external: 'Card or elsewhere',
};
