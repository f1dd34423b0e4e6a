import {
  checkIn,
  createParticipant,
  getParticipant,
  listParticipants,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { numbered, peopleWorld } from '../../testing/worlds/people-world.ts';

const { call, rowsOf, newActivity, newSession, add, takenOf } = await peopleWorld();

describe('adding a participant', () => {
  test('takes a spot and appears in the list', async () => {
    const session = await newSession({ spots: 2 });
    const { status, body } = await add(session, {
      date_of_birth: '2000-02-29',
      gender: 'female',
      notes: 'Kan niet duiken',
    });
    expect(status).toBe(201);
    expect(body.participant).toMatchObject({ status: 'active', check_in: 'none', locale: 'nl', bundle: null });
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
    const list = await call(listParticipants, { params: session });
    expect(list.body.participants).toEqual([body.participant]);
    expect(list.body.attendance).toEqual({ total: 1, none: 1, present: 0, absent: 0, signed_out: 0 });
  });

  test('takes the longest names in any script', async () => {
    // random characters, because an index compresses repeated ones
    const han = () =>
      String.fromCharCode(...Array.from({ length: 255 }, () => 0x4e00 + Math.floor(Math.random() * 20_000)));
    const names = { first_name: han(), last_name: han() };
    const session = await newSession();
    expect((await add(session, names)).status).toBe(201);
    expect((await call(listParticipants, { params: session })).body.participants).toMatchObject([names]);
  });

  test('is refused for the same person twice; another date of birth means another person', async () => {
    const session = await newSession();
    await add(session, { date_of_birth: '2001-01-01' });
    const again = await add(session, { date_of_birth: '2001-01-01', first_name: 'SANNE', email: 'Sanne@Test.example' });
    expect([again.status, again.errors]).toEqual([422, { email: ['Deze deelnemer staat al op de lijst'] }]);
    expect((await add(session, { date_of_birth: '2001-01-02' })).status).toBe(201);
    expect((await add(session)).status).toBe(201);
    expect((await add(session)).status).toBe(422);
  });

  test('is refused in a full session, and with another message in a session that is closed', async () => {
    const session = await newSession({ spots: 1 });
    await add(session);
    const full = await add(session, numbered(2));
    expect([full.status, full.errors]).toEqual([422, { session: ['Deze sessie is vol'] }]);
    const closed = await add(await newSession({ spots: 0 }));
    expect(closed.errors).toEqual({ session: ['Inschrijven voor deze sessie is gesloten'] });
    const open = await newSession({ spots: null });
    expect((await add(open)).status).toBe(201);
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
  });

  test('above the spots requires override-limits; removing one then ends the overbooking', async () => {
    const session = await newSession({ spots: 1 });
    await add(session);
    const { id } = await add(session, { ...numbered(2), override_capacity: true });
    expect(id).toBeGreaterThan(0);
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 1 });
    await call(removeParticipant, { params: { ...session, participantId: id } });
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
  });

  test('allows more spots in an overbooked session, not fewer', async () => {
    const session = await newSession({ spots: 1 });
    for (const number of [1, 2, 3]) await add(session, { ...numbered(number), override_capacity: true });
    const change = (spots: number | null) => call(updateSession, { params: session, body: { spots } });
    expect((await change(2)).status).toBe(200);
    expect(await takenOf(session)).toEqual({ taken: 3, over_spots: 1 });
    expect((await change(1)).errors.spots?.[0]).toContain('3 deelnemers');
    expect((await change(null)).status).toBe(200);
    expect((await change(2)).status).toBe(422);
    expect((await change(3)).status).toBe(200);
    expect(await takenOf(session)).toEqual({ taken: 3, over_spots: 0 });
    expect((await add(session, numbered(4))).status).toBe(422);
  });

  test('above the spots is refused to a trainer', async () => {
    const session = await newSession({ spots: 0 });
    const body = { ...numbered(1), override_capacity: true };
    expect((await call(createParticipant, { as: 'trainer', params: session, body })).status).toBe(403);
  });

  test('to a walk-in session ignores the number of spots', async () => {
    const activityId = await newActivity({ no_signup_required: true });
    const session = await newSession({ spots: 1, activityId });
    await add(session);
    expect((await add(session, numbered(2))).status).toBe(201);
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 1 });
  });

  test('is refused in a canceled session, and allowed in a draft', async () => {
    const session = await newSession({ activityId: await newActivity({ concept: true }) });
    expect((await add(session)).status).toBe(201);
    await rowsOf(sql`update sessions set canceled_at = now() where id = ${session.sessionId}`);
    const refused = await add(session, numbered(2));
    expect([refused.status, refused.errors]).toEqual([409, { state: ['Deze sessie gaat niet door'] }]);
    const elsewhere = await newSession({ activityId: session.activityId });
    const { id } = await add(elsewhere, numbered(3));
    const params = { ...elsewhere, participantId: id };
    expect((await call(moveParticipant, { params, body: { session_id: session.sessionId } })).status).toBe(409);
  });

  test('is allowed in a session that is over', async () => {
    const session = await newSession({ hours: -3 });
    expect((await add(session)).status).toBe(201);
  });

  test('checks the age on the day of the session', async () => {
    const activityId = await newActivity({ should_validate_age: true, age_from: 18, age_to: 30 });
    const session = await newSession({ activityId });
    expect((await add(session)).errors).toEqual({ date_of_birth: ['Geboortedatum is verplicht'] });
    const young = await add(session, { date_of_birth: '2020-01-01' });
    expect(young.errors.date_of_birth?.[0]).toContain('tussen 18 en 30 jaar');
    expect((await add(session, { date_of_birth: '2020-01-01', override_age: true })).status).toBe(201);
    expect((await add(session, { date_of_birth: '2999-01-01' })).status).toBe(422);
    expect((await add(session, { date_of_birth: '1899-12-31', override_age: true })).status).toBe(422);
  });
});

