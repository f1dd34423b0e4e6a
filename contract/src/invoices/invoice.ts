import { INVOICE_STATUSES } from '@move/domain/invoices/invoice.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { z } from 'zod';
import { Count, Flag, Id, Instant, IsoDate, Named, Percentage } from '../kit/fields.ts';

/** `YYYY-MM`. */
export const InvoiceMonth = z.string().regex(/^[1-9]\d{3}-(0[1-9]|1[0-2])$/);

/** Cents; negative on a credit note. */
const amounts = { subtotal_price_in_cents: z.int(), vat_in_cents: z.int(), total_price_in_cents: z.int() };

/** Another invoice or credit note, by its number. */
const Numbered = z.strictObject({ id: Id, number: z.string() });

/** An invoice or credit note as lists show it. */
export const InvoiceRow = z.strictObject({
  id: Id,
  number: z.string(),
  /** The month in which buyers paid the service fees. */
  month: InvoiceMonth,
  issued_on: IsoDate,
  status: z.enum(INVOICE_STATUSES),
  /** The invoice that this credit note reverses; null on an invoice. */
  credits: Numbered.nullable(),
  /** The credit note that reversed this invoice. */
  credited_by: Numbered.nullable(),
  ...amounts,
  /** When the last mail was sent. */
  sent_at: Instant.nullable(),
  organization: Named.extend({ is_removed: Flag }),
});
export type InvoiceRow = z.output<typeof InvoiceRow>;

/** The sums over all rows of a filter: credit notes are subtracted. */
export const InvoiceTotals = z.strictObject({ count: Count, credit_notes: Count, ...amounts });
export type InvoiceTotals = z.output<typeof InvoiceTotals>;

/** What issuing the invoices of a month would make. */
export const InvoicePreview = z.strictObject({
  count: Count,
  /** Cents, with VAT. */
  total_price_in_cents: z.int(),
  /** How many of them can't be mailed, since the organisation has no address. */
  without_address: Count,
});

/** Seller or buyer as on the day of issue. */
const Party = z.strictObject({
  name: z.string(),
  attn: z.string().nullable(),
  street: z.string().nullable(),
  house_number: z.string().nullable(),
  postal_code: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string(),
  kvk_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  email: z.string().nullable(),
});

const InvoiceLine = z.strictObject({
  payment_type: z.enum(PAYMENT_TYPES),
  /** Number of orders; negative on a credit note. */
  quantity: z.int(),
  vat_percentage: Percentage,
  ...amounts,
});

/** A payment that went to the bank, in which the invoice is settled. */
const InvoicePayout = z.strictObject({
  id: Id,
  sepa_batch_id: Id,
  payout_month: InvoiceMonth,
  execution_date: IsoDate,
});

/** An event in the history of an invoice. The history starts with the oldest event. */
const InvoiceEvent = z.strictObject({
  /** `reopened`: the bank returned the payment that had settled it. */
  kind: z.enum(['issued', 'mailed', 'credited', 'settled', 'reopened']),
  at: Instant,
  /** The user's name; null for an automatic event. */
  by: z.string().nullable(),
  /** For a mail that the outbox still has: its recipient, status and, for superadmins, the reply of the mail server that refused it. */
  mail: z
    .strictObject({ to: z.string(), status: z.enum(['queued', 'sent', 'failed']), error: z.string().nullable() })
    .nullable(),
  /** For `settled` and `reopened`. */
  payout: InvoicePayout.nullable(),
});
export type InvoiceEvent = z.output<typeof InvoiceEvent>;

export const Invoice = InvoiceRow.extend({
  seller: Party,
  buyer: Party,
  lines: z.array(InvoiceLine),
  vat: z.array(z.strictObject({ percentage: Percentage, ...amounts })),
  timeline: z.array(InvoiceEvent),
  /** The payment that contains the invoice; null when none does. `settled_at` is null until the bank has executed the payment. */
  payout: InvoicePayout.extend({ settled_at: Instant.nullable() }).nullable(),
  /** The payout month of the orders behind the lines. */
  payout_month: InvoiceMonth,
  /** The current address for mails. */
  email: z.string().nullable(),
  /** Why a superadmin has to mail the invoice: the last mail failed, or it was never mailed and is too old to be mailed automatically. */
  mail_problem: z.enum(['failed', 'overdue']).nullable(),
  may: z.strictObject({ send: Flag, credit: Flag }),
});
export type Invoice = z.output<typeof Invoice>;
