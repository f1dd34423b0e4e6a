import { defineMessages } from '../../platform/texts/messages.ts';

const nl = {
  title: 'Portemonnees',
  chooseWallet: 'Vouchers: kies een portemonnee',
  search: 'Naam van de portemonnee',
  create: 'Nieuwe portemonnee',
  edit: 'Bewerken',
  vouchers: 'Vouchers',
  remove: 'Verwijderen',
  columns: { platforms: 'Platforms', labels: 'Labels', vouchers: 'Vouchers' },
  allOffers: 'al het aanbod',
  meta: {
    vouchers: (count: string, isOne: boolean) => (isOne ? '1 voucher' : `${count} vouchers`),
    balance: (count: string) => `${count} moves in omloop`,
  },
  section: {
    title: 'Portemonnee',
    text: 'Gebruikers van de app wisselen vouchers in voor moves, en betalen daarmee aanbod.',
  },
  hints: {
    slug: 'Het leesbare deel van een adres.',
    move: 'Een nieuwe waarde geldt vanaf de volgende betaling.',
    labels: 'Alleen aanbod met een van deze labels. Zonder labels: al het aanbod.',
    platforms: 'Alleen gebruikers van deze platforms wisselen de vouchers in.',
  },
  empty: {
    title: 'Nog geen portemonnees',
    text: 'In een portemonnee staan moves: tegoed waarmee gebruikers van de app aanbod betalen. Vouchers vullen hem.',
  },
};

const en: typeof nl = {
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
    text: 'App users redeem vouchers for moves, and pay for offers with them.',
  },
  hints: {
    slug: 'The readable part of an address.',
    move: 'Another value counts from the next payment on.',
    labels: 'Only offers with one of these labels. Without labels: all offers.',
    platforms: 'Only users of these platforms redeem its vouchers.',
  },
  empty: {
    title: 'No wallets yet',
    text: 'A wallet holds moves: credit with which app users pay for offers. Vouchers fill it.',
  },
};

export const walletMessages = defineMessages({ nl, en });
