import type * as api from '@move/contract/payouts/sepa-batches.ts';
import type { SepaBatch, SepaBatchRow, SepaLine, SepaSkip } from '@move/contract/payouts/sepa-batches.ts';
import { LINES_SHOWN } from '@move/contract/payouts/sepa-batches.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type Message, translate } from '@move/domain/kit/messages/messages.ts';
import { batchMayBecome, hasBankFile, isBatchAtWork, LIVE_LINE_STATUSES } from '@move/domain/payouts/batch-status.ts';
import { type RawBuilder, sql } from 'kysely';
import { addUpList, leftOut, sumOfCounted } from '../../../platform/database/expressions/add-up.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/page.ts';
import { matches } from '../../../platform/database/expressions/search.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call, Caller } from '../../../platform/http/route.ts';
import { isCancelableBy } from './assert-cancelable.ts';
import { hasDayCome } from './assert-payable.ts';
import { mayExport } from './may-export.ts';

const summary = sql`sepa_batches.id, payout_month, to_char(execution_date, 'YYYY-MM-DD') as execution_date, sepa_batches.status,
  number_of_payments, total_in_cents, created_at,
  (select count(*) from sepa_lines where sepa_batch_id = sepa_batches.id and status = 'rejected') as rejected_count`;

/**
 * SQL: whether the bank returned a payment of the batch, and no later batch pays its organisation, so that the money is still to be paid.
 */
const hasReturned = sql`exists (
  select from sepa_lines line where line.sepa_batch_id = sepa_batches.id and line.status = 'rejected'
    and not exists (select from sepa_lines later where later.organization_id = line.organization_id and later.id > line.id
      and later.status in ('draft', 'exported', 'executed')))`;

/** The drafts that a superadmin may export. */
async function findExportable(db: Database, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number; created_by: number | null; created_at: string }>`
    select id, created_by, created_at from sepa_batches where status = 'draft'`.execute(db);
  const ids: number[] = [];
  for (const { id, ...draft } of rows) if (await mayExport(db, draft, userId)) ids.push(id);
  return ids;
}

export async function listSepaBatches({ db, query, caller }: Call<typeof api.listSepaBatches>) {
  const where: RawBuilder<unknown>[] = [];
  if (query.status) where.push(sql`sepa_batches.status = ${query.status}`);
  if (query.payoutMonth) where.push(sql`payout_month = ${query.payoutMonth}`);
  if (query.mayExport !== undefined) {
    const ids = await findExportable(db, caller.user.id);
    where.push(sql`(sepa_batches.id = any (${ids}::bigint[])) = ${query.mayExport}`);
  }
  if (query.hasReturned !== undefined) where.push(sql`${hasReturned} = ${query.hasReturned}`);
  if (query.search)
    where.push(
      sql`(payout_month like ${`%${escaped(query.search)}%`} or msg_id ilike ${`%${escaped(query.search)}%`})`,
    );
  const parts = {
    select: summary,
    from: sql`sepa_batches`,
    where,
    sort: {
      payout_month: sql`payout_month`,
      execution_date: sql`sepa_batches.execution_date`,
      total_in_cents: sql`total_in_cents`,
      created_at: sql`created_at`,
    },
    id: sql`sepa_batches.id`,
  };
  const { rows, meta } = await findPage<SepaBatchRow, keyof typeof parts.sort>(db, parts, query);
  const isPaid = sql`sepa_batches.status not in ('preparing', 'draft', 'canceling', 'canceled')`;
  const returned = sql`(select sum(amount_in_cents) from sepa_lines
    where sepa_lines.sepa_batch_id = sepa_batches.id and sepa_lines.status = 'rejected')`;
  const totals = await addUpList(db, parts, {
    number_of_payments: sumOfCounted(sql`number_of_payments`, isPaid),
    total_in_cents: sumOfCounted(sql`total_in_cents`, isPaid),
    returned_in_cents: sql`sum(${returned}) filter (where ${isPaid})`,
    left_out: leftOut(isPaid),
  });
  return { sepas: rows, meta, totals };
}

const escaped = (search: string) => search.replace(/[\\%_]/g, '\\$&');

const lineColumns = sql`line.id, jsonb_build_object('id', organizations.id, 'name', organizations.name) as organization,
  line.iban_country || '••••' || line.iban_last4 as iban_masked, line.account_name, line.amount_in_cents, line.orders_count, line.status,
  line.ended_reason`;
const lineTables = sql`sepa_lines line join organizations on organizations.id = line.organization_id`;
const skipColumns = sql`jsonb_build_object('id', organizations.id, 'name', organizations.name) as organization, skip.amount_in_cents,
  skip.reason`;
const skipTables = sql`sepa_skips skip join organizations on organizations.id = skip.organization_id`;

