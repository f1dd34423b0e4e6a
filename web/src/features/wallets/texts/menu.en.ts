import type { nl } from './menu.nl.ts';

export const en: typeof nl = {
  wallets: 'Wallets',
  vouchers: 'Vouchers',
  newWallet: 'New wallet',
};
