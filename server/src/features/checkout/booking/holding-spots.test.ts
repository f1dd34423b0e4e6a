import { createSessionBooking } from '@move/contract/checkout/checkout.ts';
import { acceptWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';

const world = await paymentWorld();
const { call, tenants, newActivity, newRate, newSession, add, runJobs, linkTo, rowsOf, mailsTo } = world;

async function fullSession() {
  const rate_id = await newRate(1_250);
  const activityId = await newActivity({ concept: false, offer_type: 'sessions', has_waitlist: true, rate_id });
  const session = await newSession({ activityId, spots: 1 });
  await add(session, numbered(90));
  return session;
}

const join = ({ sessionId }: { sessionId: number }, number: number, body: object = {}) => {
  const { first_name, last_name, email } = numbered(number);
  const buyer = { first_name, last_name, email };
  return call(createSessionBooking, {
    as: null,
    params: { sessionId },
    body: { buyer, participants: [{ first_name, last_name }], join_waitlist: true, ...body },
    headers: { 'x-application-id': String(tenants.application) },
    from: `10.0.0.${number}`,
  });
};

test('a visitor who accepts an invitation must pay online, or the spot is offered to the next', async () => {
  const session = await fullSession();
  expect((await join(session, 1)).body.entry).toMatchObject({ status: 'waiting' });
  await call(updateSession, { params: session, body: { spots: 2 } });
  await runJobs();
  const waitlistToken = await linkTo('s1@test.example');
  const accepted = await call(acceptWaitlistInvite, { as: null, params: { waitlistToken } });
  expect(accepted.body.invite).toMatchObject({ status: 'accepted', pays_online: true });
  const { rows } = await rowsOf(sql<{ payment_type: null; hours: number }>`
    select payment_type, round(extract(epoch from reserved_until - now()) / 3600)::integer as hours
    from orders where email = 's1@test.example'`);
  expect(rows).toEqual([{ payment_type: null, hours: 48 }]);
  expect((await mailsTo('s1@test.example')).at(-1)?.body_text).toContain('/booking?token=');
});

test('invented people can’t fill a waiting list', async () => {
  const session = await fullSession();
  const statuses: number[] = [];
  for (let number = 10; number < 17; number += 1) {
    const { first_name, last_name, email } = numbered(number);
    const buyer = { first_name, last_name, email };
    const { status } = await call(createSessionBooking, {
      as: null,
      params: { sessionId: session.sessionId },
      body: { buyer, participants: [{ first_name, last_name }], join_waitlist: true },
      headers: { 'x-application-id': String(tenants.application) },
      from: '10.9.9.9',
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
});

test('a stranger keeps nobody off every waiting list', async () => {
  const session = await fullSession();
  const { first_name, last_name, email } = numbered(30);
  const buyer = { first_name, last_name, email };
  const tried = async (invented: string, from: string) =>
    (
      await call(createSessionBooking, {
        as: null,
        params: { sessionId: session.sessionId },
        body: { buyer, participants: [{ first_name: invented, last_name }], join_waitlist: true },
        headers: { 'x-application-id': String(tenants.application) },
        from,
      })
    ).status;
  const ofStranger: number[] = [];
  for (const name of ['Een', 'Twee', 'Drie', 'Vier']) ofStranger.push(await tried(name, '10.8.8.8'));
  expect(ofStranger).toEqual([201, 201, 201, 429]);
  expect(await tried(first_name, '10.8.8.9')).toBe(201);
});

test('input that could never be booked doesn’t reveal who takes part', async () => {
  const session = await newSession({ activityId: await newActivity({ concept: false, offer_type: 'sessions' }) });
  await add(session, numbered(50));
  const wrong = (number: number) =>
    join(session, number, {
      join_waitlist: false,
      participants: [{ ...numbered(number), answers: [{ question_id: 99_999_999, value: 'x' }] }],
    });
  const [known, unknown] = [await wrong(50), await wrong(51)];
  expect(known.errors).toEqual(unknown.errors);
  expect(await mailsTo('s50@test.example')).not.toContainEqual(
    expect.objectContaining({ subject: expect.stringMatching(/^Dubbele/) }),
  );
});

test('an address gets one mail per booking, whatever people it names', async () => {
  const session = await newSession({
    activityId: await newActivity({ concept: false, offer_type: 'sessions' }),
    spots: 20,
  });
  const participants = Array.from({ length: 5 }, (_, number) => ({
    first_name: `Kind ${number}`,
    last_name: 'de Wit',
    email: 'victim@test.example',
  }));
  expect((await join(session, 60, { join_waitlist: false, participants })).status).toBe(201);
  expect(await mailsTo('victim@test.example')).toHaveLength(1);
});
