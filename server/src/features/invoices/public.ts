export { invoiceSeller } from './issue/seller.ts';
export { listAllInvoices } from './invoices.queries.ts';
