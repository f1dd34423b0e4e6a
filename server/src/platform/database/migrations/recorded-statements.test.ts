import { describe, expect, test } from 'vitest';
import { readStatements } from '../../../testing/database/record-statements.ts';
import { testDatabase } from '../../../testing/test-database.ts';

// `npm test` records every statement of its run on the embedded version; the oldest supported one parses and plans them here.
const directory = process.env['RECORDED_STATEMENTS'];

/** The error of tables that only tests create. */
const UNDEFINED_TABLE = '42P01';

describe.skipIf(directory === undefined)('the oldest supported PostgreSQL', async () => {
  const { ownerPool } = await testDatabase();

  test('accepts every statement that the tests sent to the newest', async () => {
    const statements = readStatements(directory ?? '');
    expect(statements.length).toBeGreaterThan(1000);
    const refused: string[] = [];
    const client = await ownerPool.connect();
    await client.query(`begin; select set_config('app.scope', 'system', true)`);
    for (const text of statements) {
      await client.query('savepoint one');
      const error = await client.query(`prepare one as ${text}`).then(
        () => null,
        (fault: Error & { code?: string }) => fault,
      );
      if (error !== null && error.code !== UNDEFINED_TABLE) refused.push(`${error.message}: ${text}`);
      await client.query('rollback to savepoint one');
      if (error === null) await client.query('deallocate one');
    }
    await client.query('rollback');
    client.release();
    expect(refused).toEqual([]);
  });
});
