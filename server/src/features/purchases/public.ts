export { erasePurchases } from './erase-purchases.ts';
export { lockProductsOf, releaseUnpaidPurchases, takeUpPurchasesAgain } from './unpaid-purchases.ts';
export { purgeBuyerBirths, purgeBuyerNames } from './purge-buyers.ts';
