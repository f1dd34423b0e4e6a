import { updateActivityQuestion } from '@move/contract/questions/questions.ts';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedProduct } from '../../products/products.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';
import { checkAnswers, copyQuestions, readAnswers, saveAnswers } from '../public.ts';
import { findQuestions } from '../questions.queries.ts';
import { seedQuestion } from '../questions.seed.ts';

const { appPool, call, tenants } = await testApp();
const organizationId = tenants.organization;
const of = { organization_id: organizationId };
const inside = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

const world = await inside(async (db) => {
  const activityId = await seedActivity(db, { ...of, name: 'Zwemmen' });
  const times = { start_date: '2027-01-05', start_time: '19:00', end_date: '2027-01-05', end_time: '20:00' };
  const [session_id = 0] = await seedSessions(db, { ...of, activity_id: activityId, ...times });
  const asked = { ...of, activity_id: activityId };
  const person = (first_name: string) =>
    db
      .insertInto('participants')
      .values({ ...of, session_id, first_name, last_name: 'Visser', email: `${first_name}@test.example` })
      .returning('id')
      .executeTakeFirstOrThrow();
  return {
    offer: { kind: 'activity', id: activityId, organizationId } as const,
    name: await seedQuestion(db, { ...asked, title: 'Naam', required: true, position: 2 }),
    size: await seedQuestion(db, {
      ...asked,
      title: 'Maat',
      type: 'single_select',
      options: ['S', 'M'],
      position: 1,
    }),
    days: await seedQuestion(db, {
      ...asked,
      title: 'Dagen',
      type: 'multi_select',
      options: ['Ma', 'Di', 'Wo'],
      position: 3,
    }),
    daan: (await person('Daan')).id,
    eva: (await person('Eva')).id,
  };
});
const { offer, name, size, days } = world;
const answererOf = (id: number) => ({ column: 'participant_id', id }) as const;
const read = (id: number) =>
  inside(async (db) => (await readAnswers(db, { column: 'participant_id', ids: [id] })).get(id));

function answer(id: number, answers: { question_id: number; value: string | string[] | null }[], isNew = false) {
  return inside(async (db) => {
    const answerer = answererOf(id);
    const checked = await checkAnswers(db, { offer, answers, ...(isNew ? {} : { answerer }) });
    await saveAnswers(db, { organizationId, answerer, answers: checked });
  });
}

test('answers are stored in the order of the options and questions', async () => {
  await answer(
    world.daan,
    [
      { question_id: name, value: '  Daan ' },
      { question_id: size, value: null },
      { question_id: days, value: ['Wo', 'Ma'] },
    ],
    true,
  );
  expect(await read(world.daan)).toEqual([
    { question_id: name, title: 'Naam', type: 'text', value: 'Daan', is_archived: false },
    { question_id: days, title: 'Dagen', type: 'multi_select', value: ['Ma', 'Wo'], is_archived: false },
  ]);
  expect(await read(world.eva)).toEqual([]);
});

test('an answer that is left out stays, an emptied answer is removed', async () => {
  await answer(
    world.eva,
    [
      { question_id: name, value: 'Eva' },
      { question_id: size, value: 'S' },
    ],
    true,
  );
  await answer(world.eva, [{ question_id: size, value: 'M' }]);
  expect((await read(world.eva))?.map(({ value }) => value)).toEqual(['M', 'Eva']);
  await answer(world.eva, [{ question_id: size, value: null }]);
  expect((await read(world.eva))?.map(({ value }) => value)).toEqual(['Eva']);
});

test('an invalid answer is refused on its own field, a missing required answer on `answers`', async () => {
  const refusal = (answers: Parameters<typeof answer>[1]) =>
    answer(world.daan, answers, true).catch((error: { sentences: { field: string }[] }) =>
      error.sentences.map(({ field }) => field),
    );
  expect(await refusal([{ question_id: size, value: 'XL' }])).toEqual(['answers.0.value', 'answers']);
  expect(await refusal([{ question_id: name, value: ' ' }])).toEqual(['answers.0.value']);
});

test('an answer given while the type of its question is changed is stored, and the change is refused', async () => {
  const late = await inside((db) => seedQuestion(db, { ...of, activity_id: offer.id, title: 'Diploma', position: 9 }));
  const params = { organizationId, activityId: offer.id, activityQuestionId: late };
  const changing = await inside(async (db) => {
    const answerer = answererOf(world.eva);
    const answers = await checkAnswers(db, { offer, answers: [{ question_id: late, value: 'B' }], answerer });
    const refusal = call(updateActivityQuestion, {
      params,
      body: { type: 'single_select', title: 'Diploma', options: ['A'] },
    });
    // gives the change of the type time to come first, which the lock must prevent
    await new Promise((wake) => {
      setTimeout(wake, 150);
    });
    await saveAnswers(db, { organizationId, answerer, answers });
    return { answer: refusal };
  });
  const { status, errors } = await changing.answer;
  expect([status, Object.keys(errors)]).toEqual([422, ['type']]);
  await inside((db) => db.deleteFrom('question_answers').where('field_id', '=', late).execute());
  await inside((db) => db.deleteFrom('question_fields').where('id', '=', late).execute());
});

test('an archived question can’t be answered any more, while its answers stay', async () => {
  await inside((db) =>
    db.updateTable('question_fields').set({ archived_at: new Date().toISOString() }).where('id', '=', days).execute(),
  );
  await expect(answer(world.daan, [{ question_id: days, value: ['Di'] }])).rejects.toThrow('question.unknown');
  expect((await read(world.daan))?.at(-1)).toMatchObject({ title: 'Dagen', value: ['Ma', 'Wo'], is_archived: true });
});

test('a copy has the active questions, and no answers', async () => {
  const copied = await inside(async (db) => {
    const to = { kind: 'product', id: await seedProduct(db, { ...of, name: 'Kaart' }), organizationId } as const;
    await copyQuestions(db, { from: offer, to });
    return findQuestions(db, to);
  });
  expect(copied.archived).toEqual([]);
  expect(copied.questions).toMatchObject([
    { title: 'Maat', options: ['S', 'M'], answers_count: 0 },
    { title: 'Naam', required: true, answers_count: 0 },
  ]);
});
