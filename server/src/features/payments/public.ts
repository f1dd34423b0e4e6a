export { type PaidFromWallet, payFromWallet, quoteOrder, quoteWallets } from './pay-from-wallet.ts';
