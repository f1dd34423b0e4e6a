export { payFromWallet, quoteOrder, quoteWallets } from './pay-from-wallet.ts';
