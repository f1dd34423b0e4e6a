import * as own from '@move/contract/payouts/payouts.ts';
import * as api from '@move/contract/payouts/sepa-batches.ts';
import { BATCH_STATUSES, type BatchStatus, isBatchAtWork } from '@move/domain/payouts/batch-status.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { payoutWorld } from '../../../testing/money/payout-world.ts';
import { requeueSilentRuns } from '../../jobs/jobs.tasks.ts';
import type { Plan } from '../../jobs/public.ts';
import { mailPayouts } from '../payout-mails.ts';
import { batchHandlers } from '../payouts.jobs.ts';
import { endBatch, seedRefund } from '../payouts.seed.ts';
import { rejectLines } from '../bank-replies/reject-lines.ts';
import { planEnding } from './end-batch.ts';
import { completeDraft, planLines } from './prepare-batch.ts';
import { planSettling } from './settle-batch.ts';

// Batches are made, executed and canceled in steps that each commit. In these tests each organisation is a step.
const world = await payoutWorld();
const { call, tenants, context, inDatabase, work, read, create, created, exported, canceled, sell, orderOf } = world;
const { organization, otherOrganization } = tenants;
const as = 'superadmin';
const handlers = batchHandlers({ orders: 1, lines: 1 });
type Handlers = typeof handlers;

/** The runs of a batch, whose last step fails: after its work and before its commit. */
const breakingOff = (): Handlers => {
  const broken = (one: Handlers['prepare_sepa_batch']): Handlers['prepare_sepa_batch'] => ({
    ...one,
    plan: async (job) => {
      const { done, steps } = await one.plan(job);
      const take = async (db: Parameters<(typeof steps)[number]['take']>[0]) => {
        await steps.at(-1)?.take(db);
        throw new Error('broken off');
      };
      return { done, steps: steps.map((step, n) => (n === steps.length - 1 ? { ...step, take } : step)) };
    },
  });
  return {
    prepare_sepa_batch: broken(handlers.prepare_sepa_batch),
    execute_sepa_batch: broken(handlers.execute_sepa_batch),
    cancel_sepa_batch: broken(handlers.cancel_sepa_batch),
  };
};

/** Lets the worker take over a run without a heartbeat, as after its process was killed. */
async function takeOverKilled(sepaBatchId: number) {
  await inDatabase((db) =>
    sql`update job_runs set status = 'running', claim = gen_random_uuid(), heartbeat_at = now() - interval '5 minutes'
      where id = (select job_id from sepa_batches where id = ${sepaBatchId})`.execute(db),
  );
  await requeueSilentRuns(context);
  await work(sepaBatchId, handlers);
}

const sellBoth = async () => [await sell(2_000), await sell(1_000, otherOrganization)] as const;
const ordersInLines = async (...ids: number[]) => (await Promise.all(ids.map(orderOf))).map((one) => one?.sepa_line_id);
/** The distinct actions on a batch in the audit trail, except creating, exporting and resuming it, in reverse alphabetical order. */
const trailOf = async (id: number) =>
  (
    await inDatabase((db) =>
      sql<{ action: string }>`select distinct on (action) action from audit_log where subject_type = 'sepa_batches'
        and subject_id = ${String(id)} and action not in ('createSepaBatch', 'exportSepaBatch', 'resumeSepaBatch')
        order by action desc`.execute(db),
    )
  ).rows.map(({ action }) => action);
const mailsOf = async (ids: readonly number[]) =>
  (
    await inDatabase((db) =>
      sql`select once_key from mails where once_key = any (${ids.map((id) => `payout:${id}`)}::text[])`.execute(db),
    )
  ).rows.length;

