import { eraseUser } from '@move/contract/privacy/account-data.ts';
import { erasePersonalData } from '@move/contract/privacy/personal-data.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { MARKS, marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';
import { seedRole } from '../../access/access.seed.ts';
import { listErasures, replayErasures } from './replay-erasures.ts';

const { call, appPool, organizationId, plant, tablesWith, rowsOf, tenants } = await personalDataWorld();
const listed = () => asSystem(appPool, (db) => listErasures(db, '2000-01-01'));
const { record, participantId } = await plant();
const params = { organizationId, record };

test('the list of erasures has no personal data', async () => {
  const name = `${marked.first_name} ${marked.last_name}`;
  expect((await call(erasePersonalData, { params, body: { name } })).status).toBe(204);
  const erasures = await listed();
  expect(erasures).toEqual([
    { organization_id: organizationId, erased_at: expect.any(String), records: expect.any(Object) },
  ]);
  expect(erasures[0]?.records['participants']).toContain(participantId);
  expect(JSON.stringify(erasures).toLowerCase()).not.toMatch(new RegExp(MARKS.join('|')));
});

test('data that a restored backup brings back is erased again, once', async () => {
  const erasures = await listed();
  // as in a backup from before the erasure
  await asSystem(appPool, (db) =>
    sql`update participants set first_name = ${marked.first_name}, last_name = ${marked.last_name}, email = ${marked.email},
      date_of_birth = ${marked.date_of_birth}, notes = 'Zqnotitie', birth_removed_at = null where id = ${participantId}`.execute(
      db,
    ),
  );
  await asSystem(appPool, (db) =>
    sql`update orders set email = ${marked.email}, first_name = 'Zqnoor' where email like '%@erased.invalid'`.execute(
      db,
    ),
  );
  expect(await replayErasures(appPool, erasures)).toBe(1);
  expect(await tablesWith(MARKS)).toEqual([]);
  expect(await replayErasures(appPool, erasures)).toBe(0);
});

test('a booking made after the erasure stays when the list is replayed', async () => {
  const erasures = await listed();
  const { sessionId } = (
    await rowsOf(sql<{ sessionId: number }>`select session_id as "sessionId" from participants limit 1`)
  ).rows[0] ?? { sessionId: 0 };
  const { id } = await asSystem(appPool, (db) =>
    db
      .insertInto('participants')
      .values({ organization_id: organizationId, session_id: sessionId, ...marked })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  expect(await replayErasures(appPool, erasures)).toBe(0);
  const { rows } = await rowsOf(sql<{ first_name: string }>`select first_name from participants where id = ${id}`);
  expect(rows).toEqual([{ first_name: marked.first_name }]);
});

test('an erased account is erased again, even if its roles were restored', async () => {
  const userId = tenants.users.nobody;
  const body = { email: 'nobody@test.example' };
  expect((await call(eraseUser, { as: 'superadmin', params: { userId }, body })).status).toBe(204);
  const erasures = (await listed()).filter((erasure) => erasure.organization_id === null);
  await asSystem(appPool, async (db) => {
    await sql`update users set email = 'nobody@test.example', first_name = 'Nog', anonymized_at = null, deleted_at = null
      where id = ${userId}`.execute(db);
    await seedRole(db, { user_id: userId, role: 'trainer', organization_id: organizationId });
  });
  expect(await replayErasures(appPool, erasures)).toBe(1);
  const { rows } = await rowsOf(sql<{ first_name: string }>`select first_name from users where id = ${userId}`);
  expect(rows).toEqual([{ first_name: 'Verwijderde' }]);
  expect(await replayErasures(appPool, erasures)).toBe(0);
});
