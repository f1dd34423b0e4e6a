export { type AccountKey, findAccountKeys } from './keys/account-keys.queries.ts';
export { payFromWallet, quoteOrder, quoteWallets } from './wallet/pay-from-wallet.ts';
export { eraseSettlements, purgeSettlements } from './refunds/erase-settlements.ts';
export { syncPaymentTask } from './payments.queue.ts';
