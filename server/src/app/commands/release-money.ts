import { invoiceNumber } from '@move/domain/invoices/invoice-number.ts';
import { sql } from 'kysely';
import { invoiceDay, lockNumbers, saveLastNumber } from '../../features/invoices/public.ts';
import { releaseMoney } from '../../platform/backup/money-hold.ts';
import { loadConfig, processEnvironment } from '../../platform/config.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { migrateOrCheck } from '../../platform/database/migrations/migrate-or-check.ts';
import { openDatabase } from '../../platform/database/connection/open-database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { OperatorError } from '../../platform/operator-error.ts';
import { runCommand } from './run-command.ts';

const USAGE = `Usage: npm run release-money -- [number of the last invoice that was mailed, such as 2026-000118]`;

await runCommand(main);

/** Lets payouts and invoices go on after a restore (docs/operations.md#restore). */
async function main(args: string[]): Promise<void> {
  const [last] = args;
  if (args.length > 1 || (last !== undefined && !/^\d{4}-\d{6}$/.test(last))) throw new OperatorError(USAGE);
  const config = loadConfig(processEnvironment());
  const database = await openDatabase(config, createLog('silent'));
  try {
    await migrateOrCheck(database);
    await asSystem(database.appPool, async (db) => {
      if (!(await releaseMoney(db))) throw new OperatorError('No restore holds payouts and invoices.');
      if (last !== undefined) await continueAfter(db, last);
    });
    console.log('Payouts can be exported and invoices issued again.');
  } finally {
    await database.stop();
  }
}

async function continueAfter(db: Database, last: string): Promise<void> {
  const [year = 0, count = 0] = last.split('-').map(Number);
  // the release can't be repeated, so a typo would leave the numbers of this year to be used twice
  const thisYear = Number((await invoiceDay(db)).slice(0, 4));
  if (year > thisYear) throw new OperatorError(`${last} can't be the last invoice: ${year} has not begun.`);
  const latest = Math.max(await findLatestYear(db), thisYear - 1);
  if (year < latest) throw new OperatorError(`${last} can't be the last invoice: ${year} is over.`);
  const known = await lockNumbers(db, year);
  if (count < known)
    throw new OperatorError(`The last invoice of ${year} is ${invoiceNumber(year, known)}, not ${last}.`);
  await saveLastNumber(db, year, count);
}

/** The last year that has invoices; 0 when there are none. */
async function findLatestYear(db: Database): Promise<number> {
  const { rows } = await sql<{ year: number | null }>`
    select max(year) as year from invoice_numbers where last_number > 0`.execute(db);
  return rows[0]?.year ?? 0;
}
