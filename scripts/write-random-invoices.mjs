// Writes random invoices and credit notes as UBL and CII, for judges that nobody here wrote (docs/rules/invoice-files.md).
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { invoiceCii } from '../server/src/features/invoices/files/invoice-cii.ts';
import { invoiceUbl } from '../server/src/features/invoices/files/invoice-ubl.ts';
import { randomInvoice } from '../server/src/features/invoices/files/random-invoices.ts';

const [folder, count = '200', seed = '1'] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: write-random-invoices.mjs FOLDER [COUNT] [SEED]');
for (const syntax of ['ubl', 'cii']) mkdirSync(join(folder, syntax), { recursive: true });
fc.sample(randomInvoice, { numRuns: Number(count), seed: Number(seed) }).forEach((document, index) => {
  const name = `${index + 1}.xml`;
  writeFileSync(join(folder, 'ubl', name), invoiceUbl(document));
  writeFileSync(join(folder, 'cii', name), invoiceCii(document));
});
