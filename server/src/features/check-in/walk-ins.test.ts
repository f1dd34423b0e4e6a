import { impersonateUser } from '@move/contract/access/users.ts';
import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import { createWalkIn } from '@move/contract/check-in/walk-ins.ts';
import {
  getParticipant,
  listParticipants,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { searchEverything } from '@move/contract/search/search.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { peopleWorld } from '../../testing/worlds/people-world.ts';
import { purgeNames } from '../bookings/public.ts';

const { call, appPool, newActivity, newSession, newRate, add, startIn, takenOf, rowsOf } = await peopleWorld();
type Session = Awaited<ReturnType<typeof newSession>>;

const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000).toISOString();
const uuid = () => crypto.randomUUID();
const listOf = async (params: Session) => (await call(listCheckIn, { as: 'trainer', params })).body;

const walkIn = (params: Session, body: Record<string, unknown> = {}, as: 'staff' | 'trainer' = 'trainer') =>
  call(createWalkIn, {
    as,
    params,
    body: { id: uuid(), first_name: 'Piet', last_name: 'Inloop', made_at: ago(0), ...body },
  });

async function pricedSession(hours = -0.1) {
  return newSession({ hours, activityId: await newActivity({ rate_id: await newRate(750) }) });
}
const stored = async (params: Session) =>
  (await call(listParticipants, { params, query: { search: 'inloop' } })).body.participants;

test('a walk-in is added by name only, present at once and marked as such, at the moment of the tap', async () => {
  const session = await newSession({ hours: -0.1 });
  const made_at = ago(90);
  const { status, body } = await walkIn(session, { made_at });
  expect(status).toBe(201);
  expect(body).toMatchObject({ is_new: true, attendance: { total: 1, present: 1 } });
  expect(body.person).toMatchObject({ first_name: 'Piet', check_in: 'present', noted_at: made_at });
  expect(await stored(session)).toMatchObject([{ email: null, is_walk_in: true, status: 'active' }]);
  expect(await takenOf(session)).toMatchObject({ taken: 1 });
});

test('the time of a walk-in is never before the check-in opened, whatever the clock of the phone says', async () => {
  const session = await newSession({ hours: -0.1 });
  const { body } = await walkIn(session, { made_at: '1970-01-01T00:00:00.000Z' });
  const hoursAgo = (Date.now() - Date.parse(body.person.noted_at ?? '')) / 3_600_000;
  expect(hoursAgo).toBeCloseTo(24.1, 1);
});

test('a walk-in that is sent twice, also at once, is added once', async () => {
  const session = await pricedSession();
  const again = { id: uuid(), payment: 'paid' };
  const sent = await Promise.all([walkIn(session, again, 'staff'), walkIn(session, again, 'staff')]);
  expect(sent.map(({ status }) => status)).toEqual([201, 201]);
  expect(sent.filter(({ body }) => body.is_new)).toHaveLength(1);
  expect(new Set(sent.map(({ body }) => body.person.id)).size).toBe(1);
  expect(await stored(session)).toHaveLength(1);
  const { rows } = await rowsOf<{ orders: number; entries: number }>(
    sql`select (select count(*) from order_lines join participants on order_line_id = order_lines.id
        where session_id = ${session.sessionId}) as orders,
      (select count(*) from audit_log where action = 'createWalkIn' and subject_id = ${String(sent[0]?.body.person.id)}) as entries`,
  );
  expect(rows).toEqual([{ orders: 1, entries: 1 }]);
  await expect(
    rowsOf(sql`insert into participants (organization_id, session_id, first_name, last_name, walk_in_id)
      values (${session.organizationId}, ${session.sessionId}, 'Nog', 'Iemand', ${again.id})`),
  ).rejects.toThrow('participants_walk_in');
});

test.each([
  ['paid', { status: 'paid', payment_type: 'cash', total_in_cents: 750 }, 'active'],
  ['open', { status: 'open', payment_type: 'cash', total_in_cents: 750 }, 'pending'],
  ['free', { status: 'free', payment_type: 'free', total_in_cents: 0 }, 'active'],
])('a walk-in pays the price of the session at the door: %s', async (payment, expected, status) => {
  const session = await pricedSession();
  expect((await listOf(session)).session.door_price_in_cents).toBe(750);
  expect((await walkIn(session, { payment }, 'staff')).status).toBe(201);
  expect(await stored(session)).toMatchObject([{ status, payment: expected }]);
});

