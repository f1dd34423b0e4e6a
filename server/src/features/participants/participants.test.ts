import {
  checkIn,
  checkInMany,
  createParticipant,
  exportParticipants,
  getParticipant,
  listParticipants,
  moveParticipant,
  removeParticipant,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { updateSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../testing/people-world.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import { seedQuestion } from '../questions/questions.seed.ts';

const { appPool, call, rowsOf, newActivity, newSession, add, startIn, takenOf } = await peopleWorld();

describe('adding somebody', () => {
  test('takes a spot and shows in the list', async () => {
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

  test('the same person twice is refused, another birth date is another person', async () => {
    const session = await newSession();
    await add(session, { date_of_birth: '2001-01-01' });
    const again = await add(session, { date_of_birth: '2001-01-01', first_name: 'SANNE', email: 'Sanne@Test.example' });
    expect([again.status, again.errors]).toEqual([422, { email: ['Deze deelnemer staat al op de lijst'] }]);
    expect((await add(session, { date_of_birth: '2001-01-02' })).status).toBe(201);
    expect((await add(session)).status).toBe(201);
    expect((await add(session)).status).toBe(422);
  });

  test('a full session refuses, a closed one says so', async () => {
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

  test('above the spots only for who may override limits, and the promise holds again when somebody leaves', async () => {
    const session = await newSession({ spots: 1 });
    await add(session);
    const { id } = await add(session, { ...numbered(2), override_capacity: true });
    expect(id).toBeGreaterThan(0);
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 1 });
    await call(removeParticipant, { params: { ...session, participantId: id } });
    expect(await takenOf(session)).toEqual({ taken: 1, over_spots: 0 });
  });

  test('spots may be added where people are above them, and not taken away', async () => {
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

  test('whom a trainer may not let in', async () => {
    const session = await newSession({ spots: 0 });
    const body = { ...numbered(1), override_capacity: true };
    expect((await call(createParticipant, { as: 'trainer', params: session, body })).status).toBe(403);
  });

  test('walk-ins come whatever the number of spots says', async () => {
    const activityId = await newActivity({ no_signup_required: true });
    const session = await newSession({ spots: 1, activityId });
    await add(session);
    expect((await add(session, numbered(2))).status).toBe(201);
    expect(await takenOf(session)).toEqual({ taken: 2, over_spots: 1 });
  });

  test('a session that has been takes whoever was there', async () => {
    const session = await newSession({ hours: -3 });
    expect((await add(session)).status).toBe(201);
  });

  test('ages are those of the day itself', async () => {
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

describe('attendance', () => {
  test('present and absent from 24 hours before, none and signed out at any time', async () => {
    const session = await newSession({ hours: 25 });
    const { id } = await add(session);
    const note = (status: string | null) =>
      call(checkIn, { params: { ...session, participantId: id }, body: { status } });
    expect((await note('present')).errors).toEqual({
      status: ['Aanwezig of afwezig kan vanaf 24 uur voor de start'],
    });
    expect((await note('signed_out')).status).toBe(200);
    await startIn(session, 23);
    const there = await note('present');
    expect(there.body.participant).toMatchObject({ check_in: 'present', has_freed_spot: false });
    expect(there.body.attendance).toMatchObject({ total: 1, present: 1 });
    expect((await note(null)).body.participant).toMatchObject({ check_in: 'none', checked_in_at: null });
  });

  test('signing out in time frees the spot, and coming back takes a free one', async () => {
    const session = await newSession({ spots: 1 });
    const first = await add(session);
    const params = { ...session, participantId: first.id };
    await call(checkIn, { params, body: { status: 'signed_out' } });
    expect(await takenOf(session)).toMatchObject({ taken: 0 });
    const second = await add(session, numbered(2));
    expect(second.status).toBe(201);
    const back = await call(checkIn, { params, body: { status: 'none' } });
    expect([back.status, back.errors]).toEqual([422, { session: ['Deze sessie is vol'] }]);
    await call(removeParticipant, { params: { ...session, participantId: second.id } });
    expect((await call(checkIn, { params, body: { status: 'none' } })).status).toBe(200);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
  });

  test('after the start no status changes a count', async () => {
    const session = await newSession({ spots: 1, hours: -0.5 });
    const { id } = await add(session);
    for (const status of ['signed_out', 'present', 'absent', 'signed_out', 'none'])
      expect((await call(checkIn, { params: { ...session, participantId: id }, body: { status } })).status).toBe(200);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
  });

  test('many at once are noted all or not at all', async () => {
    const session = await newSession({ hours: 1, spots: 3 });
    const ids = [(await add(session, numbered(1))).id, (await add(session, numbered(2))).id];
    const gone = (await add(session, numbered(3))).id;
    await call(removeParticipant, { params: { ...session, participantId: gone } });
    const noted = ids.map((id) => ({ id, status: 'present' }));
    const refused = await call(checkInMany, {
      params: session,
      body: { participants: [...noted, { id: gone, status: 'present' }] },
    });
    expect(refused.status).toBe(409);
    expect((await call(listParticipants, { params: session })).body.attendance.present).toBe(0);
    const unknown = await call(checkInMany, { params: session, body: { participants: [{ id: 1, status: 'none' }] } });
    expect(Object.keys(unknown.errors)).toEqual(['participants.0.id']);
    const all = await call(checkInMany, { params: session, body: { participants: noted } });
    expect(all.body.attendance).toMatchObject({ total: 2, present: 2 });
  });
});

describe('changing and removing', () => {
  test('a form that is stale is refused', async () => {
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

  test('who was removed is no longer expected, and can’t be noted or removed again', async () => {
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

  test('moving takes a spot there and frees the one here', async () => {
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

test('the list searches, filters and sorts', async () => {
  const session = await newSession({ hours: 2, spots: null });
  await add(session, {
    first_name: 'Noor',
    last_name: 'Öztürk',
    email: 'noor@test.example',
    date_of_birth: '2015-05-05',
  });
  const { id } = await add(session, {
    first_name: 'Bram',
    last_name: 'Aalders',
    email: 'bram@test.example',
    date_of_birth: '1990-05-05',
  });
  await add(session, { first_name: 'Anna', last_name: 'Öztürk', email: 'anna_o@test.example' });
  const names = async (query: Record<string, unknown>) =>
    (await call(listParticipants, { params: session, query })).body.participants.map((row) => row.first_name);
  expect(await names({})).toEqual(['Bram', 'Anna', 'Noor']);
  expect(await names({ order: 'desc' })).toEqual(['Noor', 'Anna', 'Bram']);
  expect(await names({ search: 'ozturk' })).toEqual(['Anna', 'Noor']);
  expect(await names({ search: '_' })).toEqual(['Anna']);
  expect(await names({ sort: 'age' })).toEqual(['Noor', 'Bram', 'Anna']);
  await call(checkIn, { params: { ...session, participantId: id }, body: { status: 'absent' } });
  expect(await names({ checkIn: 'absent' })).toEqual(['Bram']);
  expect(await names({ sort: 'check_in', checkIn: 'none' })).toHaveLength(2);
});

test('what was asked is answered, changed and kept; a wrong answer books nobody', async () => {
  const activityId = await newActivity();
  const session = await newSession({ activityId });
  const [size, extra] = await asSystem(appPool, async (db) => [
    await seedQuestion(db, {
      organization_id: session.organizationId,
      activity_id: activityId,
      title: 'Maat',
      type: 'single_select',
      options: ['S', 'M'],
      required: true,
    }),
    await seedQuestion(db, {
      organization_id: session.organizationId,
      activity_id: activityId,
      title: 'Nog iets?',
      position: 2,
    }),
  ]);
  const wrong = await add(session, { answers: [{ question_id: size, value: 'XXL' }] });
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['answers.0.value']]);
  expect((await add(session, { answers: [] })).status).toBe(422);
  expect(await takenOf(session)).toMatchObject({ taken: 0 });
  const { body, id } = await add(session, { answers: [{ question_id: size, value: 'M' }] });
  expect(body.participant.answers).toMatchObject([{ title: 'Maat', value: 'M' }]);
  const answers = [{ question_id: extra, value: 'Bel mij' }];
  const changed = await call(updateParticipant, { params: { ...session, participantId: id }, body: { answers } });
  expect(changed.body.participant.answers.map((answer) => answer.value)).toEqual(['M', 'Bel mij']);
  const sheet = readSheet((await call(exportParticipants, { params: session })).bytes);
  expect(sheet.map((cells) => cells.slice(-2))).toEqual([
    ['Maat', 'Nog iets?'],
    ['M', 'Bel mij'],
  ]);
});

test('the trail says which fields changed, never what was in them, and who was let in above the spots', async () => {
  const session = await newSession({ spots: 1 });
  await add(session, numbered(1));
  const { id } = await add(session, { ...numbered(2), notes: 'Draagt een bril', override_capacity: true });
  const params = { ...session, participantId: id };
  await call(updateParticipant, { params, body: { email: 'nieuw@test.example', date_of_birth: '2001-02-03' } });
  await call(checkIn, { params, body: { status: 'signed_out' } });
  const { rows } = await rowsOf<{
    action: string;
    subject_name: string;
    changes: Record<string, { old: unknown; new: unknown }>;
  }>(
    sql`select action, subject_name, changes from audit_log where subject_type = 'participants' and subject_id = ${String(id)}
      order by id`,
  );
  expect(rows.map((row) => row.action)).toEqual(['createParticipant', 'updateParticipant', 'checkIn']);
  expect(JSON.stringify(rows)).not.toMatch(/Sanne|bril|@test|2001-02-03/);
  expect(rows[0]?.changes).toMatchObject({ override_capacity: { new: true } });
  expect(Object.keys(rows[1]?.changes ?? {})).toEqual(expect.arrayContaining(['email', 'date_of_birth']));
  expect(rows[2]?.changes).toMatchObject({ check_in: { old: 'none', new: 'signed_out' } });
});
