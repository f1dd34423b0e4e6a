import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Expression, type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { z } from 'zod';
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

// A file of a list contains the words of the screen, so a column with a choice such as a status never exports its code or an amount.

function fieldsOf(schema: unknown): [string, z.ZodType][] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return fieldsOf(schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(fieldsOf);
  return schema instanceof z.ZodObject ? (Object.entries(schema.shape) as [string, z.ZodType][]) : [];
}

function isChoice(schema: unknown): boolean {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return isChoice(schema.unwrap());
  return schema instanceof z.ZodEnum;
}

/** The fields with a choice in the rows of lists of the contract, without names that are free text in another list. */
const choices = new Set<string>();
const freeTexts = new Set<string>();
for (const file of globSync('contract/src/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))) {
  const exported = (await import(join(root, file))) as Record<string, { kind?: unknown; reply?: unknown } | undefined>;
  for (const value of Object.values(exported)) {
    if (typeof value !== 'object' || value.kind !== 'endpoint' || typeof value.reply !== 'object') continue;
    const rows = Object.values(value.reply ?? {}).filter((field) => field instanceof z.ZodArray);
    for (const [name, schema] of rows.flatMap(fieldsOf)) {
      if (isChoice(schema)) choices.add(name);
      if (schema instanceof z.ZodString) freeTexts.add(name);
    }
  }
}
for (const name of freeTexts) choices.delete(name);

const propertiesOf = ({ properties }: ObjectExpression) =>
  new Map(
    properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, property.value] as const]
        : [],
    ),
  );

/** Whether a cell is text, which is exported as it is; of a composed cell the export has only the field of the row. */
const isText = (cell: Expression) =>
  cell.type !== 'ArrowFunctionExpression' || !['JSXElement', 'JSXFragment', 'BlockStatement'].includes(cell.body.type);

/** Returns the columns of a file that export the code of a choice, or an amount instead of it. */
function codes(text: string): string[] {
  const found: string[] = [];
  const filtering = new Set<unknown>();
  new Visitor({
    ObjectExpression(object) {
      const given = propertiesOf(object);
      filtering.add(given.get('filterBy'));
      const name = given.get('name');
      if (filtering.has(object) || name === undefined) return;
      const named = name.type === 'TSAsExpression' ? name.expression : name;
      if (named.type !== 'Literal' || typeof named.value !== 'string' || !choices.has(named.value)) return;
      if (given.has('label') || given.has('options') || given.has('of')) return;
      if (![...given.keys()].some((key) => ['cell', 'sort', 'header', 'align', 'value'].includes(key))) return;
      const value = given.get('value');
      const cell = given.get('cell');
      const source = value && text.slice(value.start, value.end);
      const isCode =
        source === undefined
          ? cell === undefined || !isText(cell)
          : new RegExp(`=> (?:\\w+\\.)?${named.value}(?: \\?\\? '')?$|\\bcents: `).test(source);
      if (isCode) found.push(text.slice(object.start, object.end).replaceAll(/\s+/g, ' '));
    },
  }).visit(parseSync('column.tsx', text).program);
  return found;
}

test('each column with a choice is exported in words', () => {
  expect([...choices]).toEqual(expect.arrayContaining(['status', 'state', 'kind', 'role']));
  const files = sourceFiles(root, 'web/src/features').filter(
    (file) => file.endsWith('.tsx') && !file.includes('.test.'),
  );
  const wrong = files.flatMap((file) =>
    codes(readFileSync(join(root, file), 'utf8')).map((column) => `${file}: ${column}`),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ["{ name: 'status', cell: (row) => <Status look={LOOKS[row.status]} /> }"],
  ["{ name: 'status', sort: 'status' }"],
  ["{ name: 'status', cell: (row) => <Status />, value: (row) => row.status }"],
  ["{ name: 'state', cell: (row) => <State row={row} />, value: ({ state }) => state ?? '' }"],
  ["{ name: 'state', cell: (row) => <State row={row} />, value: (row) => ({ cents: row.difference_in_cents }) }"],
])('%s is found', (column) => expect(codes(`const column = ${column};`)).toEqual([column]));
