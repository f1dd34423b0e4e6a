export { type AccountKey, findAccountKeys } from './keys/account-keys.queries.ts';
export { payFromWallet, quoteOrder, quoteWallets } from './wallet/pay-from-wallet.ts';
export { syncPaymentTask } from './payment-tasks.ts';
