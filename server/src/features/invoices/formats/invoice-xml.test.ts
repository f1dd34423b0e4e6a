import { roundHalfUp } from '@move/domain/kit/money/money.ts';
import fc from 'fast-check';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, test } from 'vitest';
import { invoiceCii } from './invoice-cii.ts';
import { buyer, creditNote, fourWays, invoiceDocument, seller, unknownBuyer } from './invoice-documents.seed.ts';
import { invoiceUbl } from './invoice-ubl.ts';
import { randomInvoice } from './random-invoices.ts';
import { unitPrice } from './trade-figures.ts';

const syntaxes = { ubl: invoiceUbl, cii: invoiceCii };
const each = Object.entries(syntaxes);

/** External validators accept these files (docs/rules/invoice-files.md): run the validators again when a file changes. */
describe.each(each)('the elements in %s of', (syntax, write) => {
  const invoice = invoiceDocument({ costs: fourWays });
  test.each([
    ['invoice', invoice],
    ['credit-note', creditNote(invoice)],
    ['unknown-buyer', invoiceDocument({ buyer: unknownBuyer, locale: 'en' })],
  ])('%s', async (name, document) => {
    await expect(write(document)).toMatchFileSnapshot(`golden/${name}.${syntax}.xml`);
    expect(write(structuredClone(document))).toBe(write(document));
  });
});

/** All texts of elements with this local name; amounts in cents. */
function textsOf(xml: string, element: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, name);
    else if (typeof node === 'object' && node !== null) {
      if ('#text' in node && name === element) found.push(String(node['#text']));
      for (const [key, child] of Object.entries(node)) visit(child, key);
    } else if (name === element) found.push(String(node));
  };
  const parser = new XMLParser({
    removeNSPrefix: true,
    ignoreAttributes: false,
    parseTagValue: false,
    trimValues: false,
  });
  visit(parser.parse(xml, true), '');
  return found;
}
const centsOf = (xml: string, element: string) =>
  textsOf(xml, element).map((text) => {
    expect(text).toMatch(/^\d+\.\d\d$/);
    return Number(text.replace('.', ''));
  });
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

const names = {
  ubl: {
    lineNet: 'LineExtensionAmount',
    withoutVat: 'TaxExclusiveAmount',
    vat: 'TaxAmount',
    withVat: 'TaxInclusiveAmount',
    prepaid: 'PrepaidAmount',
    due: 'PayableAmount',
    base: 'TaxableAmount',
  },
  cii: {
    lineNet: 'LineTotalAmount',
    withoutVat: 'TaxBasisTotalAmount',
    vat: 'CalculatedAmount',
    withVat: 'GrandTotalAmount',
    prepaid: 'TotalPrepaidAmount',
    due: 'DuePayableAmount',
    base: 'BasisAmount',
  },
} as const;

describe.each(['ubl', 'cii'] as const)('the sums that EN 16931 requires, in %s', (syntax) => {
  test('are right for every document', () => {
    fc.assert(
      fc.property(randomInvoice, (document) => {
        const xml = syntaxes[syntax](document);
        const of = names[syntax];
        const amounts = (element: string) => centsOf(xml, element);
        // one of the elements with this name is the sum of the lines: the last in CII, the first in UBL
        const all = amounts(of.lineNet);
        const linesNet = syntax === 'ubl' ? all.slice(1) : all.slice(0, -1);
        const [total] = syntax === 'ubl' ? all : all.slice(-1);
        const [withoutVat = Number.NaN] = amounts(of.withoutVat);
        const [withVat = Number.NaN] = amounts(of.withVat);
        const vat = syntax === 'ubl' ? amounts(of.vat).slice(1) : amounts(of.vat);
        expect(total).toBe(sum(linesNet)); // BR-CO-10
        expect(withoutVat).toBe(total); // BR-CO-13
        if (syntax === 'ubl') expect(amounts(of.vat)[0]).toBe(sum(vat)); // BR-CO-14
        expect(withVat).toBe(withoutVat + sum(vat)); // BR-CO-15
        expect(amounts(of.due)[0]).toBe(withVat - sum(amounts(of.prepaid))); // BR-CO-16
        expect(amounts(of.base)).toEqual([withoutVat]); // BR-S-08: one rate
        // BR-S-09, BR-CO-17: prices include VAT, so the VAT may be a cent off; the rules allow € 1
        expect(Math.abs((vat[0] ?? Number.NaN) - roundHalfUp(withoutVat * 21, 100))).toBeLessThanOrEqual(1);
        expect(withVat).toBe(Math.abs(document.total_price_in_cents));
        expect(amounts(of.due)).toEqual([document.credited === null ? 0 : withVat]);
      }),
    );
  });
});

test('a unit price times the quantity is the net amount, to the cent', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), fc.integer({ min: 1, max: 9_999_999 }), (net, quantity) => {
      const price = unitPrice(net, quantity);
      const decimals = price.length - price.indexOf('.') - 1;
      const product = BigInt(price.replace('.', '')) * BigInt(quantity);
      expect(roundHalfUp(Number(product), 10 ** (decimals - 2))).toBe(net);
    }),
  );
  expect([unitPrice(1_099, 38), unitPrice(1_100, 10), unitPrice(1, 3), unitPrice(0, 5)]).toEqual([
    '0.2892',
    '1.10',
    '0.003',
    '0.00',
  ]);
});

test.each(each)('texts in %s are as entered, without characters that XML can’t contain', (_syntax, write) => {
  const name = `Één & Ω <ß> "Ζωή" ']]> 🏊`;
  const xml = write(invoiceDocument({ buyer: { ...buyer, name: `${name}\u0001\uFFFF` } }));
  expect(textsOf(xml, write === invoiceUbl ? 'RegistrationName' : 'Name')).toContain(name);
});

describe('VAT numbers', () => {
  const withVat = (vat_number: string | null) => invoiceUbl(invoiceDocument({ seller: { ...seller, vat_number } }));
  test('are written without dots and spaces', () => {
    expect(withVat('nl 0012.34.567.B01')).toContain('<cbc:CompanyID>NL001234567B01</cbc:CompanyID>');
  });
  test.each([null, '', '001234567B01', 'QQ123456'])('the seller must have one: %s', (vat) => {
    expect(() => withVat(vat)).toThrow('the seller of invoice 2026-000042 has no VAT number');
  });
  test.each(each)('of a buyer is in %s when it is known (BT-48)', (syntax, write) => {
    const withBuyer = (vat_number: string | null) => write(invoiceDocument({ buyer: { ...buyer, vat_number } }));
    const number = /<cbc:CompanyID>NL861234567B84<|<ram:ID schemeID="VA">NL861234567B84</;
    expect(withBuyer('NL861234567B84'), syntax).toMatch(number);
    expect(withBuyer(null).match(/TaxScheme>|SpecifiedTaxRegistration>/g), syntax).toEqual(
      write(invoiceDocument()).match(/TaxScheme>|SpecifiedTaxRegistration>/g),
    );
  });
  test('of a buyer without a country code are left out', () => {
    expect(invoiceUbl(invoiceDocument({ buyer: { ...buyer, vat_number: '12345' } }))).not.toContain('12345<');
  });
});
