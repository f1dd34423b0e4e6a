import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceFiles } from './read-imports.ts';

const root = join(import.meta.dirname, '..');

/** A column that says how long ago: two rows of one month look alike, and the order of the list can't be checked. */
const AGO_IN_COLUMN = /\bcell: .*\brelative\(/;
/** A single day written as a range of days. */
const DAY_AS_RANGE = /\bdateRange\(([\w.]+), \1\)/;

test.each([
  ['cell: (row) => formats.relative(row.updated_at),', true],
  ['cell: (row) => formats.moment(row.updated_at),', false],
])('%s shows how long ago: %s', (line, isAgo) => {
  expect(AGO_IN_COLUMN.test(line)).toBe(isAgo);
});

test.each([
  ['formats.dateRange(row.issued_on, row.issued_on)', true],
  ['formats.dateRange(from, until)', false],
])('%s writes one day as a range: %s', (line, isRange) => {
  expect(DAY_AS_RANGE.test(line)).toBe(isRange);
});

test('a column writes the day itself, not how long ago it is', () => {
  const files = sourceFiles(root, 'web/src');
  expect(files.length).toBeGreaterThan(500);
  const columns = files.filter((file) => file.endsWith('.tsx'));
  const wrong = columns.filter((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return AGO_IN_COLUMN.test(source) || DAY_AS_RANGE.test(source);
  });
  expect(wrong).toEqual([]);
});
