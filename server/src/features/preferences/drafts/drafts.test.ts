import { getDraft, removeDraft, saveDraft, updatePreferences } from '@move/contract/preferences/preferences.ts';
import { describe, expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const { call, tenants, appPool } = await testApp();

describe('a draft', () => {
  const form = { form: 'locations-1' };

  test('is kept for its creator until it is discarded', async () => {
    expect((await call(getDraft, { params: form })).body.draft).toBeNull();
    await call(saveDraft, { params: form, body: { values: { name: 'Zwem' } } });
    await call(saveDraft, { params: form, body: { values: { name: 'Zwembad', sports: [1] } } });
    expect((await call(getDraft, { params: form })).body.draft?.values).toEqual({ name: 'Zwembad', sports: [1] });
    expect((await call(getDraft, { params: form, as: 'trainer' })).body.draft).toBeNull();
    expect((await call(removeDraft, { params: form })).status).toBe(204);
    expect((await call(getDraft, { params: form })).body.draft).toBeNull();
  });

  test('is kept for 30 days and has a maximum size', async () => {
    await call(saveDraft, { params: form, body: { values: { name: 'Oud' } } });
    await appPool.query(`update form_drafts set updated_at = now() - interval '31 days'`);
    expect((await call(getDraft, { params: form })).body.draft).toBeNull();
    await call(saveDraft, { params: { form: 'other' }, body: { values: {} } });
    const { rows } = await appPool.query(`select form from form_drafts`);
    expect(rows).toEqual([{ form: 'other' }]);
    const sized = (length: number) => call(saveDraft, { params: form, body: { values: { text: 'x'.repeat(length) } } });
    expect((await sized(64_000)).status).toBe(422);
    expect((await sized(63_000)).status).toBe(200);
  });
});

test('a user keeps at most 200 drafts and the settings of 500 lists: the oldest are removed, those of other users stay', async () => {
  const fill = async (table: string, name: string, columns: string, values: string, most: number) => {
    await appPool.query(`delete from ${table}`);
    await appPool.query(
      `insert into ${table} (user_id, ${name}, ${columns}, updated_at)
       select $1, 'old ' || number, ${values}, now() - make_interval(mins => number) from generate_series(1, $2::int) as number`,
      [tenants.users.staff, most],
    );
    await appPool.query(`insert into ${table} (user_id, ${name}, ${columns}) values ($1, 'other', ${values})`, [
      tenants.users.trainer,
    ]);
  };
  const left = async (table: string, name: string, added: string, most: number) => {
    const { rows } = await appPool.query(`select ${name} as name from ${table} order by updated_at desc`);
    const names = rows.map((row) => row.name as string);
    expect(names).toHaveLength(most + 1);
    return [
      names.includes(added),
      names.includes('other'),
      names.includes(`old ${most - 1}`),
      names.includes(`old ${most}`),
    ];
  };
  await fill('form_drafts', 'form', 'values', "'{}'", 200);
  expect((await call(saveDraft, { params: { form: 'new' }, body: { values: {} } })).status).toBe(200);
  expect(await left('form_drafts', 'form', 'new', 200)).toEqual([true, true, true, false]);
  await fill('user_preferences', 'list', 'density', "'roomy'", 500);
  expect((await call(updatePreferences, { params: { list: 'listTags' }, body: {} })).status).toBe(200);
  expect(await left('user_preferences', 'list', 'listTags', 500)).toEqual([true, true, true, false]);
});

test('the drafts of a user are at most 2 MB together: the oldest are removed, the draft just saved stays', async () => {
  await appPool.query('delete from form_drafts');
  const values = { text: 'x'.repeat(60_000) };
  for (let number = 1; number <= 34; number++)
    expect((await call(saveDraft, { params: { form: `form ${number}` }, body: { values } })).status).toBe(200);
  const { rows } = await appPool.query('select form from form_drafts order by updated_at');
  expect(rows.map((row) => row.form as string)).toEqual(Array.from({ length: 33 }, (_, at) => `form ${at + 2}`));
});
