import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { invoiceCii } from './invoice-cii.ts';
import { buyer, creditNote, fourWays, invoiceDocument, seller } from './invoice-documents.seed.ts';
import { randomInvoice } from './random-invoices.ts';
import { drawInvoice } from './draw-invoice.ts';

const open = async (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

/** The texts of each page, joined by spaces. */
async function pagesOf(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await open(pdf), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

const invoice = invoiceDocument({ costs: fourWays });

test('an invoice in Dutch', async () => {
  const [page] = await pagesOf(await drawInvoice(invoice));
  expect(page).toMatchInlineSnapshot(
    `"Factuur 2026-000042 Van Beweegplein B.V. Stationsplein 1 3511 ED Utrecht KVK 12345678 Btw-nummer NL001234567B01 facturen@beweegplein.example Aan Zwemclub De Waterratten T.a.v. Ana de Vries Badlaan 12 3451 AB Waterstad KVK 87654321 penningmeester@waterratten.example Factuurnummer 2026-000042 Datum 1 december 2026 Periode 1 november 2026 t/m 30 november 2026 Omschrijving Aantal Prijs Zonder btw Btw Btw-bedrag Met btw Servicekosten Bancontact 7 € 0,289 € 2,02 21% € 0,43 € 2,45 Servicekosten Creditcard 3 € 0,29 € 0,87 21% € 0,18 € 1,05 Servicekosten iDEAL 1.238 € 0,289257 € 358,10 21% € 75,20 € 433,30 Servicekosten Portemonnee 1 € 0,08 € 0,08 21% € 0,02 € 0,10 Totaal zonder btw € 361,07 Btw € 75,83 Totaal met btw € 436,90 Verrekend met uitbetaling € -436,90 Te betalen € 0,00 Btw-overzicht Btw Zonder btw Btw-bedrag Met btw 21% € 361,07 € 75,83 € 436,90 Verrekend met je uitbetaling. Je hoeft niets over te maken. Beweegplein B.V. · 2026-000042 · Pagina 1 van 1"`,
  );
});

test('a credit note in English names its invoice', async () => {
  const [page] = await pagesOf(await drawInvoice(creditNote(invoiceDocument({ locale: 'en' }))));
  expect(page).toMatchInlineSnapshot(
    `"Credit note 2026-000043 From Beweegplein B.V. Stationsplein 1 3511 ED Utrecht KVK 12345678 VAT number NL001234567B01 facturen@beweegplein.example To Zwemclub De Waterratten Attn Ana de Vries Badlaan 12 3451 AB Waterstad KVK 87654321 penningmeester@waterratten.example Credit note number 2026-000043 Date 3 December 2026 Period 1 November 2026 to 30 November 2026 For invoice 2026-000042 of 1 December 2026 Description Quantity Price Without VAT VAT VAT amount With VAT Service fee iDEAL -41 €0.2893 -€11.86 21% -€2.49 -€14.35 Total without VAT -€11.86 VAT -€2.49 Total with VAT -€14.35 Credited to you €14.35 VAT VAT Without VAT VAT amount With VAT 21% -€11.86 -€2.49 -€14.35 You receive this amount with a later payout. You need not do anything. Beweegplein B.V. · 2026-000043 · Page 1 of 1"`,
  );
});

test('an invoice is PDF/A with the XML embedded', async () => {
  const pdf = await drawInvoice(invoice);
  const opened = await open(pdf);
  expect((await opened.getAttachments())?.get('factur-x.xml')).toMatchObject({ filename: 'factur-x.xml' });
  const xml = await opened.getAttachmentContent('factur-x.xml');
  expect(Buffer.from(xml ?? []).toString()).toBe(invoiceCii(invoice));
  expect(await opened.getMarkInfo()).toMatchObject({ Marked: true });
  const { info, metadata } = await opened.getMetadata();
  expect(info).toMatchObject({
    Title: 'Factuur 2026-000042',
    Author: 'Beweegplein B.V.',
    Language: 'nl-NL',
    CreationDate: 'D:20261201000000Z',
    EncryptFilterName: null,
  });
  const properties = ['pdfaid:part', 'pdfaid:conformance', 'fx:documenttype', 'fx:documentfilename', 'fx:version'];
  expect([...properties, 'fx:conformancelevel'].map((name) => metadata?.get(name))).toEqual([
    '3',
    'B',
    'INVOICE',
    'factur-x.xml',
    '1.0',
    'EN 16931',
  ]);
  const bytes = pdf.toString('latin1');
  expect(bytes).toContain('/AFRelationship /Alternative');
  expect(bytes).toContain('/S /GTS_PDFA1');
  expect(bytes.match(/\/FontName \/\w+\+NotoSans-\w+/g)).toHaveLength(2);
  expect(bytes).not.toContain('/Encrypt');
});

test('an invoice has a title, headings and tables for screen readers', async () => {
  const page = await (await open(await drawInvoice(invoice))).getPage(1);
  const root = await page.getStructTree();
  const [tagged] = root?.children ?? [];
  const roles = tagged && 'children' in tagged ? tagged.children.map((child) => 'role' in child && child.role) : [];
  expect(roles.filter((role) => role !== 'P')).toEqual(['H1', 'H2', 'H2', 'Table', 'Table', 'Table', 'H2', 'Table']);
});

test('many lines continue on the next page, under a repeated header', async () => {
  const costs = Array.from({ length: 70 }, (_, index) => ({
    payment_type: 'ideal' as const,
    orders: index + 1,
    fee_in_cents: 35 * (index + 1),
  }));
  const pages = await pagesOf(await drawInvoice(invoiceDocument({ costs })));
  expect(pages).toHaveLength(3);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain('Omschrijving Aantal Prijs Zonder btw Btw Btw-bedrag Met btw');
    expect(page).toContain(`Pagina ${index + 1} van 3`);
  }
  expect(pages.join(' ').match(/Servicekosten iDEAL/g)).toHaveLength(70);
});

describe('names', () => {
  test('wrap when they are long', async () => {
    const name = `${'Zwemvereniging '.repeat(12)}${'x'.repeat(75)}`;
    const [page = ''] = await pagesOf(await drawInvoice(invoiceDocument({ buyer: { ...buyer, name } })));
    expect(page.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''));
  });
  test('keep all letters that the font has; others are replaced by a mark', async () => {
    const name = 'Één & <Ωmega> Straße Жанна 🏊 體';
    const pdf = await drawInvoice(invoiceDocument({ seller: { ...seller, name } }));
    expect((await pagesOf(pdf))[0]).toContain('Één & <Ωmega> Straße Жанна �');
    expect((await (await open(pdf)).getMetadata()).metadata?.get('dc:creator')).toEqual([name]);
  });
});

test('an invoice has its total, and the same document gives the same bytes', async () => {
  await fc.assert(
    fc.asyncProperty(randomInvoice, async (document) => {
      const pdf = await drawInvoice(document);
      expect(pdf.equals(await drawInvoice(structuredClone(document)))).toBe(true);
      const text = (await pagesOf(pdf)).join(' ');
      expect(text).toContain(document.number);
      const cents = String(Math.abs(document.total_price_in_cents)).padStart(3, '0');
      expect(text.replace(/[.,]/g, '')).toContain(cents);
    }),
    { numRuns: 20 },
  );
});
