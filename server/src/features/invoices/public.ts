export { lockNumbers, saveLastNumber } from './issue/issue-invoices.ts';
export { invoiceSeller } from './issue/seller.ts';
export { listAllInvoices } from './invoices.queries.ts';
