export { invoiceSeller } from './issue/seller.ts';
