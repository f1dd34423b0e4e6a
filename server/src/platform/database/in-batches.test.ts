import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { asSystem } from './database.ts';
import { inBatches } from './in-batches.ts';

const { appPool } = await testDatabase();

type Row = { number: number; text: string };

const batchesOf = (rows: number, characters: number) =>
  asSystem(appPool, async (db) => {
    const batches: Row[][] = [];
    const query = sql<Row>`
      select number, repeat('x', ${characters}::integer) as text from generate_series(1, ${rows}::integer) as number`;
    for await (const batch of inBatches(db, query)) batches.push(batch);
    return batches;
  });

test('a batch has fewer rows when the rows are long', async () => {
  const batches = await batchesOf(100, 100_000);
  expect(batches.flat().map(({ number }) => Number(number))).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  const [first, ...others] = batches.map((batch) => batch.length);
  expect(first).toBeLessThanOrEqual(20);
  expect(Math.max(...others)).toBeLessThan(20);
});

test.each([0, 1, 19, 20, 21, 2_020, 2_021])('%i short rows come in few batches', async (rows) => {
  const batches = await batchesOf(rows, 10);
  expect(batches.flat()).toHaveLength(rows);
  expect(batches.length).toBeLessThanOrEqual(1 + Math.ceil(rows / 500));
  expect(batches.every((batch) => batch.length > 0)).toBe(true);
});
