import { invoiceStatusWords as words } from '@move/domain/invoices/invoice.ts';
import type { InvoiceStatus } from '@move/domain/invoices/invoice.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

export const INVOICE_LOOKS = {
  issued: ['info', 'half', words.nl.issued, words.en.issued],
  sent: ['info', 'out', words.nl.sent, words.en.sent],
  settled: ['success', 'check', words.nl.settled, words.en.settled, true],
  credited: ['neutral', 'back', words.nl.credited, words.en.credited],
} as const satisfies Record<InvoiceStatus, StatusLook>;
