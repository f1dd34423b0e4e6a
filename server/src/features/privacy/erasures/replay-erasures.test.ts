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

test('data that a restored backup brought back is erased again; replaying the list once more erases nothing', async () => {
  const erasures = await listed();
  // the data as a backup from before the erasure has it
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

test('an erased account is erased again, even if the backup restored its roles', async () => {
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

test('people and accounts that were made after an erasure, with the ids of the erased ones, stay', async () => {
  const { sessionId, trainer, profileId } = await asSystem(appPool, async (db) => {
    const { session_id } = await db.selectFrom('participants').select('session_id').limit(1).executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('profiles')
      .values({ application_id: tenants.application, email: 'later@test.example' })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { sessionId: session_id, trainer: tenants.users.trainer, profileId: id };
  });
  const person = {
    organization_id: organizationId,
    first_name: 'Later',
    last_name: 'Geboekt',
    email: 'later@test.example',
  };
  const made = await asSystem(appPool, async (db) => {
    const participant = await db
      .insertInto('participants')
      .values({ ...person, session_id: sessionId })
      .returning('id')
      .executeTakeFirstOrThrow();
    const contact = await db.insertInto('contacts').values(person).returning('id').executeTakeFirstOrThrow();
    const invite = await db
      .insertInto('invites')
      .values({ ...person, role: 'trainer', token_hash: Buffer.alloc(32) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { participants: [participant.id], contacts: [contact.id], invites: [invite.id] };
  });
  // an erasure of people and accounts that the restore lost, so that their ids are given to new ones
  const erased_at = new Date(Date.now() - 60_000).toISOString();
  const lost = [
    { organization_id: organizationId, records: made, erased_at },
    { organization_id: null, records: { users: [trainer], profiles: [profileId] }, erased_at },
  ];
  await asSystem(appPool, (db) => sql`update users set created_at = now() where id = ${trainer}`.execute(db));
  expect(await replayErasures(appPool, lost)).toBe(0);
  const { rows } = await rowsOf(sql<{ name: string }>`
    select first_name as name from participants where id = ${made.participants[0]}
    union all select first_name from contacts where id = ${made.contacts[0]}
    union all select first_name from invites where id = ${made.invites[0]}
    union all select email from profiles where id = ${profileId}
    union all select role from user_roles where user_id = ${trainer}`);
  expect(rows.map(({ name }) => name)).toEqual(['Later', 'Later', 'Later', 'later@test.example', 'trainer']);
});

test('only the records of a person that are older than the erasure are erased again', async () => {
  const person = { organization_id: organizationId, first_name: 'Oud', last_name: 'Nieuw', email: 'oud@test.example' };
  const [older, newer] = await asSystem(appPool, (db) =>
    db
      .insertInto('contacts')
      .values([person, { ...person, email: 'OUD@test.example' }])
      .returning('id')
      .execute(),
  );
  const erased_at = new Date(Date.now() - 60_000).toISOString();
  await asSystem(appPool, (db) =>
    sql`update contacts set created_at = ${erased_at}::timestamptz where id = ${older?.id}`.execute(db),
  );
  const records = { contacts: [older?.id ?? 0, newer?.id ?? 0] };
  expect(await replayErasures(appPool, [{ organization_id: organizationId, records, erased_at }])).toBe(1);
  const { rows } = await rowsOf(sql`select id from contacts where id = any (${records.contacts}::bigint[])`);
  expect(rows).toEqual([{ id: newer?.id }]);
});

test('a record that is made while an erasure waits counts as made before it', async () => {
  const { made, listed: moment } = await asSystem(appPool, async (db) => {
    await sql`select pg_sleep(0.05)`.execute(db);
    const { rows } = await sql<{ made: string; listed: string }>`
      with made as (select clock_timestamp() as at)
      insert into erasures (organization_id, records) select null, '{}' from made
      returning (select at from made) as made, erased_at as listed`.execute(db);
    return rows[0] ?? { made: '', listed: '' };
  });
  expect(moment >= made).toBe(true);
});
