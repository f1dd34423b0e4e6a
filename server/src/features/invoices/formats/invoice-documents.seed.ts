import { invoiceAmounts, type ServiceFees } from '@move/domain/invoices/invoice-amounts.ts';
import type { InvoiceDocument } from '@move/domain/invoices/invoice-document.ts';
import type { Party } from '@move/domain/invoices/party.ts';

export const seller: Party = {
  name: 'Beweegplein B.V.',
  attn: null,
  street: 'Stationsplein',
  house_number: '1',
  postal_code: '3511 ED',
  city: 'Utrecht',
  country: 'NL',
  kvk_number: '12345678',
  vat_number: 'NL001234567B01',
  email: 'facturen@beweegplein.example',
};

export const buyer: Party = {
  name: 'Zwemclub De Waterratten',
  attn: 'Ana de Vries',
  street: 'Badlaan',
  house_number: '12',
  postal_code: '3451 AB',
  city: 'Waterstad',
  country: 'NL',
  kvk_number: '87654321',
  vat_number: null,
  email: 'penningmeester@waterratten.example',
};

/** A buyer with only the required fields. */
export const unknownBuyer: Party = {
  name: buyer.name,
  attn: null,
  street: null,
  house_number: null,
  postal_code: null,
  city: null,
  country: 'NL',
  kvk_number: null,
  vat_number: null,
  email: null,
};

export const fourWays: ServiceFees[] = [
  { payment_type: 'bancontact', orders: 7, fee_in_cents: 245 },
  { payment_type: 'creditcard', orders: 3, fee_in_cents: 105 },
  { payment_type: 'ideal', orders: 1_238, fee_in_cents: 43_330 },
  { payment_type: 'wallet', orders: 1, fee_in_cents: 10 },
];

/** An invoice of € 14.35 for November 2026 by default. */
export function invoiceDocument(given: Partial<InvoiceDocument> & { costs?: ServiceFees[] } = {}): InvoiceDocument {
  const { costs = [{ payment_type: 'ideal', orders: 41, fee_in_cents: 1_435 }], ...facts } = given;
  return {
    number: '2026-000042',
    issued_on: '2026-12-01',
    month: '2026-11',
    locale: 'nl',
    credited: null,
    seller,
    buyer,
    ...invoiceAmounts(costs),
    ...facts,
  };
}

/** The credit note for a whole invoice. */
export function creditNote({ lines, ...invoice }: InvoiceDocument): InvoiceDocument {
  return {
    ...invoice,
    ...negative(invoice),
    number: '2026-000043',
    issued_on: '2026-12-03',
    credited: { number: invoice.number, issued_on: invoice.issued_on },
    lines: lines.map((line) => ({ ...line, ...negative(line), quantity: -line.quantity })),
  };
}

type Amounts = Pick<InvoiceDocument, 'subtotal_price_in_cents' | 'vat_in_cents' | 'total_price_in_cents'>;

const negative = (amounts: Amounts): Amounts => ({
  // avoids -0
  subtotal_price_in_cents: 0 - amounts.subtotal_price_in_cents,
  vat_in_cents: 0 - amounts.vat_in_cents,
  total_price_in_cents: 0 - amounts.total_price_in_cents,
});
