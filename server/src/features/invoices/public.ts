export { lockNumbers, saveLastNumber } from './issue/issue-invoices.ts';
export { invoiceDay } from './issue/issue-month.ts';
export { invoiceSeller } from './issue/seller.ts';
export { listAllInvoices } from './invoices.queries.ts';
