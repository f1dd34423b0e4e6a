import { getApplicationOrder, getOrder } from '@move/contract/orders/orders.ts';
import { moveParticipant, payParticipant } from '@move/contract/participants/participants.ts';
import { sendParticipantPaymentLink } from '@move/contract/participants/payment-links.ts';
import { retryProviderRefund } from '@move/contract/payments/provider-refunds.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { removeSession, updateSession } from '@move/contract/sessions/sessions.ts';
import type { OrderMail } from '@move/domain/orders/order-mails.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/create-log.ts';
import { mailTasks } from '../../platform/mail/mail.tasks.ts';
import { numbered } from '../../testing/worlds/people-world.ts';
import { paymentWorld } from '../../testing/money/payment-world.ts';

// docs/rules/mails.md#mails-of-an-order
const world = await paymentWorld();
const { call, priced, order, pay, runJobs, rowsOf, organizationId, add, newSession, appPool, config, tenants } = world;

const staff = 'Staf Test';

async function timelineOf(orderId: number) {
  const { body } = await call(getOrder, { params: { organizationId, orderId } });
  return body.order.timeline;
}
const mailsOf = async (orderId: number) =>
  (await timelineOf(orderId)).flatMap(({ mail, by }) => (mail ? [{ ...mail, by }] : []));
const kindsOf = async (orderId: number): Promise<OrderMail[]> => (await mailsOf(orderId)).map(({ kind }) => kind);

const deliver = async () => {
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  const { rows } = await rowsOf(sql<{ id: number }>`select id from mails where status = 'queued'`);
  const task = mailTasks.find(({ name }) => name === 'deliver_mail');
  for (const { id } of rows) await task?.run({ mailId: id }, context);
};

async function orderOf(participantId: number): Promise<number> {
  const { rows } = await rowsOf(sql<{ id: number }>`
    select order_id as id from order_lines where id = (select order_line_id from participants where id = ${participantId})`);
  return rows[0]?.id ?? 0;
}

test('an order shows which mail was sent to whom, by which action, and its result', async () => {
  const session = await priced();
  const { id } = await add(session, { ...numbered(7), payment_type: 'link' });
  const orderId = await orderOf(id);
  const { rows } = await rowsOf(
    sql<{ name: string }>`select first_name || ' ' || last_name as name from users where email = 'staff@test.example'`,
  );
  const name = rows[0]?.name ?? staff;
  const first = { kind: 'payment_link', to: 's7@test.example', status: 'queued', by: expect.any(String) };
  expect(await mailsOf(orderId)).toEqual([first]);
  await call(sendParticipantPaymentLink, { as: 'staff', params: { ...session, participantId: id } });
  expect(await mailsOf(orderId)).toEqual([first, { ...first, by: name }]);
  await deliver();
  expect((await mailsOf(orderId)).map(({ status }) => status)).toEqual(['sent', 'sent']);
  await rowsOf(sql`update mails set status = 'failed', refused_at = now() where recipient = 's7@test.example'`);
  expect((await mailsOf(orderId)).map(({ status }) => status)).toEqual(['failed', 'failed']);
});

test('an order shows the mails of a booking that is moved, a session that changes and one that is canceled', async () => {
  const session = await priced();
  const target = await newSession({ activityId: session.activityId, hours: 96 });
  const { id } = await add(session, { ...numbered(8), payment_type: 'cash' });
  const orderId = await orderOf(id);
  await call(payParticipant, { params: { ...session, participantId: id } });
  await call(moveParticipant, { params: { ...session, participantId: id }, body: { session_id: target.sessionId } });
  await call(updateSession, { params: target, body: { start_time: '05:00', end_time: '06:00' } });
  await call(removeSession, { params: target, query: { force: 1 } });
  expect(await kindsOf(orderId)).toEqual(['booked', 'moved', 'changed', 'called_off']);
  const acts = (await timelineOf(orderId)).filter(({ kind }) => kind !== 'mail');
  expect(acts.map(({ kind }) => kind).toSorted()).toEqual([
    'canceled_by_organizer',
    'moved',
    'ordered',
    'paid',
    'refunded',
  ]);
  expect(acts.map(({ by }) => by)).not.toContain(null);
});

