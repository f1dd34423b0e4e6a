import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './read-imports.ts';

// Files contain amounts as `{ cents }`, which CSV and sheet write with two decimals (domain/src/kit/files/csv.ts).
const root = join(import.meta.dirname, '..');
const read = (folder: string) =>
  sourceFiles(root, folder)
    .filter((file) => !/\.(?:test|demo)\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Finds an amount in euros as a number in a row of a file, which may have any number of decimals. */
const EUROS = /cents\w*(?:\[\w+\])?\)? \/ 100\b|\[name\] \/ 100\b|(?:debit|credit|paid|open) \/ 100\b/;
/** Finds a column whose cell shows money, up to the end of the column. */
const MONEY_COLUMN = /\bname: ?'[a-z_]+_in_cents'[^]*?\n {4,10}\}/g;

const wrong = ({ text }: { text: string }) => [
  ...text
    .split('\n')
    .filter((line) => EUROS.test(line) && /value: |^\s+(?:row|counted|debit|credit)\b|csvLines/.test(line)),
  ...text.split('\n').filter((line) => /value: .*=> \(?[\w.]*_in_cents,?$/.test(line)),
];

test('no row of a file contains an amount as a number of euros or cents', () => {
  const found = [...read('web/src/features'), ...read('server/src/features')].flatMap((source) =>
    wrong(source).map((line) => `${source.file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

test('each money column is exported as an amount', () => {
  const columns = read('web/src/features')
    .filter(({ text }) => /\bcolumns\b|Column</.test(text))
    .flatMap(({ file, text }) => (text.match(MONEY_COLUMN) ?? []).map((column) => ({ file, column })));
  expect(columns.length).toBeGreaterThan(12);
  const bare = columns.filter(({ column }) => !/value: [^\n]*cents: /.test(column));
  expect(bare.map(({ file, column }) => `${file}: ${column.split('\n')[0]}`)).toEqual([]);
});

test.each([
  ['          value: (row) => row.amount_in_cents / 100,'],
  ['    value: (row: PayoutItem) => row.fee_in_cents,'],
  ['    row.subtotal_price_in_cents / 100,'],
  ['    debit === 0 ? null : debit / 100,'],
])('%s is found', (line) => expect(wrong({ text: line })).toHaveLength(1));