test('a walk-in whom staff moved meanwhile is not added or paid again when the phone sends it again', async () => {
  const activityId = await newActivity({ rate_id: await newRate(750) });
  const [here, there] = [await newSession({ hours: -0.1, activityId }), await newSession({ hours: 1, activityId })];
  const again = { id: uuid(), payment: 'paid' };
  const first = await walkIn(here, again, 'staff');
  const participantId = first.body.person.id;
  const moved = await call(moveParticipant, {
    params: { ...here, participantId },
    body: { session_id: there.sessionId },
  });
  expect([moved.status, moved.errors]).toEqual([200, {}]);
  const second = await walkIn(here, again, 'staff');
  expect([second.status, second.body.is_new, second.body.person.id]).toEqual([201, false, participantId]);
  expect([(await stored(here)).length, (await stored(there)).length]).toEqual([0, 1]);
  const { rows } = await rowsOf<{ paid: number }>(
    sql`select count(*) as paid from orders where id in (select order_id from order_lines
      join participants on order_line_id = order_lines.id where walk_in_id = ${again.id})`,
  );
  expect(rows).toEqual([{ paid: 1 }]);
  await call(removeParticipant, { params: { ...there, participantId }, query: { refund: 'none' } });
  const third = await walkIn(here, again, 'staff');
  expect([third.status, third.body.is_new, third.body.person.id]).toEqual([201, false, participantId]);
});

test('one id that two sessions get at once adds one person', async () => {
  const sessions = [await pricedSession(), await pricedSession()];
  const again = { id: uuid() };
  const sent = await Promise.all(sessions.map((session) => walkIn(session, again, 'staff')));
  for (const { status } of sent) expect([201, 422]).toContain(status);
  const { rows } = await rowsOf<{ people: number }>(
    sql`select count(*) as people from participants where walk_in_id = ${again.id}`,
  );
  expect(rows).toEqual([{ people: 1 }]);
});

test('a walk-in pays the session’s own rate where it has one', async () => {
  const session = await pricedSession();
  await rowsOf(
    sql`update sessions set rate_inherited = false, rate_id = ${await newRate(300)} where id = ${session.sessionId}`,
  );
  expect((await listOf(session)).session.door_price_in_cents).toBe(300);
  await walkIn(session, { payment: 'paid' }, 'staff');
  expect(await stored(session)).toMatchObject([{ payment: { total_in_cents: 300 } }]);
});

test('a walk-in who paid the price on the phone is refused when the price has changed, and nothing is stored', async () => {
  const session = await pricedSession();
  const shown = { payment: 'paid', price_in_cents: 750 };
  const change = (rate: number | null) =>
    rowsOf(sql`update sessions set rate_inherited = false, rate_id = ${rate} where id = ${session.sessionId}`);
  await change(await newRate(300));
  const refused = await walkIn(session, shown, 'staff');
  expect([refused.status, refused.errors]).toEqual([
    422,
    { payment: [expect.stringMatching(/nu €\s3,00, niet meer de €\s7,50/)] },
  ]);
  await change(null);
  expect((await walkIn(session, shown, 'staff')).errors).toHaveProperty('payment');
  expect(await stored(session)).toEqual([]);
  await change(await newRate(750));
  expect((await walkIn(session, shown, 'staff')).status).toBe(201);
  expect(await stored(session)).toMatchObject([{ payment: { status: 'paid', total_in_cents: 750 } }]);
});

test('a walk-in who paid by card is recorded as paid elsewhere, at the price on the phone', async () => {
  const session = await pricedSession();
  const shown = { payment: 'external', price_in_cents: 750 };
  expect((await walkIn(session, { ...shown, price_in_cents: 500 })).errors).toHaveProperty('payment');
  expect((await walkIn(session, shown)).status).toBe(201);
  const payment = { status: 'external', payment_type: 'external', total_in_cents: 750 };
  expect(await stored(session)).toMatchObject([{ status: 'active', payment }]);
});

test.each(['external', 'paid'])('during impersonation no walk-in is noted as having paid: %s', async (payment) => {
  const session = await pricedSession();
  const { rows } = await rowsOf<{ id: number }>(sql`select id from users where email = 'staff@test.example'`);
  const acting = { params: { userId: Number(rows[0]?.id) }, body: { reason: 'Aan de telefoon' } };
  const { api_token } = (await call(impersonateUser, { as: 'superadmin', ...acting })).body;
  const headers = { authorization: `Bearer ${api_token}` };
  const draft = { id: uuid(), first_name: 'Piet', last_name: 'Inloop', made_at: ago(0), payment };
  const refused = await call(createWalkIn, { as: null, headers, params: session, body: draft });
  expect([refused.status, Object.keys(refused.errors)]).toEqual([403, ['permission']]);
  expect(await stored(session)).toEqual([]);
});

test('a walk-in who pays later pays the current price', async () => {
  const session = await pricedSession();
  expect((await walkIn(session, { payment: 'open', price_in_cents: 300 }, 'staff')).status).toBe(201);
});

test('a walk-in who paid during the session is recorded as paid, also when that arrives after its end', async () => {
  const session = await pricedSession();
  await startIn(session, -2);
  expect((await walkIn(session, { payment: 'paid' }, 'staff')).errors).toHaveProperty('payment_type');
  const sent = await walkIn(session, { payment: 'paid', made_at: ago(5_400) }, 'staff');
  expect(sent.status).toBe(201);
  expect(await stored(session)).toMatchObject([{ status: 'active', payment: { status: 'paid' } }]);
});