test('an order shows the mails of an online payment and of a failed refund, including the one to the organisation', async () => {
  const session = await priced();
  await rowsOf(sql`update organizations set email = 'club@test.example' where id = ${organizationId}`);
  const placed = await order(session, [9]);
  const reference = await pay(placed);
  await rowsOf(sql`update test_payments set status = 'failed' where reference = ${reference}`);
  await call(removeSession, { params: session, query: { force: 1 } });
  await runJobs();
  expect((await mailsOf(placed.orderId)).map(({ kind, to }) => [kind, to])).toEqual([
    ['paid', 's9@test.example'],
    ['called_off', 's9@test.example'],
    ['refund_failed', 's9@test.example'],
    ['refund_failed_staff', 'club@test.example'],
  ]);
  const { rows } = await rowsOf(sql<{ id: number }>`
    select back.id from provider_refunds back join payments on payments.id = payment_id where order_id = ${placed.orderId}`);
  await rowsOf(sql`update test_payments set status = 'paid' where reference = ${reference}`);
  await call(retryProviderRefund, {
    params: { organizationId, orderId: placed.orderId, providerRefundId: rows[0]?.id ?? 0 },
  });
  expect((await timelineOf(placed.orderId)).map(({ kind }) => kind)).toContain('refund_retried');
});

test('one mail about several orders is on the timeline of each', async () => {
  const [first, second] = [await priced(), await priced()];
  const ids = [await add(first, numbered(10)), await add(second, numbered(10))].map(({ id }) => id);
  const orderIds = await Promise.all(ids.map(orderOf));
  await rowsOf(sql`
    insert into mails (recipient, subject, body_text, body_html, about)
    values ('s10@test.example', 'x', '', '', ${JSON.stringify({ kind: 'called_off', participants: ids })}::jsonb)`);
  for (const orderId of orderIds) expect(await kindsOf(orderId)).toContain('called_off');
});

test('the address is removed with the mail, and when the person is erased; the kind of mail and its moment stay', async () => {
  const session = await priced({ hours: 1 });
  const { id } = await add(session, { ...numbered(11), payment_type: 'cash' });
  const orderId = await orderOf(id);
  await call(payParticipant, { params: { ...session, participantId: id } });
  await deliver();
  const other = await add(session, numbered(12));
  await deliver();
  await rowsOf(
    sql`update sessions set starts_at = now() - interval '3 hours', ends_at = now() - interval '2 hours' where id = ${session.sessionId}`,
  );
  const erased = await call(erasePersonalData, {
    params: { organizationId, record: `participants-${id}` },
    body: { name: `${numbered(11).first_name} ${numbered(11).last_name}` },
  });
  expect([erased.status, erased.errors]).toEqual([204, {}]);
  expect(await mailsOf(orderId)).toEqual([{ kind: 'booked', to: null, status: 'sent', by: expect.any(String) }]);
  await rowsOf(sql`delete from mails where recipient = 's12@test.example'`);
  const left = await mailsOf(await orderOf(other.id));
  expect(left).toEqual([{ kind: 'booked', to: null, status: 'sent', by: expect.any(String) }]);
});

test('a mail that is removed before it was sent counts as not sent', async () => {
  const { id } = await add(await priced(), { ...numbered(14), payment_type: 'cash' });
  await rowsOf(sql`delete from mails where recipient = 's14@test.example' and status = 'queued'`);
  expect(await mailsOf(await orderOf(id))).toMatchObject([{ kind: 'booked', to: null, status: 'failed' }]);
});

test('only users who may see an order see its mails', async () => {
  const session = await priced();
  const { orderId } = await order(session, [13]);
  const read = { params: { organizationId, orderId } };
  expect((await call(getOrder, { ...read, as: 'stranger' })).status).toBe(404);
  const elsewhere = { 'x-application-id': String(tenants.otherApplication) };
  expect(
    (await call(getApplicationOrder, { as: 'strangerAdmin', headers: elsewhere, params: { orderId } })).status,
  ).toBe(404);
});