export async function listSepaLines({ db, params, query }: Call<typeof api.listSepaLines>) {
  await assertBatch(db, params.sepaBatchId);
  const where = [sql`line.sepa_batch_id = ${params.sepaBatchId}`];
  if (query.status) where.push(sql`line.status = ${query.status}`);
  if (query.search) where.push(named(query.search));
  const parts = {
    select: lineColumns,
    from: lineTables,
    where,
    sort: {
      organization: sql`organizations.name`,
      amount_in_cents: sql`line.amount_in_cents`,
      orders_count: sql`line.orders_count`,
    },
    id: sql`line.id`,
  };
  const { rows, meta } = await findPage<SepaLine, keyof typeof parts.sort>(db, parts, query);
  const isPaid = sql`line.status = any (${LIVE_LINE_STATUSES}::text[])`;
  const totals = await addUpList(db, parts, {
    orders_count: sumOfCounted(sql`line.orders_count`, isPaid),
    amount_in_cents: sumOfCounted(sql`line.amount_in_cents`, isPaid),
    left_out: leftOut(isPaid),
  });
  return { lines: rows, meta, totals };
}

export async function listSepaSkips({ db, params, query }: Call<typeof api.listSepaSkips>) {
  await assertBatch(db, params.sepaBatchId);
  const where = [sql`skip.sepa_batch_id = ${params.sepaBatchId}`];
  if (query.reason) where.push(sql`skip.reason = ${query.reason}`);
  if (query.search) where.push(named(query.search));
  const parts = {
    select: skipColumns,
    from: skipTables,
    where,
    sort: { organization: sql`organizations.name`, amount_in_cents: sql`skip.amount_in_cents` },
    id: sql`skip.organization_id`,
  };
  const { rows, meta } = await findPage<SepaSkip, keyof typeof parts.sort>(db, parts, query);
  return {
    skipped: rows,
    meta,
    totals: await addUpList(db, parts, { amount_in_cents: sql`sum(skip.amount_in_cents)` }),
  };
}

const named = (search: string) => matches(sql`organizations.search_text`, search);

async function assertBatch(db: Database, id: number): Promise<void> {
  const { rows } = await sql`select from sepa_batches where id = ${id}`.execute(db);
  if (rows.length === 0) throw notFound();
}

export async function getSepaBatch(call: Call<typeof api.getSepaBatch>) {
  return { sepa: await findSepaBatch(call, call.params.sepaBatchId) };
}

const userName = (id: string) =>
  sql`(select concat_ws(' ', first_name, last_name) from users where users.id = ${sql.ref(id)})`;

export type StoredBatch = Omit<SepaBatch, 'lines' | 'skipped' | 'may' | 'run'> & {
  created_by_id: number | null;
  exported_by_id: number | null;
  run: (Omit<NonNullable<SepaBatch['run']>, 'failure'> & { failure: Message | null }) | null;
};

/** A batch without its lines. Throws 404 for an unknown id. */
export async function findStoredBatch(db: Database, id: number): Promise<StoredBatch> {
  const { rows } = await sql<StoredBatch>`
    select ${summary}, msg_id, encode(file_sha256, 'hex') as file_sha256, rejected_reason, created_by as created_by_id,
      ${userName('sepa_batches.created_by')} as created_by, ${userName('sepa_batches.exported_by')} as exported_by, exported_at,
      exported_by as exported_by_id,
      ${userName('sepa_batches.executed_by')} as executed_by, executed_at, ${userName('sepa_batches.canceled_by')} as canceled_by,
      canceled_at, (select count(*) from sepa_skips where sepa_batch_id = sepa_batches.id) as skipped_count,
      (select jsonb_build_object('status', run.status, 'done', run.done, 'total', run.total, 'failure', run.failure,
        'request_id', run.request_id) from job_runs run where run.id = sepa_batches.job_id) as run
    from sepa_batches where sepa_batches.id = ${id}`.execute(db);
  const [stored] = rows;
  if (!stored) throw notFound();
  return stored;
}

type Reader = { db: Database; caller: Pick<Caller, 'user'>; locale: Locale; now: Date };

/** A batch with its first lines and with what the caller may do with it. Throws 404 for an unknown id. */
export async function findSepaBatch({ db, caller, locale, now }: Reader, id: number): Promise<SepaBatch> {
  const { created_by_id, exported_by_id, run, ...batch } = await findStoredBatch(db, id);
  const { rows: lines } = await sql<SepaLine>`
    select ${lineColumns} from ${lineTables} where line.sepa_batch_id = ${id}
    order by organizations.name, line.id limit ${LINES_SHOWN}`.execute(db);
  const { rows: skipped } = await sql<SepaSkip>`
    select ${skipColumns} from ${skipTables} where skip.sepa_batch_id = ${id}
    order by organizations.name, skip.organization_id limit ${LINES_SHOWN}`.execute(db);
  const { status, created_at } = batch;
  const isDraft = batchMayBecome(status, 'exported');
  const isAtWork = isBatchAtWork(status);
  const may = {
    export: isDraft && (await mayExport(db, { created_by: created_by_id, created_at }, caller.user.id)),
    execute: batchMayBecome(status, 'executing') && hasDayCome(batch.execution_date, now),
    cancel:
      batchMayBecome(status, 'canceling') && (await isCancelableBy({ ...batch, exported_by_id }, { db, caller, now })),
    download: hasBankFile(status),
    import: status === 'exported' || status === 'executed',
    resume: isAtWork && (run === null || run.status === 'failed'),
  };
  const failure = run?.failure ? translate(locale, run.failure) : null;
  return { ...batch, lines, skipped, may, run: isAtWork && run !== null ? { ...run, failure } : null };
}
