export const nl = {
  wallets: 'Portemonnees',
  vouchers: 'Vouchers',
  newWallet: 'Nieuwe portemonnee',
};
