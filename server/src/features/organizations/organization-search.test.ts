import { listOrganizationChoices } from '@move/contract/organizations/organization-choices.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { seedOrganization } from './organizations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child, otherApplication } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

const seed = (name: string, home_application_id: number, application_ids: number[] = []) =>
  system((db) => seedOrganization(db, { name, home_application_id, application_ids }));

type Query = { search?: string; status?: 'pending' | 'accepted' | 'rejected'; page?: number; itemsPerPage?: number };

async function find(as: TestUser, query: Query) {
  const { body } = await call(listOrganizations, { as, query });
  return { names: body.organizations.map(({ name }) => name), total: body.meta.pagination.total };
}

async function choose(as: TestUser, search: string) {
  const { body } = await call(listOrganizationChoices, { as, query: { search } });
  return { names: body.organizations.map(({ name }) => name), total: body.meta.pagination.total };
}

/** The kept total of a list, after checking that it is the number of rows. */
async function totals(as: TestUser, query: Query = {}) {
  const { names, total } = await find(as, { ...query, itemsPerPage: 1000 });
  expect(total).toBe(names.length);
  return total;
}

test('a search finds organisations of the caller’s own platforms only', async () => {
  await seed('Korfbal Hier', application);
  await seed('Korfbal Zuid', child);
  await seed('Korfbal Elders', otherApplication);
  await seed('Korfbal Overal', otherApplication, [child]);
  const [here, south, elsewhere] = ['Korfbal Hier', 'Korfbal Zuid', 'Korfbal Elders'];
  for (const ask of [find, (as: TestUser, { search }: { search: string }) => choose(as, search)]) {
    const search = 'KÓRFBAL';
    expect(await ask('admin', { search })).toEqual({ names: [here, 'Korfbal Overal', south], total: 3 });
    expect(await ask('childAdmin', { search })).toEqual({ names: ['Korfbal Overal', south], total: 2 });
    expect(await ask('strangerAdmin', { search })).toEqual({ names: [elsewhere, 'Korfbal Overal'], total: 2 });
  }
  expect(await choose('staff', 'korfbal')).toEqual({ names: [], total: 0 });
  expect(await choose('staff', 'zwemclub')).toEqual({ names: ['Zwemclub Test'], total: 1 });
});

test('a search reflects names, removal, platforms and deletion', async () => {
  const id = await seed('Waterpolo', application);
  const found = async () => [
    (await find('admin', { search: 'polo' })).total,
    (await find('childAdmin', { search: 'polo' })).total,
  ];
  expect(await found()).toEqual([1, 0]);
  const link = { organization_id: id, application_id: child };
  await system((db) => db.insertInto('organization_applications').values(link).execute());
  expect(await found()).toEqual([1, 1]);
  const change = (set: { name?: string; deleted_at?: string | null }) =>
    system((db) => db.updateTable('organizations').set(set).where('id', '=', id).execute());
  await change({ name: 'Zaalsport' });
  expect(await found()).toEqual([0, 0]);
  await change({ name: 'Waterpolo', deleted_at: new Date().toISOString() });
  expect(await found()).toEqual([0, 0]);
  await change({ deleted_at: null });
  expect(await found()).toEqual([1, 1]);
  await system((db) => db.deleteFrom('organization_applications').where('organization_id', '=', id).execute());
  expect(await found()).toEqual([0, 0]);
  await system((db) => db.deleteFrom('organizations').where('id', '=', id).execute());
  await totals('admin');
});

test('the kept total counts an organisation once, also on several platforms of the family, and none of other platforms', async () => {
  const people: TestUser[] = ['admin', 'childAdmin', 'strangerAdmin', 'superadmin'];
  const count = async () => Promise.all(people.map((as) => totals(as)));
  const [all = 0, south = 0, elsewhere = 0] = await count();
  const id = await seed('Dubbel', application, [child]);
  expect((await count()).slice(0, 3)).toEqual([all + 1, south + 1, elsewhere]);
  await system((db) => sql`select compact_organization_counts()`.execute(db));
  expect((await count()).slice(0, 3)).toEqual([all + 1, south + 1, elsewhere]);
  expect((await find('admin', { page: 99 })).total).toBe(all + 1);
  const pending = await totals('admin', { status: 'pending' });
  const withdraw = { status: 'rejected', rejected_reason: 'Dubbel' } as const;
  const other = await system((db) =>
    seedOrganization(db, { name: 'Wacht', home_application_id: child, status: 'pending' }),
  );
  expect(await totals('admin', { status: 'pending' })).toBe(pending + 1);
  await system((db) => db.updateTable('organizations').set(withdraw).where('id', '=', other).execute());
  expect(await totals('admin', { status: 'pending' })).toBe(pending);
  const dropped = { organization_id: id, application_id: child };
  await system((db) =>
    db
      .deleteFrom('organization_applications')
      .where('organization_id', '=', dropped.organization_id)
      .where('application_id', '=', dropped.application_id)
      .execute(),
  );
  expect((await count()).slice(0, 2)).toEqual([all + 2, south + 1]);
});

test('a search stays within the scope; after it, the table of search texts shows no rows', async () => {
  const id = await seed('Handbal Elders', otherApplication);
  const client = await appPool.connect();
  try {
    await client.query('begin');
    await client.query("select set_scope('applications', '{}', $1)", [[application, child]]);
    const found = async (text: string) =>
      (await client.query<{ id: number }>('select search_organizations($1) as id', [text])).rows.map((row) => row.id);
    expect(await found('%')).toContain(tenants.organization);
    expect(await found('%')).not.toContain(id);
    expect(await found('%handbal%')).toEqual([]);
    expect((await client.query('select from organization_search')).rowCount).toBe(0);
    const { rows } = await client.query<{ application_ids: number[] }>(
      'select application_ids from organization_counts',
    );
    expect(rows.every((row) => row.application_ids.some((each) => each === application || each === child))).toBe(true);
    const write = "update organization_search set text = 'x'";
    expect((await client.query(write)).rowCount).toBe(0);
  } finally {
    await client.query('rollback');
    client.release();
  }
});

test('the copy of the platforms in the row of an organisation follows the links, and can’t be written otherwise', async () => {
  const id = await seed('Kopie', application, [child]);
  const copied = () =>
    system(async (db) => {
      const { rows } = await sql<{ ids: number[]; links: number[] }>`
        select application_ids as ids, array(
          select application_id from organization_applications where organization_id = ${id} order by 1) as links
        from organizations where id = ${id}`.execute(db);
      return rows[0];
    });
  expect(await copied()).toEqual({ ids: [application, child], links: [application, child] });
  await system((db) =>
    sql`delete from organization_applications where organization_id = ${id} and application_id = ${application}`.execute(
      db,
    ),
  );
  expect(await copied()).toEqual({ ids: [child], links: [child] });
  const client = await appPool.connect();
  try {
    await client.query('begin');
    await client.query("select set_scope('organizations', $1, '{}')", [[id]]);
    const write = client.query('update organizations set application_ids = $1 where id = $2', [
      [child, application],
      id,
    ]);
    await expect(write).rejects.toThrow('application_ids is a copy of organization_applications');
  } finally {
    await client.query('rollback');
    client.release();
  }
  const { rows } = await system((db) =>
    sql`select id from organizations where application_ids <> array(
      select application_id from organization_applications where organization_id = organizations.id order by 1)`.execute(
      db,
    ),
  );
  expect(rows).toEqual([]);
});
