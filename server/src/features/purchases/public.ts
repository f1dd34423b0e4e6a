export { erasePurchases } from './erase-purchases.ts';
