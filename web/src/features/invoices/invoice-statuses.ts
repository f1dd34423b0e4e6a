import { invoiceStatusWords as words } from '@move/domain/invoices/invoice.ts';
import type { InvoiceStatus } from '@move/domain/invoices/invoice.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';

export const INVOICE_LOOKS = {
  issued: ['info', 'half', { nl: words.nl.issued, en: words.en.issued }],
  sent: ['info', 'out', { nl: words.nl.sent, en: words.en.sent }],
  settled: ['success', 'check', { nl: words.nl.settled, en: words.en.settled }, true],
  credited: ['neutral', 'back', { nl: words.nl.credited, en: words.en.credited }],
} as const satisfies Record<InvoiceStatus, StatusLook>;
