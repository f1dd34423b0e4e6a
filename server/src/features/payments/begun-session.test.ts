import { moveParticipant } from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';
import { onPlatform } from '../../testing/worlds/two-platforms-world.ts';

// An order for a session that has begun can't be paid (docs/rules/money.md#states-of-a-transaction).

const world = await paymentWorld();
const { call, priced, newSession, order, begin, choose, stored, startIn, runJobs, takenOf, rowsOf, mailsTo } = world;
const { tenants, appPool, organizationId } = world;

type Path = Awaited<ReturnType<typeof priced>>;
type Placed = Awaited<ReturnType<typeof order>>;

/** Moves the start of a session to this number of hours from now, as staff do. */
async function plan(params: Path, hours: number, as: { as?: 'strangerAdmin'; headers?: Record<string, string> } = {}) {
  const starts = Temporal.Now.instant().add({ minutes: hours * 60 });
  const [start, end] = [starts, starts.add({ hours: 1 })].map((at) => toLocalTime(at.toString(), 'Europe/Amsterdam'));
  const body = { start_date: start?.date, start_time: start?.time, end_date: end?.date, end_time: end?.time };
  expect((await call(updateSession, { params, body: { ...body, scope: 'this' }, ...as })).errors).toEqual({});
}

const hoursLeft = async ({ orderId }: Placed) => {
  const { rows } = await rowsOf(
    sql<{ hours: number }>`select round(extract(epoch from reserved_until - now()) / 3600)::integer as hours
      from orders where id = ${orderId}`,
  );
  return rows[0]?.hours;
};

const participantOf = async ({ sessionId }: Path, number: number) => {
  const { rows } = await rowsOf(
    sql<{
      id: number;
    }>`select id from participants where session_id = ${sessionId} and first_name = ${`Sanne ${number}`}`,
  );
  return rows[0]?.id ?? 0;
};

test('bringing a session forward shortens the time to pay; postponing a session leaves the time to pay as it is', async () => {
  const session = await priced();
  const placed = await order(session, [1], { minutes: 2_880 });
  await plan(session, 96);
  expect(await hoursLeft(placed)).toBe(48);
  await plan(session, 6);
  expect(await hoursLeft(placed)).toBe(6);
});

test('bringing a session forward also shortens the time to pay of an order that the administrator can’t see', async () => {
  await asSystem(appPool, (db) =>
    sql`insert into organization_applications (organization_id, application_id)
      values (${organizationId}, ${tenants.otherApplication}) on conflict do nothing`.execute(db),
  );
  const session = await priced();
  const placed = await order(session, [1], { minutes: 2_880 });
  await plan(session, 6, { as: 'strangerAdmin', headers: onPlatform(tenants.otherApplication) });
  expect(await hoursLeft(placed)).toBe(6);
});

test('a participant who is moved to an earlier session has less time to pay', async () => {
  const session = await priced();
  const sooner = await newSession({ hours: 5, activityId: session.activityId });
  const placed = await order(session, [1, 2], { minutes: 2_880 });
  const params = { ...session, participantId: await participantOf(session, 2) };
  expect((await call(moveParticipant, { params, body: { session_id: sooner.sessionId } })).status).toBe(200);
  expect(await hoursLeft(placed)).toBe(5);
});

test('a payment that arrives after the start is refunded in full, and the buyer is mailed', async () => {
  const session = await priced();
  const placed = await order(session);
  const reference = await begin(placed);
  await startIn(session, -0.1);
  await choose(reference, 'paid');
  await runJobs();
  expect(await stored(placed)).toMatchObject({ status: 'refunded', transactions: ['refunded'], people: ['canceled'] });
  expect((await takenOf(session))?.taken).toBe(0);
  const mail = (await mailsTo('s1@test.example')).at(-1);
  expect(mail?.subject).toMatch(/^Je betaling kwam te laat/);
  expect(mail?.body_text).toContain('of het was al begonnen');
});

// docs/rules/money.md#invoices: an organisation bears the fee of an order that it refunds, but not the fee of a payment that came too late
test('a payment that comes too late is refunded with its fee, which the organisation is not charged', async () => {
  const session = await priced();
  const placed = await order(session);
  const reference = await begin(placed);
  await startIn(session, -0.1);
  await choose(reference, 'paid');
  await runJobs();
  const { rows } = await rowsOf(sql`
    select orders.transaction_fee_in_cents as costs, (select sum(amount_in_cents)::integer from payments where order_id = orders.id) as paid,
      (select json_agg(json_build_object(back.reason, back.amount_in_cents) order by back.reason) from provider_refunds back
        join payments on payments.id = payment_id where order_id = orders.id) as returned
    from orders where id = ${placed.orderId}`);
  expect(rows).toEqual([{ costs: 0, paid: 1_285, returned: [{ paid_too_much: 35 }, { refund: 1_250 }] }]);
  expect((await mailsTo('s1@test.example')).at(-1)?.body_text).toContain('€ 12,85');
});

test('of an order for two sessions only the line of the session that has begun is refunded', async () => {
  const session = await priced();
  const sooner = await newSession({ hours: 5, activityId: session.activityId });
  const placed = await order(session, [1, 2], { minutes: 2_880 });
  const params = { ...session, participantId: await participantOf(session, 2) };
  await call(moveParticipant, { params, body: { session_id: sooner.sessionId } });
  const reference = await begin(placed);
  await startIn(sooner, -0.1);
  await choose(reference, 'paid');
  await runJobs();
  expect(await stored(placed)).toMatchObject({ transactions: ['paid', 'refunded'], people: ['active', 'canceled'] });
});
