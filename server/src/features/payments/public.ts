export { type AccountKey, findAccountKeys } from './account-keys.queries.ts';
export { payFromWallet, quoteOrder, quoteWallets } from './pay-from-wallet.ts';
export { syncPaymentTask } from './payment-tasks.ts';
