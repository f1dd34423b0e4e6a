import { listCheckIn } from '@move/contract/check-in/check-in.ts';
import {
  checkIn,
  exportParticipants,
  getParticipant,
  listParticipants,
  updateParticipant,
} from '@move/contract/participants/participants.ts';
import { surnameSortKey } from '@move/domain/kit/text/surname.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { numbered, peopleWorld } from '../../testing/worlds/people-world.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import { seedQuestion } from '../questions/questions.seed.ts';

const { appPool, call, rowsOf, newActivity, newSession, add, takenOf } = await peopleWorld();

test('the lists for staff and for check-in are sorted by name', async () => {
  const session = await newSession({ hours: 2, spots: null });
  const people = [
    'van den Berg',
    'Müller',
    "in 't Veld",
    'de Vries',
    'Van',
    'van ’t Hof',
    "d'Ancona",
    'Vandenberg',
    'Aalders',
  ];
  for (const [index, last_name] of people.entries()) await add(session, { ...numbered(index), last_name });
  const sorted = people.toSorted((one, other) => (surnameSortKey(one) < surnameSortKey(other) ? -1 : 1));
  const desk = (await call(listParticipants, { params: session })).body.participants;
  expect(desk.map(({ last_name }) => last_name)).toEqual(sorted);
  const door = (await call(listCheckIn, { params: session })).body.people;
  expect(door.map(({ last_name }) => last_name)).toEqual(sorted);
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
  expect(await names({ age: '..17' })).toEqual(['Noor']);
  expect(await names({ age: '18..120' })).toEqual(['Bram']);
  expect(await names({ age: 'none' })).toEqual(['Anna']);
  const { body } = await call(listParticipants, { params: session, query: { age: 'not:none' } });
  expect(body.meta.pagination.total).toBe(2);
  await call(checkIn, { params: { ...session, participantId: id }, body: { status: 'absent' } });
  expect(await names({ checkIn: 'absent' })).toEqual(['Bram']);
  expect(await names({ sort: 'check_in', checkIn: 'none' })).toHaveLength(2);
});

test('answers to questions are stored and can be changed; an invalid answer prevents the booking', async () => {
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

test('a list has the beginning of a long answer, the participant all of it', async () => {
  const activityId = await newActivity();
  const session = await newSession({ activityId });
  const [short, long] = await asSystem(appPool, async (db) => {
    const question = { organization_id: session.organizationId, activity_id: activityId };
    return [
      await seedQuestion(db, { ...question, title: 'Kort' }),
      await seedQuestion(db, { ...question, title: 'Lang', position: 2 }),
    ];
  });
  const values = ['é'.repeat(100), 'é'.repeat(101)];
  const { id } = await add(session, {
    answers: [short, long].map((question_id, at) => ({ question_id, value: values[at] })),
  });
  const [listed] = (await call(listParticipants, { params: session })).body.participants;
  expect(listed?.answers.map(({ value }) => value)).toEqual([values[0], `${values[0]}…`]);
  const { participant } = (await call(getParticipant, { params: { ...session, participantId: id } })).body;
  expect(participant.answers.map(({ value }) => value)).toEqual(values);
});

test('the trail has which fields changed, never their values, and who was booked above the number of spots', async () => {
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
