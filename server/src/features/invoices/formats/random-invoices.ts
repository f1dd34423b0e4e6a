import { COUNTRY_CODES } from '@move/domain/kit/values/country.ts';
import fc from 'fast-check';
import { buyer, creditNote, invoiceDocument, seller, unknownBuyer } from './invoice-documents.seed.ts';

const text = fc
  .oneof(
    fc.constantFrom('Één & Ω <ß> "Ζωή"', '🏊 Zwemclub 👩‍👩‍👧', ' ', 'Жанна', ']]>', '體育', '&amp;'),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
  )
  .map((given) => given.toWellFormed());
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });

const party = fc.record({
  name: text.map((name) => `Club ${name}`),
  attn: orNull(text),
  street: orNull(text),
  house_number: orNull(text),
  postal_code: orNull(text),
  city: orNull(text),
  country: fc.constantFrom('NL', 'NL', ...COUNTRY_CODES),
  kvk_number: orNull(fc.constantFrom('12345678', '00000000')),
  vat_number: orNull(fc.constantFrom('NL001234567B01', 'be 0123.456.789', 'unknown', 'EL123456789')),
  email: orNull(fc.constantFrom('a@b.example', '“x”&y@zoë.example')),
});

const costs = fc.uniqueArray(
  fc.record({
    payment_type: fc.constantFrom('ideal', 'bancontact', 'creditcard', 'wallet'),
    orders: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 2_000_000 })),
    fee_in_cents: fc.oneof(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100_000_000 })),
  }),
  { selector: ({ payment_type }) => payment_type, minLength: 1, maxLength: 4 },
);

/** Invoices and credit notes of every form that can be stored. */
export const randomInvoice = fc
  .record({
    costs,
    month: fc.constantFrom('2026-11', '2026-12', '2027-02', '2028-02'),
    locale: fc.constantFrom('nl', 'en'),
    seller: fc.oneof(
      fc.constant(seller),
      party.map((given) => ({ ...given, vat_number: seller.vat_number })),
    ),
    buyer: fc.oneof(fc.constant(buyer), fc.constant(unknownBuyer), party),
  })
  .map((given) => invoiceDocument(given))
  .chain((invoice) => fc.constantFrom(invoice, creditNote(invoice)));
