import { impersonateUser } from '@move/contract/access/users.ts';
import { removeActivity } from '@move/contract/activities/activities.ts';
import {
  getParticipant,
  listParticipants,
  moveParticipant,
  payParticipant,
  removeParticipant,
} from '@move/contract/participants/participants.ts';
import {
  createBundleParticipant,
  getBundleParticipant,
  payBundleParticipant,
} from '@move/contract/participants/bundle-participants.ts';
import { removeSession, restoreSession, updateSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { newPerson, peopleWorld } from '../../testing/worlds/people-world.ts';
import { seedBundle } from '../bundles/bundles.seed.ts';
import { seedLocation } from '../locations/locations.seed.ts';

const { call, mailsTo, appPool, newActivity, newSession, newRate, series, add, takenOf, rowsOf } = await peopleWorld();

type Held = { organizationId: number; activityId: number; sessionId: number };

async function newBundle({ organizationId, activityId, sessionId }: Held, name: string, rate_id: number) {
  const row = { organization_id: organizationId, activity_id: activityId, session_ids: [sessionId], rate_id };
  const more = { name, start_date: '2020-01-01', rate_inherited: false };
  const bundleId = await asSystem(appPool, (db) => seedBundle(db, { ...row, ...more }));
  return { organizationId, activityId, bundleId };
}

describe('money', () => {
  test('a paid booking is pending until the cash is received', async () => {
    const activityId = await newActivity({ rate_id: await newRate(1_250) });
    const session = await newSession({ activityId });
    const who = newPerson();
    const { body, id } = await add(session, who);
    expect(body.participant).toMatchObject({
      status: 'pending',
      payment: { payment_type: 'cash', status: 'open', total_in_cents: 1_250 },
    });
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
    const mail = (await mailsTo(who.email)).at(-1);
    expect(mail?.body_text).toMatch(/Nog te betalen: €\s12,50/);
    const params = { ...session, participantId: id };
    const paid = await call(payParticipant, { params });
    expect(paid.body.participant).toMatchObject({ status: 'active', payment: { status: 'paid' } });
    expect((await call(payParticipant, { params })).status).toBe(409);
    const read = await call(getParticipant, { params });
    expect(read.body.refund).toEqual({
      percentage: 100,
      term_in_cents: 1_250,
      term_in_moves: null,
      full_in_cents: 1_250,
    });
    await call(removeParticipant, { params });
    const gone = (await mailsTo(who.email)).at(-1);
    expect(gone?.subject).toBe('Je inschrijving is geannuleerd: Zwemmen');
    expect(gone?.body_text).toMatch(/Je krijgt nog €\s12,50 contant terug/);
    expect(gone?.body_text).toMatch(/Bestelnummer: B-\d+/);
    expect(gone?.body_text).toContain('/booking?token=');
  });

  test.each(['manage-finances', 'manage-participants'])('can’t be received without %s', async (ability) => {
    const session = await newSession({ activityId: await newActivity({ rate_id: await newRate(1_250) }) });
    const { id } = await add(session, newPerson());
    const paid = () => call(payParticipant, { as: 'trainer', params: { ...session, participantId: id } });
    await rowsOf(sql`delete from role_abilities where role = 'trainer' and ability = ${ability}`);
    expect((await paid()).status).toBe(403);
    await rowsOf(sql`insert into role_abilities values ('trainer', ${ability})`);
    expect((await paid()).status).toBe(200);
  });

  test('of a spot in a bundle is received with the whole bundle', async () => {
    const activityId = await newActivity();
    const session = await newSession({ activityId });
    const rate_id = await newRate(6_000);
    const bundle = await newBundle(session, 'Judo, kind', rate_id);
    const { body } = await call(createBundleParticipant, { params: bundle, body: newPerson() });
    const listed = async () => (await call(listParticipants, { params: session })).body.participants[0];
    const { id: participantId = 0, ...spot } = (await listed()) ?? {};
    expect(spot).toMatchObject({ status: 'pending', payment: null });
    const refused = await call(payParticipant, { params: { ...session, participantId } });
    expect([refused.status, Object.keys(refused.errors)]).toEqual([409, ['state']]);
    expect(await listed()).toMatchObject({ status: 'pending' });
    await call(payBundleParticipant, { params: { ...bundle, bundleParticipantId: body.participant.id } });
    expect(await listed()).toMatchObject({ status: 'active' });
  });

  test('a course has two prices as two bundles, which share the spots of their sessions', async () => {
    const activityId = await newActivity();
    const session = await newSession({ activityId, spots: 2 });
    const join = async (name: string, cents: number) => {
      const params = await newBundle(session, name, await newRate(cents));
      return () => call(createBundleParticipant, { params, body: newPerson() });
    };
    const [child, adult] = [await join('Judo, kind', 6_000), await join('Judo, volwassene', 9_000)];
    expect((await child()).body.participant.payment?.total_in_cents).toBe(6_000);
    expect((await adult()).body.participant.payment?.total_in_cents).toBe(9_000);
    expect(await takenOf(session)).toMatchObject({ taken: 2 });
    expect([(await child()).status, (await adult()).status]).toEqual([422, 422]);
  });

  test('a free booking costs nothing; with the choice “none” nothing is refunded', async () => {
    const activityId = await newActivity({ rate_id: await newRate(1_250) });
    const session = await newSession({ activityId });
    const free = await add(session, { ...newPerson(), payment_type: 'free' });
    expect(free.body.participant).toMatchObject({ status: 'active', payment: { status: 'free', total_in_cents: 0 } });
    const { id } = await add(session, newPerson());
    const params = { ...session, participantId: id };
    await call(payParticipant, { params });
    await call(removeParticipant, { params, query: { refund: 'none' } });
    const canceled = await call(listParticipants, { params: session, query: { status: 'canceled' } });
    expect(canceled.body.participants).toMatchObject([{ payment: { status: 'paid', refunded_in_cents: 0 } }]);
  });

  test('users who may refund can exceed the term; during impersonation nothing can be refunded', async () => {
    const activityId = await newActivity({ rate_id: await newRate(1_250) });
    // the session has started: the term refunds nothing any more
    const session = await newSession({ activityId, hours: -0.5 });
    const { id } = await add(session, newPerson());
    const params = { ...session, participantId: id };
    await call(payParticipant, { params });
    const query = { refund: 'full' };
    expect((await call(removeParticipant, { as: 'trainer', params, query })).status).toBe(403);
    const { rows } = await rowsOf<{ id: number }>(sql`select id from users where email = 'staff@test.example'`);
    const userId = Number(rows[0]?.id);
    const acting = { as: 'superadmin', params: { userId }, body: { reason: 'Aan de telefoon' } } as const;
    const { api_token } = (await call(impersonateUser, acting)).body;
    const headers = { authorization: `Bearer ${api_token}` };
    const asAnother = await call(removeParticipant, { as: null, headers, params, query });
    expect([asAnother.status, Object.keys(asAnother.errors)]).toEqual([403, ['permission']]);
    const later = await newSession({ activityId });
    const { id: participantId } = await add(later, newPerson());
    await call(payParticipant, { params: { ...later, participantId } });
    const force = { params: later, query: { force: '1' } } as const;
    expect((await call(removeSession, { ...force, as: null, headers })).status).toBe(403);
    expect(await takenOf(later)).toMatchObject({ taken: 1 });
    expect((await call(removeParticipant, { params, query })).status).toBe(204);
    const { body } = await call(listParticipants, { params: session, query: { status: 'canceled' } });
    expect(body.participants).toMatchObject([{ payment: { status: 'refunded', refunded_in_cents: 1_250 } }]);
  });

  test('can be received at once when a participant is added', async () => {
    const activityId = await newActivity({ rate_id: await newRate(1_250) });
    const session = await newSession({ activityId });
    const paid = { payment_type: 'cash', is_paid: true };
    expect((await add(session, paid)).body.participant).toMatchObject({
      status: 'active',
      payment: { status: 'paid', payment_type: 'cash', total_in_cents: 1_250 },
    });
    expect((await add(session, { ...paid, payment_type: 'external' })).errors).toHaveProperty('is_paid');
  });

  test('can’t be received for an offer sold elsewhere, or after the session', async () => {
    const rate_id = await newRate(1_250);
    const outside = await newSession({
      activityId: await newActivity({ rate_id, payment_url: 'https://elders.example' }),
    });
    expect((await add(outside, { payment_type: 'cash' })).errors).toHaveProperty('payment_type');
    expect((await add(outside)).body.participant).toMatchObject({ status: 'active', payment: { status: 'external' } });
    const past = await newSession({ hours: -5, activityId: await newActivity({ rate_id }) });
    expect((await add(past)).errors).toEqual({
      payment_type: ['Deze sessie is geweest; betaald inschrijven kan niet meer'],
    });
    expect((await add(past, { payment_type: 'free' })).status).toBe(201);
  });
});

describe('the organiser', () => {
  test('removing sessions with participants needs force, refunds all and mails each person once', async () => {
    const activityId = await newActivity({ rate_id: await newRate(1_000) });
    const session = await newSession({ activityId });
    const who = newPerson();
    const { id } = await add(session, { ...who, locale: 'en' });
    await call(payParticipant, { params: { ...session, participantId: id } });
    await add(session, { ...who, first_name: 'Kind', locale: 'en', payment_type: 'free' });
    expect((await call(removeSession, { params: session })).status).toBe(409);
    expect((await call(removeSession, { params: session, query: { force: '1' } })).status).toBe(204);
    const mails = (await mailsTo(who.email)).filter((mail) => mail.subject === 'Cancelled: Zwemmen');
    expect(mails).toHaveLength(2);
    expect(mails.filter((mail) => mail.body_text.includes('You get €10.00 back'))).toHaveLength(1);
    expect(await takenOf(session)).toMatchObject({ taken: 0 });
    // a removed session with participants can't be restored: they were mailed and refunded
    expect((await call(restoreSession, { params: session })).errors).toHaveProperty('state');
  });

  test('removing a whole series sends each person one mail', async () => {
    const activityId = await newActivity();
    const sessions = await series(activityId, 5);
    const who = newPerson();
    for (const session of sessions) await add(session, { ...who, notify: false });
    const [first] = sessions;
    if (!first) throw new Error('no series');
    expect((await call(removeSession, { params: first, query: { scope: 'following', force: '1' } })).status).toBe(204);
    const mails = await mailsTo(who.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text.match(/19:00–20:00/g)).toHaveLength(5);
  });

  test('a moved session is mailed once, unless mailing is switched off and no refund changes', async () => {
    const [who, payer] = [newPerson(), newPerson()];
    const activityId = await newActivity({ rate_id: await newRate(500) });
    const session = await newSession({ activityId });
    await add(session, { ...who, payment_type: 'free', notify: false });
    await add(session, { ...payer, notify: false });
    const change = (body: Record<string, unknown>) => call(updateSession, { params: session, body });
    expect((await change({ spots: 11 })).status).toBe(200);
    expect(await mailsTo(who.email)).toEqual([]);
    const { rows } = await rowsOf<{ start_date: string }>(
      sql`select start_date from sessions where id = ${session.sessionId}`,
    );
    const later = Temporal.PlainDate.from(rows[0]?.start_date ?? '')
      .add({ days: 7 })
      .toString();
    expect((await change({ start_date: later, notify: false })).status).toBe(200);
    expect(await mailsTo(who.email)).toEqual([]);
    expect(await mailsTo(payer.email)).toHaveLength(1);
    expect((await change({ start_date: rows[0]?.start_date ?? '' })).status).toBe(200);
    const mail = (await mailsTo(who.email)).at(-1);
    expect(mail?.subject).toBe('Gewijzigd: Zwemmen');
    expect(mail?.body_text).toContain(' wordt ');
  });

  test('the mail about a changed session says when and where it was', async () => {
    const activityId = await newActivity();
    const session = await newSession({ activityId });
    const who = { ...newPerson(), locale: 'en' };
    await add(session, { ...who, notify: false });
    const place = (name: string) =>
      asSystem(appPool, (db) => seedLocation(db, { owner_organization_id: session.organizationId, name }));
    const [pool, hall] = [await place('Buitenbad'), await place('Sporthal')];
    const change = async (body: Record<string, unknown>) => {
      expect((await call(updateSession, { params: session, body })).status).toBe(200);
      return (await mailsTo(who.email)).at(-1)?.body_text;
    };
    expect(await change({ location_id: pool })).toMatch(/Where: Buitenbad, .* \(was: not known yet\)/);
    const moved = await change({ location_id: hall, start_time: '08:15', end_time: '09:15' });
    expect(moved).toMatch(/ becomes .*, 08:15–09:15/);
    expect(moved).toMatch(/Where: Sporthal, .* \(was: Buitenbad, .*\)/);
    expect(await change({ location_id: null })).toMatch(/Where: not known yet \(was: Sporthal, .*\)/);
  });

  test('removing a session of a bundle refunds its share, and the bundle stays', async () => {
    const activityId = await newActivity();
    const rate_id = await newRate(1_000);
    const [first, second, third] = await series(activityId, 3);
    if (!first || !second || !third) throw new Error('no series');
    const bundleId = await asSystem(appPool, (db) =>
      seedBundle(db, {
        organization_id: first.organizationId,
        activity_id: activityId,
        name: 'Cursus',
        start_date: '2020-01-01',
        rate_id,
        rate_inherited: false,
        session_ids: [first.sessionId, second.sessionId, third.sessionId],
      }),
    );
    const bundle = { organizationId: first.organizationId, activityId, bundleId };
    const who = newPerson();
    const { body } = await call(createBundleParticipant, { params: bundle, body: who });
    await call(payBundleParticipant, { params: { ...bundle, bundleParticipantId: body.participant.id } });
    await call(removeSession, { params: second, query: { scope: 'this', force: '1' } });
    expect((await mailsTo(who.email)).at(-1)?.body_text).toMatch(/Je krijgt nog €\s3,3[34] contant terug/);
    const { participant } = (
      await call(getBundleParticipant, { params: { ...bundle, bundleParticipantId: body.participant.id } })
    ).body;
    expect(participant).toMatchObject({
      status: 'active',
      payment: { status: 'partly_refunded' },
      sessions: { total: 2 },
    });
  });

  test('removing an activity cancels and mails all participants', async () => {
    const activityId = await newActivity();
    const [first, second] = [await newSession({ activityId }), await newSession({ activityId, hours: 90 })];
    const past = await newSession({ activityId, hours: -90 });
    const who = newPerson();
    for (const session of [first, second, past]) await add(session, { ...who, notify: false });
    const params = { organizationId: first.organizationId, activityId };
    expect((await call(removeActivity, { params })).status).toBe(409);
    expect((await call(removeActivity, { params, query: { force: '1' } })).status).toBe(204);
    expect(await mailsTo(who.email)).toHaveLength(1);
    expect(await Promise.all([first, second, past].map(takenOf))).toMatchObject([
      { taken: 0 },
      { taken: 0 },
      { taken: 1 },
    ]);
  });
});

test('a moved participant is mailed the old and new time', async () => {
  const activityId = await newActivity();
  const [from, to] = [await newSession({ activityId }), await newSession({ activityId, hours: 96 })];
  const who = newPerson();
  const hall = await asSystem(appPool, (db) =>
    seedLocation(db, { owner_organization_id: to.organizationId, name: 'Sporthal' }),
  );
  await call(updateSession, { params: to, body: { location_id: hall } });
  await rowsOf(sql`update organizations set email = 'info@organisatie.example' where id = ${from.organizationId}`);
  const { id } = await add(from, { ...who, notify: false });
  await call(moveParticipant, { params: { ...from, participantId: id }, body: { session_id: to.sessionId } });
  const mail = (await mailsTo(who.email)).at(-1);
  expect(mail?.subject).toBe('Andere dag of tijd: Zwemmen');
  expect(mail?.reply_to).toBe('info@organisatie.example');
  expect(mail?.body_text).toMatch(/ wordt .*[\s\S]*Waar: Sporthal, .* \(was: nog niet bekend\)/);
});
