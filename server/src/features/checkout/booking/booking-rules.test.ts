import { randomUUID } from 'node:crypto';
import { cancelSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';
import { MAIL_LIMITS } from '../../../platform/mail/mail-limits.ts';
import { BOOKING_LIMITS } from '../limits.ts';
import { buyer, checkoutWorld, visitor, visitors } from '../../../testing/money/checkout-world.ts';

const world = await checkoutWorld();
const { book, bookBundle, openSession, paidSession, openBundle, mailsTo, countOf, appPool, rowsOf, add, tenants } =
  world;
const { published, newSession, call } = world;

const ageIn = (years: number) => Temporal.Now.plainDateISO().subtract({ years }).toString();
const refusal = ({ status, errors }: { status: number; errors: object }) => [status, Object.keys(errors)];

describe('only published offers', () => {
  test.each([
    ['a draft', { concept: true }],
    ['an activity with bundles', { offer_type: 'bundles' }],
  ] as const)('%s is 404, also by its direct id', async (_name, changes) => {
    expect((await book(await openSession({}, changes))).status).toBe(404);
  });

  test('an organisation under review, a started session and another platform are 404', async () => {
    const session = await openSession();
    const elsewhere = { headers: { 'x-application-id': String(tenants.otherApplication) } };
    expect((await book(session, {}, elsewhere)).status).toBe(404);
    const pending = await asSystem(appPool, async (db) => {
      const organization_id = await seedOrganization(db, {
        name: 'In beoordeling',
        home_application_id: tenants.application,
        status: 'pending',
      });
      const activity_id = await seedActivity(db, {
        organization_id,
        name: 'Judo',
        concept: false,
        offer_type: 'sessions',
      });
      const start_date = Temporal.Now.plainDateISO().add({ days: 7 }).toString();
      const planned = { organization_id, activity_id, start_date, start_time: '19:00', end_time: '20:00' };
      const [sessionId = 0] = await seedSessions(db, planned);
      return { sessionId };
    });
    expect((await book(pending)).status).toBe(404);
    await world.startIn(session, -1);
    expect((await book(session)).status).toBe(404);
    expect(await countOf(session.sessionId)).toBe(0);
  });
});

describe('sign-up elsewhere or outside the sign-up window', () => {
  test.each([
    ['a walk-in', { no_signup_required: true }, 'Kom gewoon langs'],
    [
      'another website',
      { payment_url: 'https://elders.example' },
      'Voor dit aanbod wordt op een andere website betaald',
    ],
    ['too early', { subscribe_from: 60 }, 'De inschrijving is niet open'],
    ['too late', { subscribe_until: 10_080 }, 'De inschrijving is niet open'],
  ])('%s is refused with its own message', async (_name, changes, sentence) => {
    const session = await openSession({}, changes);
    const refused = await book(session);
    expect([refused.status, refused.errors]).toEqual([422, { session: [sentence] }]);
    // the sign-up window doesn't apply to staff
    if ('subscribe_until' in changes) expect((await add(session)).status).toBe(201);
  });
});

describe('ages', () => {
  test('are checked on the day of the session, on the field of the participant', async () => {
    const session = await openSession({}, { should_validate_age: true, age_from: 18, age_to: null });
    const participants = [
      { ...visitor, date_of_birth: ageIn(30) },
      { first_name: 'Daan', last_name: 'Visser', date_of_birth: ageIn(17) },
    ];
    expect(refusal(await book(session, { participants }))).toEqual([422, ['participants.1.date_of_birth']]);
    expect(refusal(await book(session))).toEqual([422, ['participants.0.date_of_birth']]);
  });

  test('below 16 a parent books, who must be another person', async () => {
    const session = await openSession();
    const child = { first_name: 'Sanne', last_name: 'de Wit', date_of_birth: ageIn(10) };
    const refused = await book(session, { participants: [child] });
    expect(refused.errors).toEqual({
      is_guardian: ['Onder 16 jaar schrijft een ouder of verzorger in'],
    });
    const itself = { participants: [child], is_guardian: true, buyer: { ...buyer, first_name: 'SANNE' } };
    expect(refusal(await book(session, itself))).toEqual([422, ['is_guardian']]);
    expect((await book(session, { participants: [child], is_guardian: true })).status).toBe(201);
  });
});

describe('a full session', () => {
  test('is refused on the field `session`; the participant joins the waiting list only on request', async () => {
    const session = await openSession({ spots: 1 }, { has_waitlist: true });
    await add(session);
    expect((await book(session)).errors).toEqual({ session: ['Deze sessie is vol'] });
    const joined = await book(session, { join_waitlist: true });
    expect([joined.status, joined.body]).toEqual([201, { entry: { status: 'waiting', in_line: 1 } }]);
    const two = await book(session, { join_waitlist: true, participants: visitors(2) });
    expect(refusal(two)).toEqual([422, ['participants']]);
  });

  test('without a waiting list stays full', async () => {
    const session = await openSession({ spots: 1 });
    await add(session);
    expect(refusal(await book(session, { join_waitlist: true }))).toEqual([422, ['session']]);
  });

  test('keeps a freed spot for waiting entries that are invited automatically', async () => {
    const session = await openSession({ spots: 1 }, { has_waitlist: true });
    await add(session);
    await book(session, { join_waitlist: true });
    await asSystem(appPool, (db) => sql`update sessions set spots = 5 where id = ${session.sessionId}`.execute(db));
    const other = { buyer: { ...buyer, email: 'daan@test.example' } };
    expect(refusal(await book(session, other))).toEqual([422, ['session']]);
  });

  test('with fewer spots than people shows how many are left', async () => {
    const session = await openSession({ spots: 2 });
    expect((await book(session, { participants: visitors(3) })).errors).toEqual({
      session: ['Vrije plekken: 2'],
    });
    expect(await countOf(session.sessionId)).toBe(0);
  });

  test('that has a free spot is booked, also with join_waitlist', async () => {
    const session = await openSession({}, { has_waitlist: true });
    expect((await book(session, { join_waitlist: true })).body.booking?.lines).toHaveLength(1);
  });

  test('makes its bundle full too', async () => {
    const bundle = await openBundle(2, { has_waitlist: true });
    const [, second] = bundle.sessions;
    await asSystem(appPool, (db) => sql`update sessions set spots = 0 where id = ${second?.sessionId}`.execute(db));
    expect(refusal(await bookBundle(bundle))).toEqual([422, ['session']]);
    expect((await bookBundle(bundle, { join_waitlist: true })).body.entry).toMatchObject({ status: 'waiting' });
  });
});

describe('a person who takes part already', () => {
  const NEUTRAL = {
    participants: ['Met deze gegevens lukt het nu niet. Bekijk je mail of neem contact op.'],
  };

  test('is refused with a neutral message, and gets a mail', async () => {
    const session = await openSession();
    await add(session, { notify: false });
    const stranger = { participants: [{ first_name: 'SANNE', last_name: 'de Wit', email: 'sanne@test.example' }] };
    const refused = await book(session, { ...stranger, buyer: { ...buyer, email: 'vreemd@test.example' } });
    expect([refused.status, refused.errors]).toEqual([422, NEUTRAL]);
    expect((await mailsTo('sanne@test.example')).map(({ subject }) => subject)).toEqual([
      'Dubbele inschrijving: Zwemmen',
    ]);
    expect(await countOf(session.sessionId)).toBe(1);
    const { rows } = await rowsOf(
      sql<{ orders: number }>`select count(*) as orders from orders where email = 'vreemd@test.example'`,
    );
    expect(rows[0]?.orders).toBe(0);
  });

  test('gets the news of the session, however often a stranger tried', async () => {
    const session = await openSession();
    await add(session, { notify: false });
    const stranger = { participants: [{ first_name: 'Sanne', last_name: 'de Wit', email: 'sanne@test.example' }] };
    await asSystem(appPool, (db) => sql`delete from mails`.execute(db));
    for (let times = 0; times < MAIL_LIMITS.anHour; times += 1) {
      await book(session, { ...stranger, buyer: { ...buyer, email: `vreemd${times}@test.example` } });
    }
    const params = {
      organizationId: tenants.organization,
      activityId: session.activityId,
      sessionId: session.sessionId,
    };
    await call(cancelSession, { params, body: {} });
    const { rows } = await rowsOf(sql`
      select error, count(*)::integer as mails from mails where recipient = 'sanne@test.example' group by error`);
    expect(rows).toEqual([{ error: null, mails: MAIL_LIMITS.anHour + 1 }]);
  });

  test('is told when the booking still has to be paid, since a stranger may have made it', async () => {
    const session = await paidSession();
    expect((await book(session)).status).toBe(201);
    await asSystem(appPool, (db) => sql`delete from mails`.execute(db));
    expect((await book(session)).errors).toEqual(NEUTRAL);
    expect((await mailsTo(buyer.email)).map(({ body_text }) => body_text)).toEqual([
      expect.stringContaining('die nog niet betaald is'),
    ]);
  });

  test('gets the same message on the waiting list', async () => {
    const session = await openSession({ spots: 1 }, { has_waitlist: true });
    await add(session);
    expect((await book(session, { join_waitlist: true })).status).toBe(201);
    expect((await book(session, { join_waitlist: true })).errors).toEqual(NEUTRAL);
    expect((await mailsTo(buyer.email)).map(({ subject }) => subject)).toEqual(['Dubbele inschrijving: Zwemmen']);
  });

  test('keeps the entry on the waiting list when a stranger books under that name', async () => {
    const session = await openSession({ spots: 1 }, { has_waitlist: true, waitlist_auto_invite: false });
    await add(session);
    await book(session, { join_waitlist: true });
    await asSystem(appPool, (db) => sql`update sessions set spots = 5 where id = ${session.sessionId}`.execute(db));
    expect((await book(session)).status).toBe(201);
    const { rows } = await rowsOf(
      sql<{ status: string }>`select status from waitlist_entries where session_id = ${session.sessionId}`,
    );
    expect(rows).toEqual([{ status: 'waiting' }]);
  });

  test('twice in one request gets a clear message, since it was typed here', async () => {
    const session = await openSession();
    expect(refusal(await book(session, { participants: [visitor, visitor] }))).toEqual([
      422,
      ['participants.1.first_name'],
    ]);
  });
});

describe('limits', () => {
  test('a network may not hold more than 30 unpaid spots in all sessions together', async () => {
    const from = '10.9.8.7';
    const hold = async (number: number, count = 10) =>
      book(
        await paidSession({ spots: 50 }),
        { participants: visitors(count), buyer: { ...buyer, email: `g${number}@test.example` } },
        { from },
      );
    for (const number of [1, 2, 3]) expect((await hold(number)).status).toBe(201);
    const refused = await hold(4, 1);
    expect([refused.status, Object.keys(refused.errors)]).toEqual([429, ['throttle']]);
    expect((await book(await openSession(), {}, { from })).status).toBe(201);
    await asSystem(appPool, (db) =>
      sql`update orders set status = 'expired' where reserved_by is not null`.execute(db),
    );
    const { rows } = await rowsOf(
      sql<{ kept: number }>`select count(*) as kept from orders where reserved_by is not null`,
    );
    expect(rows[0]?.kept).toBe(0);
    expect((await hold(5)).status).toBe(201);
  });

  test('the networks of an IPv6 site may not hold more than 150 unpaid spots together', async () => {
    const hold = async (number: number, { site = 'd', count = 10 } = {}) =>
      book(
        await paidSession({ spots: 50 }),
        { participants: visitors(count), buyer: { ...buyer, email: `s${number}@test.example` } },
        { from: `2001:db8:${site}:${number}::1` },
      );
    for (let number = 1; number <= 15; number += 1) expect((await hold(number)).status).toBe(201);
    const refused = await hold(16, { count: 1 });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([429, ['throttle']]);
    expect((await hold(16, { site: 'e' })).status).toBe(201);
    await asSystem(appPool, (db) =>
      sql`update orders set status = 'expired' where reserved_by is not null`.execute(db),
    );
    const { rows } = await rowsOf(
      sql<{ kept: number }>`select count(*) as kept from orders where reserved_by_site is not null`,
    );
    expect(rows[0]?.kept).toBe(0);
    expect((await hold(17)).status).toBe(201);
  });

  test('an address may not hold more than 10 unpaid spots of a session', async () => {
    const session = await paidSession({ spots: 50 });
    const all = visitors(13);
    expect((await book(session, { participants: all.slice(0, 8) }, { from: '10.1.1.1' })).status).toBe(201);
    const refused = await book(session, { participants: all.slice(8, 11) }, { from: '10.1.1.2' });
    expect(refusal(refused)).toEqual([422, ['participants']]);
    expect((await book(session, { participants: all.slice(11, 13) }, { from: '10.1.1.2' })).status).toBe(201);
  });

  test('refused attempts of strangers don’t count against the owner of an address', async () => {
    const email = 'slachtoffer@test.example';
    const nothing = { sessionId: 999_999 };
    for (let number = 0; number < 21; number += 1) {
      const tried = await book(nothing, { participants: [{ ...visitors(1)[0], email }] }, { from: '10.3.0.1' });
      expect(tried.status).toBe(number < 20 ? 404 : 429);
    }
    const from = '10.3.0.3';
    for (const number of [1, 2, 3]) {
      const held = { participants: visitors(10), buyer: { ...buyer, email: `h${number}@test.example` } };
      expect((await book(await paidSession({ spots: 50 }), held, { from })).status).toBe(201);
    }
    const session = await paidSession({ spots: 50 });
    for (let number = 0; number < 20; number += 1) {
      const tried = {
        participants: [{ ...visitors(1)[0], email }],
        buyer: { ...buyer, email: `t${number}@test.example` },
      };
      expect((await book(session, tried, { from })).status).toBe(429);
    }
    const own = await book(await openSession(), { buyer: { ...buyer, email } }, { from: '10.3.0.2' });
    expect(own.status).toBe(201);
  });

  test('an address may not get more than 40 bookings an hour, from whatever networks', async () => {
    const activityId = await published();
    for (let number = 0; number < BOOKING_LIMITS.anHour.addressAnywhere; number += 1) {
      expect((await book(await newSession({ activityId }), {}, { from: `10.2.0.${number}` })).status).toBe(201);
    }
    const session = await newSession({ activityId });
    const again = { headers: { 'idempotency-key': randomUUID() }, from: '10.2.0.99' };
    expect((await book(session, {}, again)).status).toBe(429);
    expect((await book(session, { buyer: { ...buyer, email: 'x@test.example' } }, { from: '10.2.0.99' })).status).toBe(
      201,
    );
  });
});