describe('a batch whose creation is interrupted', () => {
  test('shows no partial result, and continues after the last step that was done', async () => {
    const [one, other] = await sellBoth();
    const { id } = (await create()).body.sepa;
    await work(id, breakingOff());
    expect(await read(id)).toMatchObject({ status: 'preparing', number_of_payments: 0, may: { export: false } });
    expect((await ordersInLines(one.orderId, other.orderId)).filter((line) => line === null)).toHaveLength(1);
    const params = { sepaBatchId: id };
    for (const endpoint of [api.exportSepaBatch, api.downloadSepaBatch, api.executeSepaBatch, api.resumeSepaBatch]) {
      expect((await call(endpoint, { as, params })).status).toBe(409);
    }
    expect((await create()).errors).toHaveProperty('state');
    const payouts = await call(own.listPayouts, { params: { organizationId: organization } });
    expect(payouts.body.payouts.filter(({ payout_month }) => payout_month === world.clock.month)).toEqual([]);
    await takeOverKilled(id);
    const sepa = await read(id);
    expect(sepa).toMatchObject({ status: 'draft', number_of_payments: 2, run: null, may: { export: true } });
    expect(new Set(sepa.lines.map((line) => line.organization.id))).toEqual(new Set([organization, otherOrganization]));
    expect(new Set(await ordersInLines(one.orderId, other.orderId)).size).toBe(2);
  });

  test('can be canceled, after which everything is open again', async () => {
    const [one, other] = await sellBoth();
    const { id } = (await create()).body.sepa;
    await work(id, breakingOff());
    expect(await canceled(id)).toMatchObject({ status: 'canceled', run: null });
    expect(await ordersInLines(one.orderId, other.orderId)).toEqual([null, null]);
    expect(await created()).toMatchObject({ number_of_payments: 2 });
  });

  test('shows that it failed, and any superadmin can continue it', async () => {
    await sellBoth();
    const { id } = (await create()).body.sepa;
    for (const _ of [1, 2, 3]) await work(id, breakingOff());
    const failed = await read(id);
    expect(failed).toMatchObject({ status: 'preparing', run: { status: 'failed' }, may: { resume: true } });
    expect(failed.run?.failure).toContain('Ga verder');
    const resumed = await call(api.resumeSepaBatch, { as, params: { sepaBatchId: id } });
    expect([resumed.status, resumed.body.sepa.run?.status]).toEqual([202, 'queued']);
    await work(id, handlers);
    expect(await read(id)).toMatchObject({ status: 'draft', number_of_payments: 2 });
  });
});

test('an interrupted execution continues after the last step that was done, and mails each organisation once', async () => {
  const [one, other] = await sellBoth();
  const { id, lines } = await exported();
  await world.letDayCome(id);
  const begun = await call(api.executeSepaBatch, { as, params: { sepaBatchId: id } });
  expect([begun.status, begun.body.sepa.status]).toEqual([202, 'executing']);
  await work(id, breakingOff());
  expect(await read(id)).toMatchObject({ status: 'executing', executed_at: null, may: { cancel: false } });
  const halfway = [await orderOf(one.orderId), await orderOf(other.orderId)];
  expect(new Set(halfway.map((order) => order?.status))).toEqual(new Set(['complete', 'paid']));
  expect(await mailsOf(lines.map((line) => line.id))).toBe(0);
  await takeOverKilled(id);
  expect(await read(id)).toMatchObject({ status: 'executed', executed_at: expect.any(String) });
  const settled = [await orderOf(one.orderId), await orderOf(other.orderId)];
  expect(settled.map((order) => order?.transaction)).toEqual(['complete', 'complete']);
  // all orders have the moment of the superadmin's call, though they were settled one after the other
  expect(new Set(settled.map((order) => order?.settled_at)).size).toBe(1);
  for (const _ of [1, 2]) await mailPayouts({ sepaBatchId: id, afterId: 0 }, context);
  const addressed = await inDatabase((db) =>
    sql`select from organizations where id in (${organization}, ${otherOrganization}) and email <> ''`.execute(db),
  );
  expect(await mailsOf(lines.map((line) => line.id))).toBe(addressed.rows.length);
});

