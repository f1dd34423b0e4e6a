import { createSessionBooking } from '@move/contract/checkout/checkout.ts';
import { acceptWaitlistInvite, getWaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { numbered } from '../../../testing/worlds/people-world.ts';
import { setReview } from '../../../testing/worlds/set-review.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';

// A visitor who joined a waiting list buys the spot on the platform of joining (docs/rules/booking.md#waiting-lists).

const world = await paymentWorld();
const {
  call,
  admin,
  tenants,
  organizationId,
  newActivity,
  newRate,
  newSession,
  add,
  runJobs,
  linkTo,
  rowsOf,
  mailsTo,
} = world;
const { application: home, otherApplication: other } = tenants;

const link = async (isOn: boolean) => {
  await rowsOf(
    isOn
      ? sql`insert into organization_applications (organization_id, application_id) values (${organizationId}, ${other}) on conflict do nothing`
      : sql`delete from organization_applications where organization_id = ${organizationId} and application_id = ${other}`,
  );
};

const enable = (applicationId: number, isEnabled: boolean) =>
  rowsOf(sql`update payment_methods set enabled = ${isEnabled}
    where application_id = ${applicationId} and code in ('ideal', 'bancontact', 'creditcard')`);

beforeEach(async () => {
  await link(true);
  await enable(home, true);
});

/** Lets a visitor join the list on a platform and invites them; returns the link of the invitation. */
async function invited(number: number, applicationId: number): Promise<string> {
  const rate_id = await newRate(1_250);
  const activityId = await newActivity({ concept: false, offer_type: 'sessions', has_waitlist: true, rate_id });
  const session = await newSession({ activityId, spots: 1 });
  await add(session, numbered(90));
  const { first_name, last_name, email } = numbered(number);
  const joined = await call(createSessionBooking, {
    as: null,
    params: { sessionId: session.sessionId },
    body: {
      buyer: { first_name, last_name, email },
      participants: [{ first_name, last_name }],
      join_waitlist: true,
    },
    headers: { 'x-application-id': String(applicationId) },
    from: `10.0.1.${number}`,
  });
  expect(joined.body.entry).toMatchObject({ status: 'waiting' });
  await call(updateSession, { params: session, body: { spots: 2 } });
  await runJobs();
  return linkTo(email);
}

const accept = (waitlistToken: string) => call(acceptWaitlistInvite, { as: null, params: { waitlistToken } });
const orderOf = async (number: number) => {
  const { rows } = await rowsOf(sql<{ application_id: number; payment_type: string | null; is_reserved: boolean }>`
    select application_id, payment_type, reserved_until is not null as is_reserved from orders where email = ${numbered(number).email}`);
  return rows;
};

test('the platform of joining sells the spot, also when the home platform has no way to pay', async () => {
  const token = await invited(1, other);
  await enable(home, false);
  const { invite } = (await call(getWaitlistInvite, { as: null, params: { waitlistToken: token } })).body;
  expect(invite.pays_online).toBe(true);
  expect((await accept(token)).body.invite).toMatchObject({ status: 'accepted', pays_online: true });
  expect(await orderOf(1)).toEqual([{ application_id: other, payment_type: null, is_reserved: true }]);
});

test('the home platform sells the spot once the organisation has left the platform of joining', async () => {
  const token = await invited(2, other);
  await link(false);
  await accept(token);
  expect(await orderOf(2)).toEqual([{ application_id: home, payment_type: null, is_reserved: true }]);
});

test('the person pays at the organisation when the platform of the sale has no way to pay', async () => {
  const token = await invited(3, home);
  await enable(home, false);
  const accepted = await accept(token);
  expect(accepted.body.invite).toMatchObject({ status: 'accepted', pays_online: false });
  expect(await orderOf(3)).toEqual([{ application_id: home, payment_type: 'cash', is_reserved: false }]);
  expect((await mailsTo(numbered(3).email)).at(-1)?.body_text).toContain(
    'Nog te betalen: € 12,50, bij de organisatie.',
  );
});

// docs/rules/access.md#review-of-organisations
test('an organisation under review sells a spot of its list in cash; a rejected one sells none', async () => {
  const [waits, refused] = [await invited(4, home), await invited(5, home)];
  await setReview(admin, organizationId, 'pending');
  const accepted = await accept(waits);
  await setReview(admin, organizationId, 'rejected');
  const { invite } = (await call(getWaitlistInvite, { as: null, params: { waitlistToken: refused } })).body;
  const answer = await accept(refused);
  await setReview(admin, organizationId, 'accepted');
  expect(accepted.body.invite).toMatchObject({ status: 'accepted', pays_online: false });
  expect(await orderOf(4)).toEqual([{ application_id: home, payment_type: 'cash', is_reserved: false }]);
  expect([invite.status, answer.status, await orderOf(5)]).toEqual(['canceled', 410, []]);
  expect((await accept(refused)).status).toBe(200);
});
