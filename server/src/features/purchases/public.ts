export { endPurchase } from './end-purchase.ts';
export { erasePurchases } from './erase-purchases.ts';
export { lockProductOf, releaseUnpaidPurchases, restoreCanceledPurchases } from './payment/unpaid-purchases.ts';
export { findStored as findSoldPurchase } from './purchases.queries.ts';
export { mailBuyer } from './messages/purchase-mails.ts';
export { purgeBuyerBirths, purgeBuyerNames } from './purge-buyers.ts';
export { sellProduct } from './sell-product.ts';