describe('changing and removing', () => {
  test('an outdated form is refused', async () => {
    const session = await newSession();
    const { id, body } = await add(session);
    const params = { ...session, participantId: id };
    const { updated_at } = body.participant;
    expect((await call(updateParticipant, { params, body: { notes: 'Bril', updated_at } })).status).toBe(200);
    expect((await call(updateParticipant, { params, body: { notes: 'Geen', updated_at } })).status).toBe(409);
    expect((await call(getParticipant, { params })).body.participant).toMatchObject({
      notes: 'Bril',
      last_name: 'de Wit',
    });
  });

  test('a removed participant is no longer in the list, and can’t be checked in or removed again', async () => {
    const session = await newSession({ hours: 1 });
    const params = { ...session, participantId: (await add(session)).id };
    expect((await call(removeParticipant, { params })).status).toBe(204);
    expect((await call(removeParticipant, { params })).status).toBe(409);
    expect((await call(checkIn, { params, body: { status: 'present' } })).status).toBe(409);
    expect((await call(listParticipants, { params: session })).body.participants).toEqual([]);
    const canceled = await call(listParticipants, { params: session, query: { status: 'canceled' } });
    expect(canceled.body.participants).toHaveLength(1);
    expect((await add(session)).status).toBe(201);
  });

  test('moving takes a spot in the new session and frees the spot in the old session', async () => {
    const activityId = await newActivity();
    const [from, to] = [await newSession({ activityId }), await newSession({ activityId, spots: 1, hours: 96 })];
    const elsewhere = await newSession();
    const params = { ...from, participantId: (await add(from)).id };
    const move = (session_id: number) => call(moveParticipant, { params, body: { session_id } });
    expect((await move(elsewhere.sessionId)).errors).toHaveProperty('session_id');
    expect((await move(from.sessionId)).errors).toHaveProperty('session_id');
    expect((await move(to.sessionId)).status).toBe(200);
    expect(await takenOf(from)).toMatchObject({ taken: 0 });
    expect(await takenOf(to)).toMatchObject({ taken: 1 });
    const other = await add(from, numbered(2));
    const full = await call(moveParticipant, {
      params: { ...from, participantId: other.id },
      body: { session_id: to.sessionId },
    });
    expect(full.errors).toEqual({ session: ['Deze sessie is vol'] });
  });

  test('a participant is found through its own session only', async () => {
    const activityId = await newActivity();
    const [session, other] = [await newSession({ activityId }), await newSession({ activityId })];
    const { id } = await add(session);
    expect((await call(getParticipant, { params: { ...other, participantId: id } })).status).toBe(404);
    const params = { ...session, activityId: activityId + 999, participantId: id };
    expect((await call(removeParticipant, { params })).status).toBe(404);
  });
});