test('a refund waits only for the step that adds its order, not for the whole batch', async () => {
  const [one, other] = await sellBoth();
  const release = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  // the second step waits for this lock; the locks of the first step are already released
  const holding = inDatabase(async (db) => {
    await sql`select from orders where id = ${other.orderId} for update`.execute(db);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const { id } = (await create()).body.sepa;
  const running = work(id, handlers);
  await expect.poll(async () => (await orderOf(one.orderId))?.sepa_line_id).not.toBeNull();
  await inDatabase((db) => seedRefund(db, { lineId: one.lineId, booked_at: new Date() }));
  release.resolve();
  await Promise.all([holding, running]);
  expect(await read(id)).toMatchObject({ status: 'draft', number_of_payments: 2, total_in_cents: 3_000 });
  expect(await orderOf(one.orderId)).toMatchObject({ status: 'refunded' });
});

test('canceling a batch after its month does not change past months', async () => {
  await sellBoth();
  const { id, execution_date, total_in_cents } = await exported();
  const month = Temporal.PlainDate.from(execution_date).toPlainYearMonth();
  const later = month.add({ months: 2 }).toString();
  const reconciled = (which: string) =>
    inDatabase(async (db) => {
      await sql`select write_reconciliations(${later})`.execute(db);
      const { rows } = await sql<{ returned: number; difference_in_cents: number }>`
        select organization_id, paid_in_cents, returned_in_cents as returned, closing_in_cents, difference_in_cents
        from reconciliations where month = ${which} order by organization_id, application_id`.execute(db);
      return rows;
    });
  const before = await reconciled(month.toString());
  await inDatabase((db) => endBatch(db, { id, now: new Date(`${later}-10T12:00:00Z`), userId: null }));
  expect(await reconciled(month.toString())).toEqual(before);
  const after = await reconciled(later);
  expect(after.reduce((sum, { returned }) => sum + returned, 0)).toBe(total_in_cents);
  expect(new Set(after.map((row) => row.difference_in_cents))).toEqual(new Set([0]));
});

/** The bank refuses the whole file of a batch. */
const refuseFile = ({ msg_id }: { msg_id: string | null }, sender: 'superadmin' | 'nobody' = as) => {
  const xml = `<Document><CstmrPmtStsRpt><OrgnlGrpInfAndSts><OrgnlMsgId>${msg_id}</OrgnlMsgId><GrpSts>RJCT</GrpSts>
    <StsRsnInf><Rsn><Cd>DUPL</Cd></Rsn></StsRsnInf></OrgnlGrpInfAndSts></CstmrPmtStsRpt></Document>`;
  return call(api.importBankReply, {
    as: sender,
    body: { file: new File([xml], 'a.xml', { type: 'application/xml' }) },
  });
};

describe('a file that the bank refuses after its batch was executed', () => {
  test('the payments are returned in steps, and a resumed run continues after the last step that was done', async () => {
    const [one, other] = await sellBoth();
    const sepa = await exported();
    await world.executed(sepa.id);
    const params = { sepaBatchId: sepa.id };
    // the superadmin who exported the batch can't import the reply, since anybody can forge one
    expect((await refuseFile(sepa)).errors).toHaveProperty('state');
    const reply = await world.withSecondSuperadmin(() => refuseFile(sepa, 'nobody'));
    expect(reply.body.bank_reply).toMatchObject({ rejected: 2, known: 0 });
    for (const _ of [1, 2, 3]) await work(sepa.id, breakingOff());
    expect(await read(sepa.id)).toMatchObject({
      status: 'returning',
      rejected_count: 1,
      executed_at: expect.any(String),
      run: { status: 'failed' },
      may: { resume: true, cancel: false, download: true },
    });
    expect((await create()).errors).toHaveProperty('state');
    expect((await refuseFile(sepa)).body.bank_reply).toMatchObject({ rejected: 0, known: 2 });
    expect((await call(api.resumeSepaBatch, { as, params })).status).toBe(202);
    await work(sepa.id, handlers);
    const after = await read(sepa.id);
    expect(after).toMatchObject({ status: 'executed', rejected_reason: 'DUPL', rejected_count: 2, run: null });
    expect(after.lines.map((line) => [line.status, line.ended_reason])).toEqual([
      ['rejected', 'DUPL'],
      ['rejected', 'DUPL'],
    ]);
    // the trail has the import, and no cancellation by a user
    expect(await trailOf(sepa.id)).toEqual(['importBankReply', 'executeSepaBatch']);
    for (const sold of [one, other]) {
      expect(await orderOf(sold.orderId)).toMatchObject({ status: 'paid', sepa_line_id: null, settled_at: null });
    }
    world.nextMonth();
    expect(await created()).toMatchObject({ number_of_payments: 2, total_in_cents: sepa.total_in_cents });
  });

  test('can’t be imported while another batch is being processed', async () => {
    await sellBoth();
    const sepa = await exported();
    await world.executed(sepa.id);
    world.nextMonth();
    await sellBoth();
    await create();
    const refused = await refuseFile(sepa);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    expect(await read(sepa.id)).toMatchObject({ status: 'executed', rejected_count: 0, rejected_reason: null });
  });
});

describe('a step that was planned before its batch or payment changed', () => {
  const takeAll = async ({ steps }: Plan) => {
    for (const { take } of steps) await inDatabase(take);
  };
  const returnFirst = async ({ lines }: { lines: { id: number }[] }) => {
    const id = lines[0]?.id ?? 0;
    await inDatabase((db) => rejectLines(db, [{ id, reason: 'AC04' }], new Date()));
    return { id, status: 'rejected', ended_reason: 'AC04' };
  };
  const shown = async (id: number) =>
    (await read(id)).lines.map((line) => ({ id: line.id, status: line.status, ended_reason: line.ended_reason }));

  test('adds no payment to a batch that is being canceled, and doesn’t make it a draft', async () => {
    const [one] = await sellBoth();
    const { id } = (await create()).body.sepa;
    const made = { id, month: world.clock.month, appKey: world.config.appKey };
    const plan = await inDatabase((db) => planLines(db, made, { orders: 1, lines: 1 }));
    await call(api.cancelSepaBatch, { as, params: { sepaBatchId: id } });
    await takeAll(plan);
    await inDatabase((db) => completeDraft(db, made));
    expect(await read(id)).toMatchObject({ status: 'canceling', lines: [], skipped: [] });
    await work(id, handlers);
    expect(await read(id)).toMatchObject({ status: 'canceled', number_of_payments: 0 });
    expect(await ordersInLines(one.orderId)).toEqual([null]);
  });

  test('settles no payment that the bank returned meanwhile', async () => {
    await sellBoth();
    const sepa = await exported();
    await world.letDayCome(sepa.id);
    await call(api.executeSepaBatch, { as, params: { sepaBatchId: sepa.id } });
    const settling = { id: sepa.id, at: new Date().toISOString() };
    const plan = await inDatabase((db) => planSettling(db, settling));
    const returned = await returnFirst(sepa);
    await takeAll(plan);
    await work(sepa.id, handlers);
    const lines = await shown(sepa.id);
    expect(lines).toContainEqual(returned);
    expect(lines.filter((line) => line.status === 'executed')).toHaveLength(sepa.lines.length - 1);
  });

  test('cancels no payment that the bank returned meanwhile', async () => {
    await sellBoth();
    const sepa = await exported();
    await call(api.cancelSepaBatch, { as, params: { sepaBatchId: sepa.id } });
    const ending = { id: sepa.id, at: new Date().toISOString(), reason: null };
    const plan = await inDatabase((db) => planEnding(db, ending));
    const returned = await returnFirst(sepa);
    await takeAll(plan);
    await work(sepa.id, handlers);
    expect(await shown(sepa.id)).toContainEqual(returned);
    expect(await read(sepa.id)).toMatchObject({ status: 'canceled', rejected_count: 1 });
  });
});

test('database and domain agree on the states in which a batch is being processed', async () => {
  const { rows } = await inDatabase((db) =>
    sql<{ status: BatchStatus; is_at_work: boolean }>`
      select status, sepa_batch_is_at_work(status) as is_at_work from unnest(${[...BATCH_STATUSES]}::text[]) as status`.execute(
      db,
    ),
  );
  expect(rows).toEqual(BATCH_STATUSES.map((status) => ({ status, is_at_work: isBatchAtWork(status) })));
});

test('steps are short, and the orders of one organisation are all in one step', async () => {
  const { planSteps } = await import('./batch-steps.ts');
  const left = [900, 600, 9_000, ...Array.from({ length: 250 }, () => 1)].map((orders_count, id) => ({
    id,
    orders_count,
  }));
  const { steps } = planSteps({ left, done: 0, take: async () => {} });
  expect(steps.map(({ size }) => size)).toEqual([1, 1, 1, 100, 100, 50]);
});
