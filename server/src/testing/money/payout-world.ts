import * as api from '@move/contract/payouts/sepa-batches.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeEach } from 'vitest';
import { seedRole } from '../../features/access/access.seed.ts';
import { seedFinanceInfo } from '../../features/finances/finances.seed.ts';
import { runJob } from '../../features/jobs/run-job.ts';
import { earliestExecution } from '../../features/payouts/batches/assert-payable.ts';
import { payoutJobs } from '../../features/payouts/payouts.jobs.ts';
import { seedSale } from '../../features/payouts/payouts.seed.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { testApp } from '../test-app.ts';

const as = 'superadmin';

/** The world of tests about payouts: a month for each test, orders to pay out, batches made by superadmins, and the worker's jobs. */
export async function payoutWorld() {
  const { call, mailsTo, tenants, config, ...database } = await testApp();
  const { appPool, admin } = database;
  const { organization, otherOrganization } = tenants;
  const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
  const context = { ...database, pool: appPool, config, log: createLog('silent'), now: new Date() };
  const execution_date = earliestExecution(new Date());
  /** Each test pays out its own month, since an organisation is paid once a month. */
  const clock = { month: '2024-01', lastMonth: new Date() };

  function nextMonth() {
    clock.month = Temporal.PlainYearMonth.from(clock.month).add({ months: 1 }).toString();
    clock.lastMonth = new Date(`${clock.month}-01T00:00:00Z`);
    clock.lastMonth.setUTCDate(-10);
  }

  await inDatabase(async (db) => {
    const first = { city: 'Waterstad', street: 'Één_laan' };
    await seedFinanceInfo(db, { organization_id: organization, appKey: config.appKey, ...first });
    const iban = 'NL79TSTB0000000202';
    await seedFinanceInfo(db, { organization_id: otherOrganization, appKey: config.appKey, iban });
  });

  /** Runs the job that a batch waits for. */
  async function work(sepaBatchId: number, works = payoutJobs) {
    const { rows } = await inDatabase((db) =>
      sql<{ job_id: string }>`select job_id from sepa_batches where id = ${sepaBatchId} and job_id is not null`.execute(
        db,
      ),
    );
    for (const { job_id } of rows) await runJob(context, works, job_id).catch(() => {});
  }

  const read = async (sepaBatchId: number) => (await call(api.getSepaBatch, { as, params: { sepaBatchId } })).body.sepa;
  const create = (body: Record<string, unknown> = {}) =>
    call(api.createSepaBatch, { as, body: { payout_month: clock.month, execution_date, ...body } });

  async function created() {
    const { id } = (await create()).body.sepa;
    await work(id);
    return read(id);
  }

  async function exported() {
    const { id } = await created();
    return (await call(api.exportSepaBatch, { as, params: { sepaBatchId: id } })).body.sepa;
  }

  /** Sets the execution date of a batch, which never changes otherwise, to today. */
  async function letDayCome(sepaBatchId: number) {
    const client = new pg.Client(admin);
    await client.connect();
    await client.query(`
      set session_replication_role = replica;
      update sepa_batches set execution_date = current_date where id = ${sepaBatchId};
      update sepa_lines set execution_date = current_date where sepa_batch_id = ${sepaBatchId}`);
    await client.end();
  }

  /** Executes or cancels a batch and runs the job. */
  async function finish(endpoint: Endpoint, sepaBatchId: number) {
    await call(endpoint, { as, params: { sepaBatchId } });
    await work(sepaBatchId);
    return read(sepaBatchId);
  }
  async function executed(id: number) {
    await letDayCome(id);
    return finish(api.executeSepaBatch, id);
  }
  const canceled = (id: number) => finish(api.cancelSepaBatch, id);

  const sell = (cents = 1_250, organization_id = organization) =>
    inDatabase((db) => seedSale(db, { organization_id, cents, paid_at: clock.lastMonth }));

  async function orderOf(id: number) {
    const { rows } = await inDatabase((db) =>
      sql<{ status: string; sepa_line_id: number | null; settled_at: string | null; transaction: string }>`
        select orders.status, sepa_line_id, settled_at, transactions.status as transaction from orders
        join transactions on order_id = orders.id where orders.id = ${id}`.execute(db),
    );
    return rows[0];
  }

  beforeEach(async () => {
    nextMonth();
    const { body } = await call(api.listSepaBatches, { as });
    for (const { id, status } of body.sepas) {
      if (['draft', 'exported', 'preparing'].includes(status)) await canceled(id);
    }
  });

  /** Runs with another superadmin, `nobody`, who is one for long enough to be a second pair of eyes. */
  async function withSecondSuperadmin<Result>(run: () => Promise<Result>): Promise<Result> {
    const user = tenants.users.nobody;
    await inDatabase(async (db) => {
      await seedRole(db, { user_id: user, role: 'superadmin' });
      await sql`update superadmin_terms set began_at = began_at - interval '9 days' where user_id = ${user}`.execute(
        db,
      );
    });
    try {
      return await run();
    } finally {
      await inDatabase(async (db) => {
        await db.deleteFrom('user_roles').where('user_id', '=', user).execute();
        await db.deleteFrom('superadmin_terms').where('user_id', '=', user).execute();
      });
    }
  }

  return {
    call,
    mailsTo,
    appPool,
    tenants,
    config,
    context,
    inDatabase,
    execution_date,
    clock,
    nextMonth,
    work,
    read,
    create,
    created,
    exported,
    letDayCome,
    withSecondSuperadmin,
    executed,
    canceled,
    sell,
    orderOf,
  };
}
