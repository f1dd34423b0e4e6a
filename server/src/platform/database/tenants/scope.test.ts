import { expect, test } from 'vitest';
import { seedTenants } from '../../../testing/tenants.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const { appPool, ownerPool } = await testDatabase();
const { application, otherApplication, organization } = await seedTenants(appPool);

test('row-level security applies to the role of the app, which isn’t the owner', async () => {
  const { rows } = await appPool.query(
    'select current_user as role, rolsuper, rolbypassrls from pg_roles where rolname = current_user',
  );
  expect(rows).toEqual([{ role: 'move_app', rolsuper: false, rolbypassrls: false }]);
  expect((await ownerPool.query('select current_user as role')).rows).toEqual([{ role: 'move_owner' }]);
});

test('no scope is set by default or left by an earlier transaction', async () => {
  const scope =
    'select app_scope() as scope, app_organization_ids() as organizations, app_application_ids() as applications, app_token_hash() as token';
  const nothing = { scope: null, organizations: [], applications: [], token: null };
  const client = await appPool.connect();
  expect((await client.query(scope)).rows[0]).toEqual(nothing);
  await client.query('begin');
  await client.query(
    "select set_config('app.scope', 'organizations', true), set_config('app.organization_ids', '{7,8}', true)",
  );
  expect((await client.query(scope)).rows[0]).toEqual({ ...nothing, scope: 'organizations', organizations: [7, 8] });
  await client.query('commit');
  expect((await client.query(scope)).rows[0]).toEqual(nothing);
  client.release();
});

test('the organisations of a platform are read once, and again when a link is added or removed', async () => {
  const client = await appPool.connect();
  const asSystem = async (text: string, values: number[]) => {
    await client.query("select set_config('app.scope', 'system', true)");
    await client.query(text, values);
    await client.query("select set_config('app.scope', 'applications', true)");
  };
  const linked = async () => {
    const { rows } = await client.query(
      `select array(select id from generate_series(0, 1000) id
         where is_in_set(app_linked_organization_set(), id) order by 1)::bigint[] as ids`,
    );
    return rows[0].ids;
  };
  await client.query('begin');
  await client.query("select set_scope('applications', '{}', $1)", [[otherApplication]]);
  const before = await linked();
  expect(before).not.toContain(organization);
  await asSystem('insert into organization_applications values ($1, $2)', [organization, otherApplication]);
  expect(await linked()).toContain(organization);
  await asSystem('delete from organization_applications where organization_id = $1 and application_id = $2', [
    organization,
    otherApplication,
  ]);
  expect(await linked()).toEqual(before);
  await client.query("select set_scope('applications', '{}', $1)", [[application]]);
  expect(await linked()).toContain(organization);
  await client.query('rollback');
  expect(await linked()).toEqual([]);
  client.release();
});

test('the organisations of a platform are exactly the linked ones, whatever their ids', async () => {
  const client = await appPool.connect();
  await client.query('begin');
  await client.query("select set_scope('system', '{}', '{}')");
  const { rows: added } = await client.query(
    "insert into organizations (home_application_id, name) select $1, 'Club ' || n from generate_series(1, 400) n returning id",
    [application],
  );
  const ids: number[] = added.map(({ id }) => id);
  const linked = ids.filter((id, index) => id % 64 === 0 || id % 64 === 63 || index % 7 === 0);
  await client.query(
    'insert into organization_applications (organization_id, application_id) select id, $2 from unnest($1::bigint[]) id',
    [linked, otherApplication],
  );
  await client.query("select set_scope('applications', '{}', $1)", [[otherApplication]]);
  const { rows } = await client.query(
    'select id from unnest($1::bigint[]) id where is_in_set(app_linked_organization_set(), id) order by 1',
    [[0, organization, ...ids, 100_000]],
  );
  expect(rows.map(({ id }) => id)).toEqual(linked);
  const { rows: seen } = await client.query('select id from organizations where id = any ($1) order by 1', [ids]);
  expect(seen.map(({ id }) => id)).toEqual(linked);
  await client.query('rollback');
  client.release();
});

test('fold ignores case and accents and may be used in an index', async () => {
  const { rows } = await appPool.query("select fold('ÉÉN Fit Öztürk') as folded, fold(null) as nothing");
  expect(rows).toEqual([{ folded: 'een fit ozturk', nothing: null }]);
  await ownerPool.query('create table folded (name text)');
  await ownerPool.query('create index on folded using gin (fold(name) gin_trgm_ops)');
});

test('values have the types of the generated schema', async () => {
  const { rows } = await appPool.query(
    `select 9007199254740991::bigint as id, '{1,2}'::bigint[] as ids, date '2026-10-25' as day,
            timestamptz '2026-10-25 02:30:00.5+02' as instant, timestamptz '2026-10-25 00:00:00+00' as whole,
            '{2026-10-25,NULL}'::date[] as days, timestamp '2026-10-25 02:30' as local`,
  );
  expect(rows).toEqual([
    {
      id: 9007199254740991,
      ids: [1, 2],
      day: '2026-10-25',
      instant: '2026-10-25T00:30:00.500Z',
      whole: '2026-10-25T00:00:00.000Z',
      days: ['2026-10-25', null],
      local: '2026-10-25T02:30:00',
    },
  ]);
  await expect(appPool.query('select 9007199254740993::bigint')).rejects.toThrow('too large');
});

test('an instant is the same text in any time zone of the session', async () => {
  const client = await appPool.connect();
  await client.query("set timezone = 'Asia/Kathmandu'");
  expect((await client.query("select timestamptz '2026-10-25 00:30:00.123456+00' as at")).rows).toEqual([
    { at: '2026-10-25T00:30:00.123Z' },
  ]);
  client.release(true);
});
