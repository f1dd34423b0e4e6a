// Writes random invoices and credit notes as UBL, CII and PDF, for validators by other parties (docs/rules/invoice-files.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { invoiceCii } from '../server/src/features/invoices/formats/invoice-cii.ts';
import { invoiceUbl } from '../server/src/features/invoices/formats/invoice-ubl.ts';
import { randomInvoice } from '../server/src/features/invoices/formats/random-invoices.ts';
import { drawInvoice } from '../server/src/features/invoices/formats/draw-invoice.ts';

const [folder, count = '200', seed = '1'] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: write-random-invoices.mjs FOLDER [COUNT] [SEED]');

for (const kind of ['ubl-invoices', 'ubl-credit-notes', 'cii', 'pdf'])
  mkdirSync(join(folder, kind), { recursive: true });
for (const [index, document] of fc.sample(randomInvoice, { numRuns: Number(count), seed: Number(seed) }).entries()) {
  const ubl = document.credited === null ? 'ubl-invoices' : 'ubl-credit-notes';
  writeFileSync(join(folder, ubl, `${index}.xml`), invoiceUbl(document));
  writeFileSync(join(folder, 'cii', `${index}.xml`), invoiceCii(document));
  writeFileSync(join(folder, 'pdf', `${index}.pdf`), await drawInvoice(document));
}
