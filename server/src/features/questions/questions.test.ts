import {
  createActivityQuestion,
  createProductQuestion,
  listActivityQuestions,
  listProductQuestions,
  orderActivityQuestions,
  removeActivityQuestion,
  restoreActivityQuestion,
  updateActivityQuestion,
  updateProductQuestion,
} from '@move/contract/questions/questions.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedActivity } from '../activities/activities.seed.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedSessions } from '../sessions/sessions.seed.ts';
import { seedQuestion } from './questions.seed.ts';

const { call, appPool, tenants } = await testApp();
const of = { organization_id: tenants.organization };
const own = { organizationId: tenants.organization };

async function activityOf(): Promise<{ organizationId: number; activityId: number }> {
  return { ...own, activityId: await asSystem(appPool, (db) => seedActivity(db, { ...of, name: 'Zwemmen' })) };
}
async function ask(params: { organizationId: number; activityId: number }, body: Record<string, unknown> = {}) {
  const answer = await call(createActivityQuestion, { params, body: { type: 'text', title: 'Diploma', ...body } });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.question;
}
const titles = async (params: { organizationId: number; activityId: number }) => {
  const { body } = await call(listActivityQuestions, { params });
  return [body.questions.map(({ title }) => title), body.archived.map(({ title }) => title)];
};

/** Adds a participant with an answer to the question. */
function answered(activityId: number, questionId: number) {
  return asSystem(appPool, async (db) => {
    const times = { start_date: '2027-01-05', start_time: '19:00', end_date: '2027-01-05', end_time: '20:00' };
    const [session_id = 0] = await seedSessions(db, { ...of, activity_id: activityId, ...times });
    const person = { ...of, session_id, first_name: 'Daan', last_name: 'Visser', email: 'daan@test.example' };
    const { id } = await db.insertInto('participants').values(person).returning('id').executeTakeFirstOrThrow();
    const answer = { ...of, field_id: questionId, participant_id: id, value: '"A"' };
    await db.insertInto('question_answers').values(answer).execute();
  });
}

describe('a question', () => {
  test('comes after earlier questions, and keeps fields that a change leaves out', async () => {
    const params = await activityOf();
    const first = await ask(params);
    expect(first).toMatchObject({ type: 'text', required: false, options: [], url: null, answers_count: 0 });
    const second = await ask(params, {
      type: 'multi_select',
      title: 'Dagen',
      options: ['  Maandag ', 'Dinsdag'],
      required: true,
      url: 'https://zwemclub.example/dagen',
    });
    expect(second.options).toEqual(['Maandag', 'Dinsdag']);
    const to = { ...params, activityQuestionId: second.id };
    const { body } = await call(updateActivityQuestion, {
      params: to,
      body: { type: 'multi_select', title: 'Welke dagen?' },
    });
    expect(body.question).toMatchObject({ ...second, title: 'Welke dagen?', updated_at: body.question.updated_at });
    expect(await titles(params)).toEqual([['Diploma', 'Welke dagen?'], []]);
    const late = await call(updateActivityQuestion, {
      params: to,
      body: { type: 'multi_select', title: 'Te laat', updated_at: second.updated_at },
    });
    expect([late.status, Object.keys(late.errors)]).toEqual([409, ['updated_at']]);
  });

  test.each([
    ['no title', { title: ' ' }, 'title', 'Vraag is verplicht'],
    ['no type of answer', { type: undefined }, 'type', 'Soort antwoord is verplicht'],
    ['an unknown type', { type: 'number' }, 'type', undefined],
    [
      'an empty list of options',
      { type: 'single_select', options: [] },
      'options',
      'Voeg minimaal één antwoord toe waaruit mensen kiezen',
    ],
    ['no list of options', { type: 'multi_select' }, 'options', undefined],
    ['one option twice', { type: 'single_select', options: ['Ja', 'JA '] }, 'options.1', 'Dit antwoord staat er al'],
    ['an empty option', { type: 'single_select', options: ['Ja', ' '] }, 'options.1', undefined],
    ['an option that is too long', { type: 'single_select', options: ['x'.repeat(256)] }, 'options.0', undefined],
    [
      '51 options',
      { type: 'single_select', options: Array.from({ length: 51 }, (_, n) => `${n}`) },
      'options',
      undefined,
    ],
    ['an invalid link', { url: 'javascript:alert(1)' }, 'url', undefined],
  ])('is refused with %s, on its field', async (_what, change, field, message) => {
    const params = await activityOf();
    const body = { type: 'text', title: 'Vraag', ...change };
    const { status, errors } = await call(createActivityQuestion, { params, body });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
    if (message) expect(errors[field]).toEqual([message]);
  });

  test('loses its options when it is answered by text, and requires them otherwise', async () => {
    const params = await activityOf();
    const { id } = await ask(params, { type: 'single_select', options: ['S', 'M'] });
    const to = { ...params, activityQuestionId: id };
    const change = (body: object) => call(updateActivityQuestion, { params: to, body: { title: 'Maat', ...body } });
    expect((await change({ type: 'multi_select', options: [] })).errors).toHaveProperty('options');
    expect((await change({ type: 'text', options: ['S'] })).body.question.options).toEqual([]);
    const back = await change({ type: 'multi_select' });
    expect([back.status, Object.keys(back.errors)]).toEqual([422, ['options']]);
  });

  test('is refused when the offer has fifty questions', async () => {
    const params = await activityOf();
    await asSystem(appPool, async (db) => {
      for (let position = 1; position <= 50; position += 1) {
        await seedQuestion(db, { ...of, activity_id: params.activityId, title: `Vraag ${position}`, position });
      }
    });
    const { status, errors } = await call(createActivityQuestion, { params, body: { type: 'text', title: 'Meer' } });
    expect([status, errors]).toEqual([422, { title: ['Er kunnen hier maximaal 50 vragen zijn'] }]);
  });

  test('belongs to its own offer only', async () => {
    const params = await activityOf();
    const other = await activityOf();
    const { id } = await ask(params);
    const elsewhere = { ...other, activityQuestionId: id };
    expect((await call(updateActivityQuestion, { params: elsewhere, body: { type: 'text', title: 'x' } })).status).toBe(
      404,
    );
    expect((await call(removeActivityQuestion, { params: elsewhere })).status).toBe(404);
    const productId = await asSystem(appPool, (db) => seedProduct(db, { ...of, name: 'Kaart' }));
    const ofProduct = { ...own, productId };
    const wrong = { ...ofProduct, productQuestionId: id };
    expect((await call(updateProductQuestion, { params: wrong, body: { type: 'text', title: 'x' } })).status).toBe(404);
    const asked = await call(createProductQuestion, {
      params: ofProduct,
      body: { type: 'text', title: 'Op naam van' },
    });
    expect(asked.status).toBe(201);
    const { body } = await call(listProductQuestions, { params: ofProduct });
    expect(body.questions.map(({ title }) => title)).toEqual(['Op naam van']);
    expect(await titles(params)).toEqual([['Diploma'], []]);
  });
});

