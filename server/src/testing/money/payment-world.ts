import { endTestPayment, startPayment, type TEST_OUTCOMES } from '@move/contract/payments/payments.ts';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { bookPeople, lockInventory } from '../../features/bookings/public.ts';
import { makeOrderLink } from '../../features/orders/public.ts';
import { inOrganization } from '../../features/payments/provider/in-organization.ts';
import { expireOrdersTask } from '../../features/payments/payments.queue.ts';
import { paymentTasks } from '../../features/payments/payments.tasks.ts';
import { sellProduct } from '../../features/purchases/sell-product.ts';
import { waitlistTasks } from '../../features/waitlist/waitlist.tasks.ts';
import type { Config } from '../../platform/config.ts';
import type { TaskDefinition } from '../../platform/jobs/task.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { numbered } from '../worlds/people-world.ts';
import { waitingWorld } from '../worlds/waiting-world.ts';

type BookedPath = { activityId: number } & ({ sessionId: number } | { bundleId: number });
type Priced = { cents?: number; spots?: number; hours?: number; has_waitlist?: boolean };
type Outcome = (typeof TEST_OUTCOMES)[number];

/** The world of tests about payments: sessions with a price, orders of the website, and the worker's jobs on demand. */
export async function paymentWorld(changes: Partial<Config> = {}) {
  const world = await waitingWorld(changes);
  const { call, appPool, ownerPool, config, organizationId, newActivity, newRate, newSession, rowsOf, tenants } = world;

  const context = () => ({ pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() });

  /** Runs the due jobs of payments and waiting lists, as the worker would, until none is left. */
  const runJobs = () =>
    runOnce({
      pgPool: ownerPool,
      logger: new Logger(() => () => {}),
      taskList: Object.fromEntries(
        [...paymentTasks, ...waitlistTasks].map(({ name, run }) => [name, (payload) => run(payload, context())]),
      ),
    });

  const runTask = async ({ name }: TaskDefinition) => {
    const task = paymentTasks.find((each) => each.name === name);
    await task?.run(undefined, context());
    await runJobs();
  };

  /** Adds a session with a price. */
  async function priced({ cents = 1_250, spots = 10, hours = 72, ...activity }: Priced = {}) {
    return newSession({ spots, hours, activityId: await newActivity({ rate_id: await newRate(cents), ...activity }) });
  }

  const personOf = (number: number) => ({
    ...numbered(number),
    date_of_birth: null,
    gender: null,
    notes: null,
    locale: 'nl' as const,
  });

  /** Places an order of the website for these people, to be paid within this number of minutes. */
  function order(
    { activityId, ...booked }: BookedPath,
    people: readonly number[] = [1],
    { minutes = 15, applicationId = tenants.application } = {},
  ) {
    const now = new Date();
    const isSession = 'sessionId' in booked;
    const [places, table] = isSession
      ? [{ sessionIds: [booked.sessionId] }, sql`participants`]
      : [{ sessionIds: [], bundleIds: [booked.bundleId] }, sql`bundle_participants`];
    return inOrganization(appPool, organizationId, async (db) => {
      const inventory = await lockInventory(db, { organizationId, activityId, ...places });
      const [first] = await bookPeople(db, inventory, {
        bookable: isSession ? { kind: 'session', id: booked.sessionId } : { kind: 'bundle', id: booked.bundleId },
        buyer: personOf(people[0] ?? 1),
        people: people.map((number) => ({ person: personOf(number) })),
        payment: 'online',
        reservedUntil: new Date(now.getTime() + minutes * 60_000),
        applicationId,
        by: null,
        now,
        locale: 'nl',
      });
      return linked(db, sql`(select order_line_id from ${table} where id = ${first?.id ?? 0})`);
    });
  }

  /** Places an order of the website for a product. */
  function buy(productId: number, quantity = 1) {
    const now = new Date();
    return inOrganization(appPool, organizationId, async (db) => {
      const id = await sellProduct(db, {
        organizationId,
        productId,
        applicationId: tenants.application,
        buyer: { ...numbered(1), locale: 'nl' },
        date_of_birth: null,
        quantity,
        payment: 'online',
        reservedUntil: new Date(now.getTime() + 900_000),
        by: null,
        now,
      });
      return linked(db, sql`(select order_line_id from purchases where id = ${id})`);
    });
  }

  async function linked(db: Parameters<typeof makeOrderLink>[0], lineId: ReturnType<typeof sql>) {
    const { rows } = await sql<{ id: number }>`select order_id as id from order_lines where id = ${lineId}`.execute(db);
    const orderId = rows[0]?.id ?? 0;
    return { orderId, orderToken: (await makeOrderLink(db, orderId)) ?? '' };
  }

  type Placed = Awaited<ReturnType<typeof order>>;

  const start = ({ orderToken }: Placed, method = 'ideal') =>
    call(startPayment, { as: null, params: { orderToken }, body: { method } });

  /** Starts a payment and returns its id at the provider. */
  async function begin(placed: Placed, method = 'ideal'): Promise<string> {
    const { body } = await start(placed, method);
    await runJobs();
    const { rows } = await rowsOf(
      sql<{ reference: string }>`select provider_reference as reference from payments where id = ${body.payment.id}`,
    );
    return rows[0]?.reference ?? '';
  }

  /** Ends a payment as the buyer does at the provider, without the jobs that follow. */
  const choose = (reference: string, outcome: Outcome) =>
    call(endTestPayment, { as: null, params: { reference }, body: { outcome } });

  async function pay(placed: Placed, method = 'ideal') {
    const reference = await begin(placed, method);
    await choose(reference, 'paid');
    await runJobs();
    return reference;
  }

  /** Makes the reservation of an order expire. */
  async function expire({ orderId }: Placed) {
    await rowsOf(sql`update orders set reserved_until = now() - interval '1 second' where id = ${orderId}`);
    await runTask(expireOrdersTask);
  }

  type Stored = {
    status: string;
    payment_type: string | null;
    total: number;
    fee: number;
    payout_month: string | null;
    transactions: string[];
    people: string[];
  };

  async function stored({ orderId }: Placed): Promise<Stored> {
    const { rows } = await rowsOf(sql<Stored>`
      select status, payment_type, total_price_in_cents as total, transaction_fee_in_cents as fee, payout_month,
        array(select status from transactions where order_id = orders.id order by id) as transactions,
        array(select participants.status from participants join order_lines line on line.id = order_line_id
          where line.order_id = orders.id order by participants.id) as people
      from orders where id = ${orderId}`);
    if (!rows[0]) throw new Error('no order');
    return rows[0];
  }

  /** Returns the amounts of these orders at the provider and in our orders, in cents: paid minus refunded. */
  async function balance() {
    const { rows } = await rowsOf(sql<{ provider: number; orders: number }>`
      select (select coalesce(sum(amount_in_cents - refunded_in_cents), 0) from test_payments where status = 'paid')::integer as provider,
        (select coalesce(sum(transactions.total_price_in_cents - transactions.refunded_in_cents), 0) from transactions join orders on orders.id = order_id
          where transactions.status in ('paid', 'complete', 'partly_refunded', 'refunded')
            and exists (select from payments where payments.order_id = orders.id))::integer as orders`);
    return rows[0];
  }

  return {
    ...world,
    context,
    runJobs,
    runTask,
    priced,
    order,
    buy,
    start,
    begin,
    choose,
    pay,
    expire,
    stored,
    balance,
  };
}
