import { invoiceStatusWords } from '@move/domain/invoices/invoice.ts';
import { statusLooks } from '../../ui/marks/status-looks.ts';

export const INVOICE_LOOKS = statusLooks((locale) => invoiceStatusWords[locale], {
  issued: ['info', 'half'],
  sent: ['info', 'out'],
  settled: ['success', 'check', true],
  credited: ['neutral', 'back'],
});
