export { invoiceSeller } from './seller.ts';