describe('an answered question', () => {
  test('keeps its type, and its text may change', async () => {
    const params = await activityOf();
    const { id } = await ask(params);
    await answered(params.activityId, id);
    const to = { ...params, activityQuestionId: id };
    const { status, errors } = await call(updateActivityQuestion, {
      params: to,
      body: { type: 'single_select', title: 'Diploma', options: ['A', 'B'] },
    });
    expect([status, errors]).toEqual([422, { type: ['Op deze vraag is al geantwoord; het soort antwoord ligt vast'] }]);
    const { body } = await call(updateActivityQuestion, { params: to, body: { type: 'text', title: 'Zwemdiploma' } });
    expect(body.question).toMatchObject({ title: 'Zwemdiploma', answers_count: 1 });
  });

  test('is archived, and can be asked again at its old position', async () => {
    const params = await activityOf();
    const first = await ask(params, { title: 'Eerst' });
    await ask(params, { title: 'Daarna' });
    await answered(params.activityId, first.id);
    const to = { ...params, activityQuestionId: first.id };
    expect((await call(removeActivityQuestion, { params: to })).status).toBe(204);
    expect(await titles(params)).toEqual([['Daarna'], ['Eerst']]);
    expect((await call(updateActivityQuestion, { params: to, body: { type: 'text', title: 'x' } })).status).toBe(404);
    expect((await call(removeActivityQuestion, { params: to })).status).toBe(404);
    expect((await call(restoreActivityQuestion, { params: to })).body.question.archived_at).toBeNull();
    expect(await titles(params)).toEqual([['Eerst', 'Daarna'], []]);
  });

  test('is archived, while a question without answers is removed and can be restored for 30 days', async () => {
    const params = await activityOf();
    const { id } = await ask(params);
    const to = { ...params, activityQuestionId: id };
    await call(removeActivityQuestion, { params: to });
    expect(await titles(params)).toEqual([[], []]);
    expect((await call(restoreActivityQuestion, { params: to })).status).toBe(200);
    await call(removeActivityQuestion, { params: to });
    await asSystem(appPool, (db) =>
      db.updateTable('question_fields').set({ deleted_at: '2026-01-01T00:00:00Z' }).where('id', '=', id).execute(),
    );
    expect((await call(restoreActivityQuestion, { params: to })).status).toBe(404);
  });
});

test('the questions have the order that was saved; saving is refused when another user changed the order meanwhile', async () => {
  const params = await activityOf();
  const [a, b, c] = [
    await ask(params, { title: 'A' }),
    await ask(params, { title: 'B' }),
    await ask(params, { title: 'C' }),
  ].map(({ id }) => id);
  const order = (body: object) => call(orderActivityQuestions, { params, body: { ...body } });
  expect((await order({ ids: [c, a, b], seen_ids: [a, b, c] })).body.questions.map(({ id }) => id)).toEqual([c, a, b]);
  const late = await order({ ids: [a, b, c], seen_ids: [a, b, c] });
  expect([late.status, Object.keys(late.errors)]).toEqual([409, ['updated_at']]);
  // questions that the call doesn't name, e.g. added meanwhile, stay at the end
  expect((await order({ ids: [b] })).body.questions.map(({ id }) => id)).toEqual([b, c, a]);
  const other = await ask(await activityOf());
  expect((await order({ ids: [other.id] })).errors).toHaveProperty('ids');
});
