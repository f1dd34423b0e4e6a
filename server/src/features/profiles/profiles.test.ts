import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { findOrCreateProfile } from './find-or-create-profile.ts';

const { appPool } = await testDatabase();
const { application, otherApplication } = await seedTenants(appPool);
const now = new Date('2026-11-23T12:00:00.000Z');

/** Finds or creates a profile in the scope of a call by a website, which can't read profiles. */
const find = (email: string, { applicationId = application, at = now } = {}) =>
  asSystem(appPool, async (db) => {
    await sql`select set_scope('public', '{}', ${[applicationId]}::bigint[])`.execute(db);
    const id = await findOrCreateProfile(db, { applicationId, email, locale: 'en', now: at });
    const { rows } = await sql`select from profiles`.execute(db);
    expect(rows).toEqual([]);
    return id;
  });
const read = (id: number) =>
  asSystem(appPool, (db) => db.selectFrom('profiles').selectAll().where('id', '=', id).executeTakeFirstOrThrow());

test('an address has one profile on a platform, and another one on another platform', async () => {
  const id = await find('Mila@Test.example');
  expect(await find('mila@test.example')).toBe(id);
  expect(await find('mila@test.example', { applicationId: otherApplication })).not.toBe(id);
  expect(await read(id)).toMatchObject({ email: 'Mila@Test.example', locale: 'en', first_name: null });
});

test('ten calls at once create one profile', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, () => find('samen@test.example')));
  expect(new Set(ids).size).toBe(1);
});

test('the last use is stored at most once a day', async () => {
  const id = await find('gebruik@test.example');
  await find('gebruik@test.example', { at: new Date('2026-11-24T11:00:00Z') });
  expect((await read(id)).last_used_at).toBe('2026-11-23T12:00:00.000Z');
  await find('gebruik@test.example', { at: new Date('2026-11-25T11:00:00Z') });
  expect((await read(id)).last_used_at).toBe('2026-11-25T11:00:00.000Z');
});
