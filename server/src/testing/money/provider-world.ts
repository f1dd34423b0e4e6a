import * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { sql } from 'kysely';
import { afterAll } from 'vitest';
import { seedRefund, seedSale } from '../../features/payouts/payouts.seed.ts';
import { runComparison } from '../../features/provider-comparisons/comparison/run-comparison.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { mollieServer } from '../servers/mollie-server.ts';
import { testApp } from '../test-app.ts';

export const FORMER = 'live_abcdefghijklmnopqrstuvwxyz';
export const PRESENT = 'live_zyxwvutsrqponmlkjihgfedcba';

type Sale = { at: string; cents?: number; applicationId?: number; key?: string };

type Attempt = { orderId: number; lineId: number; reference: string; at: string; status?: 'paid' | 'expired' };

type There = { cents: number; at: string; key?: string; currency?: string; description?: string };

export type ProviderWorld = Awaited<ReturnType<typeof providerWorld>>;
export type Sold = Awaited<ReturnType<ProviderWorld['sell']>>;

/** The world of tests about the comparison: orders with equal payments in Move and at Mollie, and a clock that moves on. */
export async function providerWorld() {
  const mollie = await mollieServer({ key: 'test_key', otherKeys: [FORMER, PRESENT] });
  afterAll(() => mollie.stop());
  const app = await testApp({ paymentDriver: 'mollie', mollieKey: 'test_key', mollieUrl: mollie.baseUrl });
  const { call, appPool, sidePool, config, tenants } = app;
  const { organization, application } = tenants;
  const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
  const as = 'superadmin';

  /** Each comparison is ten minutes after the previous one, unless the test says when. */
  let clock = Date.parse('2028-04-20T06:10:00Z');
  const log = createLog('silent');
  const compare = async ({ isByHand = true, at = new Date((clock += 600_000)) } = {}) => {
    clock = at.getTime();
    const context = { pool: appPool, sidePool, config, log, now: at };
    await runComparison(isByHand ? { userId: tenants.users.superadmin } : {}, context);
  };
  const hoursLater = (hours: number) => new Date(clock + hours * 3_600_000);

  /** Adds an order with an equal payment in Move and at Mollie. */
  async function sell({ at, cents = 1_250, applicationId = application, key = 'test_key' }: Sale) {
    const paid_at = new Date(at);
    const sold = await inDatabase((db) =>
      seedSale(db, { organization_id: organization, application_id: applicationId, cents, paid_at }),
    );
    const reference = `tr_sold_${sold.orderId}`;
    await inDatabase((db) => attempt(db, { ...sold, reference, at }));
    there(reference, { cents, at, key });
    return { ...sold, reference };
  }

  const attempt = (db: Database, { orderId, lineId, reference, at, status = 'paid' }: Attempt) =>
    sql`
    with made as (
      insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents, fee_in_cents,
        status, provider_reference, created_at)
      select organization_id, application_id, id, array[${lineId}::bigint], 'mollie', 'ideal', total_price_in_cents, 0, ${status},
        ${reference}, ${at} from orders where id = ${orderId} returning *)
    insert into payment_events (payment_id, organization_id, application_id, status, received_at)
    select id, organization_id, application_id, ${status}, ${at} from made`.execute(db);

  /** Adds a payment that was paid at Mollie. */
  function there(
    id: string,
    { cents, at, key = 'test_key', currency = 'EUR', description = 'Contributie' }: There,
  ): void {
    const amount = (cents / 100).toFixed(2);
    const moments = { createdAt: new Date(at).toISOString(), paidAt: new Date(at).toISOString() };
    mollie.payments.set(id, {
      id,
      key,
      status: 'paid',
      amount,
      currency,
      description,
      ...moments,
      refunds: [],
      chargebacks: [],
    });
  }
  const found = (reference: string) => {
    const payment = mollie.payments.get(reference);
    if (!payment) throw new Error(`no payment ${reference}`);
    return payment;
  };

  /** Refunds an order at Mollie, as requested here. */
  async function refund({ lineId, reference }: { lineId: number; reference: string }, cents: number, at: string) {
    const id = `re_${reference}`;
    await inDatabase(async (db) => {
      await seedRefund(db, { lineId, cents, booked_at: new Date(at) });
      await sql`
        update provider_refunds set status = 'done', provider_reference = ${id}, created_at = ${at}
        where provider_reference is null and payment_id = (select id from payments where provider_reference = ${reference})`.execute(
        db,
      );
    });
    const amount = (cents / 100).toFixed(2);
    found(reference).refunds.push({
      id,
      status: 'refunded',
      amount,
      createdAt: new Date(at).toISOString(),
      metadata: { key: id },
    });
    return id;
  }

  const open = async () => {
    const { findings } = (await call(api.listProviderFindings, { as, query: { status: 'open' } })).body;
    return findings.map(({ kind, reference, expected_in_cents: ours, actual_in_cents: theirs }) => [
      kind,
      reference,
      ours,
      theirs,
    ]);
  };
  const days = async (query: Record<string, unknown> = { applicationId: String(application) }) =>
    (await call(api.listProviderDays, { as, query: { order: 'asc', itemsPerPage: 250, ...query } })).body.days;
  const change = (query: ReturnType<typeof sql>) => inDatabase((db) => query.execute(db));
  const statusHere = (sold: { reference: string }, status: string) =>
    change(sql`update payments set status = ${status} where provider_reference = ${sold.reference}`);
  return {
    ...app,
    mollie,
    inDatabase,
    change,
    statusHere,
    compare,
    hoursLater,
    sell,
    attempt,
    there,
    found,
    refund,
    open,
    days,
  };
}
