import type * as api from '@move/contract/payouts/sepa-batches.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { invalid, refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertDebtor, assertExecutionDate, assertMonth } from './assert-payable.ts';
import { findStandings, type Standing } from './find-standings.ts';
import { auditedBatch, batchSubject } from './sepa-batch-record.ts';
import { findSepaBatch } from './sepa-batches.queries.ts';

/** Organisations in a statement: of some hundred orders each, it stays far below what a statement may take. */
const CHUNK = 250;

/** Creates a draft: a line for each organisation that is paid, with all that it settles, in one transaction. */
export async function createSepaBatch({ db, body, caller, now, config }: Call<typeof api.createSepaBatch>) {
  assertMonth('payout_month', body.payout_month, now);
  assertExecutionDate(body.execution_date, now, invalid);
  assertDebtor(config);
  const id = await insertBatch(db, { ...body, created_by: caller.user.id, appKey: config.appKey });
  const sepa = await findSepaBatch(db, { id, caller });
  return changed({ sepa }, { subject: batchSubject(sepa), after: auditedBatch(sepa) });
}

export type NewBatch = { payout_month: string; execution_date: string; created_by: number | null; appKey: string };

/** Throws 409 when another batch is being created, 422 when nobody is paid. */
export async function insertBatch(db: Database, batch: NewBatch): Promise<number> {
  const { payout_month, execution_date, created_by, appKey } = batch;
  const { rows: locks } = await sql<{ is_mine: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('sepa_batches')) as is_mine`.execute(db);
  if (!locks[0]?.is_mine) throw refusedByState('state', 'general.busy');
  const standings = await findStandings(db, { month: payout_month, appKey });
  const payable = standings.filter(({ reason }) => reason === null).map(({ organization }) => organization.id);
  if (payable.length === 0) throw invalid('payout_month', 'payout.nothing');
  const { id } = await db
    .insertInto('sepa_batches')
    .values({ payout_month, execution_date, created_by })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let start = 0; start < payable.length; start += CHUNK) {
    await sql`select insert_sepa_lines(${id}, ${payable.slice(start, start + CHUNK)}::bigint[])`.execute(db);
  }
  await insertSkips(db, id, standings);
  await countLines(db, id);
  return id;
}

async function insertSkips(db: Database, id: number, standings: readonly Standing[]): Promise<void> {
  const skips = standings
    .filter(({ reason }) => reason !== null)
    .map(({ organization, amount_in_cents, reason }) => ({
      organization_id: organization.id,
      amount_in_cents,
      reason,
    }));
  await sql`
    insert into sepa_skips (sepa_batch_id, organization_id, amount_in_cents, reason)
    select ${id}, skip.* from jsonb_to_recordset(${JSON.stringify(skips)}::jsonb)
      as skip (organization_id bigint, amount_in_cents bigint, reason text)`.execute(db);
}

/** Keeps number and sum of the lines that the batch pays. */
export async function countLines(db: Database, id: number): Promise<void> {
  await sql`
    update sepa_batches set number_of_payments = line.count, total_in_cents = line.total, updated_at = now()
    from (select count(*) as count, coalesce(sum(amount_in_cents), 0)::bigint as total from sepa_lines
      where sepa_batch_id = ${id} and status in ('draft', 'exported', 'executed')) as line
    where sepa_batches.id = ${id}`.execute(db);
}
