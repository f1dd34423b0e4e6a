export { erasePurchases } from './erase-purchases.ts';
export { purgeBuyerBirths, purgeBuyerNames } from './purge-buyers.ts';
