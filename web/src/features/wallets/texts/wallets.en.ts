import type { nl } from './wallets.nl.ts';

export const en: typeof nl = {
  title: 'Wallets',
  chooseWallet: 'Vouchers: choose a wallet',
  search: 'Name of the wallet',
  create: 'New wallet',
  edit: 'Edit',
  vouchers: 'Vouchers',
  remove: 'Delete',
  columns: { platforms: 'Platforms', labels: 'Labels', vouchers: 'Vouchers' },
  allOffers: 'all offers',
  meta: {
    vouchers: (count, isOne) => (isOne ? '1 voucher' : `${count} vouchers`),
    balance: (count) => `${count} moves in circulation`,
  },
  section: {
    title: 'Wallet',
    text: 'App users redeem vouchers for moves, and pay with them.',
  },
  hints: {
    slug: 'Used in web addresses.',
    move: 'A new value applies from the next payment.',
    labels: 'Only activities and products with one of these labels. Leave empty for all.',
    platforms: 'Only users of these platforms can redeem its vouchers.',
  },
  empty: {
    title: 'No wallets yet',
    text: 'A wallet holds moves: credit that app users get from vouchers and pay with.',
  },
};
