import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import type { TaskContext } from '../../../platform/jobs/task.ts';
import { syncPaymentTask } from '../../payments/public.ts';
import { findAccounts } from './find-accounts.ts';
import { keepComparison } from './keep-comparison.ts';
import { listAccounts } from './list-accounts.ts';
import { planComparison } from './plan-comparison.ts';
import { reportFindings } from './report-findings.ts';

/**
 * A comparison asks the provider again about this many payments at most; the next one continues. They are chosen at random, so that
 * payments that stay unresolved don't keep out the rest.
 */
const SYNCED_MAX = 200;

/**
 * Compares the due days with the provider's accounts and stores the findings. A scheduled comparison also reports new findings. Keeps only
 * one page of a provider's list in memory; the database compares.
 */
export async function runComparison({ userId }: { userId?: number | undefined }, context: TaskContext): Promise<void> {
  const { pool, config, now } = context;
  const isByHand = userId !== undefined;
  const { accounts, platforms } = await asSystem(pool, async (db) => {
    const found = await findAccounts(db, config);
    return { accounts: found, platforms: await planComparison(db, { accounts: found, now, isByHand }) };
  });
  const comparison = randomUUID();
  try {
    const listed = await listAccounts({ comparison, accounts, platforms }, context);
    await asSystem(
      pool,
      async (db) => {
        await sql`select pg_advisory_xact_lock(hashtext('provider_comparison'))`.execute(db);
        await sql`set local statement_timeout = 0`.execute(db);
        await keepComparison(db, { comparison, listed, platforms, driver: config.paymentDriver, now });
        await syncMissing(db, comparison);
        if (!isByHand) await reportFindings(db, { appUrl: config.appUrl, comparison, now });
      },
      { isLong: true },
    );
  } finally {
    // also removes entries that a killed comparison left behind
    await asSystem(pool, (db) =>
      sql`delete from provider_entries where comparison = ${comparison} or listed_at < now() - interval '1 day'`.execute(
        db,
      ),
    );
  }
}

/** Asks the provider again about payments that are paid there and not here, e.g. because its webhook was lost. */
async function syncMissing(db: Database, comparison: string): Promise<void> {
  const { rows } = await sql<{ payment_id: number }>`
    select entry.payment_id from provider_entries entry join payments on payments.id = entry.payment_id
    where entry.comparison = ${comparison} and entry.kind = 'payment' and payments.status <> 'paid'
    order by random() limit ${SYNCED_MAX}`.execute(db);
  for (const { payment_id: paymentId } of rows)
    await queue(db, syncPaymentTask, { paymentId }, { jobKey: `${syncPaymentTask.name}:${paymentId}` });
}