test('a walk-in who paid more than a week ago is refused: no phone has kept it that long', async () => {
  const session = await pricedSession();
  await startIn(session, -8 * 24);
  const came = ago(8 * 86_400 - 600);
  expect((await walkIn(session, { payment: 'paid', made_at: came }, 'staff')).errors).toHaveProperty('payment_type');
  expect((await walkIn(session, { payment: 'free', made_at: came }, 'staff')).status).toBe(201);
});

test('a walk-in to a full session is refused, except by users who may override the spots', async () => {
  const session = await newSession({ hours: -0.1, spots: 1 });
  await add(session);
  expect((await walkIn(session)).errors).toEqual({ session: ['Deze sessie is vol'] });
  expect((await walkIn(session, { override_capacity: true })).status).toBe(403);
  expect((await walkIn(session, { override_capacity: true }, 'staff')).status).toBe(201);
  expect(await takenOf(session)).toMatchObject({ taken: 2, over_spots: 1 });
});

test('a walk-in to a canceled session or one too far ahead is refused, and nothing is stored', async () => {
  const canceled = await newSession({ hours: 1 });
  await rowsOf(sql`update sessions set canceled_at = now() where id = ${canceled.sessionId}`);
  expect((await walkIn(canceled)).status).toBe(409);
  const ahead = await newSession({ hours: 25 });
  expect((await walkIn(ahead)).errors).toHaveProperty('status');
  expect(await takenOf(ahead)).toMatchObject({ taken: 0 });
});

test('a walk-in without an address is the same person as an earlier one with the same name', async () => {
  const session = await newSession({ hours: -0.1 });
  await walkIn(session);
  expect((await walkIn(session, { first_name: 'píet' })).errors).toHaveProperty('last_name');
  expect((await walkIn(session, { last_name: 'Inloop B' })).status).toBe(201);
  expect((await walkIn(session, { email: 'piet@test.example' })).status).toBe(201);
  expect(await stored(session)).toHaveLength(3);
});

test('a walk-in needs a date of birth where ages are checked', async () => {
  const activityId = await newActivity({ should_validate_age: true, age_from: 8, age_to: 12 });
  const session = await newSession({ hours: -0.1, activityId });
  expect((await listOf(session)).session.should_validate_age).toBe(true);
  expect((await walkIn(session)).errors).toHaveProperty('date_of_birth');
  const born = Temporal.Now.plainDateISO().subtract({ years: 10, days: 2 }).toString();
  expect((await walkIn(session, { date_of_birth: born })).status).toBe(201);
});

test('a walk-in may get an address later; other participants keep theirs', async () => {
  const session = await newSession({ hours: -0.1 });
  const { person } = (await walkIn(session)).body;
  const params = { ...session, participantId: person.id };
  expect((await call(updateParticipant, { params, body: { notes: 'Kan niet duiken' } })).status).toBe(200);
  expect((await call(updateParticipant, { params, body: { email: 'piet@test.example' } })).status).toBe(200);
  expect((await call(updateParticipant, { params, body: { email: null } })).status).toBe(200);
  expect((await call(getParticipant, { params })).body.participant).toMatchObject({ email: null });
  const { id } = await add(session);
  const other = await call(updateParticipant, { params: { ...session, participantId: id }, body: { email: null } });
  expect(Object.keys(other.errors)).toEqual(['email']);
});

test('a walk-in without an address is not mailed on removal or cancellation; one with an address is', async () => {
  const session = await pricedSession(2);
  await add(session, { payment_type: 'free', notify: false });
  const people = [await walkIn(session, { payment: 'paid' }, 'staff'), await walkIn(session, { last_name: 'B' })];
  const mails = async () => (await rowsOf<{ to: string }>(sql`select recipient::text as to from mails`)).rows;
  const before = await mails();
  const params = { ...session, participantId: people[0]?.body.person.id ?? 0 };
  expect((await call(removeParticipant, { params, query: { refund: 'full', notify: true } })).status).toBe(204);
  expect(await mails()).toEqual(before);
  expect((await call(removeSession, { params: session, query: { force: '1' } })).status).toBe(204);
  expect((await mails()).slice(before.length).map(({ to }) => to)).toEqual(['sanne@test.example']);
});

test('a walk-in is found by name until names are purged', async () => {
  const session = await newSession({ hours: -0.1 });
  await walkIn(session, { last_name: 'van der Inloopdeur' });
  const { body } = await call(searchEverything, { as: 'staff', query: { q: 'inloopdeur' } });
  expect(body.results).toMatchObject([
    { kind: 'participant', name: 'Piet van der Inloopdeur', hint: 'Zwemmen' },
    { kind: 'order', hint: 'Piet van der Inloopdeur · Zwemclub Test' },
  ]);
  await startIn(session, -48);
  const yesterday = ago(86_400);
  await asSystem(appPool, (db) => purgeNames(db, 'participants', { before: yesterday, limit: 100 }));
  const { rows } = await rowsOf(
    sql`select first_name from participants where session_id = ${session.sessionId} and first_name <> 'Verwijderd'`,
  );
  expect(rows).toEqual([]);
});
