import { sql } from 'kysely';
import type pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { seedActivity } from '../../../features/activities/activities.seed.ts';
import { type TestUser, seedTenants } from '../../../testing/tenants.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { asSystem } from '../database.ts';

const { appPool } = await testDatabase();
const { application, child, otherApplication, organization, childOrganization, otherOrganization, users } =
  await seedTenants(appPool);

/** The settings that a part of enter() leaves in the transaction, besides its result. */
const SETTINGS = `app_scope() as scope, app_organization_ids() as organizations, app_application_ids() as applications,
  app_money_is_limited() as limited`;

let client: pg.PoolClient;
beforeEach(async () => {
  client = await appPool.connect();
  await client.query('begin');
  await client.query("select set_scope('system', '{}', '{}')");
  onTestFinished(async () => {
    await client.query('rollback');
    client.release();
  });
});

/** Gives each user a token that is the user's first name. */
await asSystem(appPool, (db) =>
  sql`insert into api_tokens (user_id, token_hash, expires_at, refresh_until)
    select id, sha256(first_name::bytea), now() + interval '1 hour', now() + interval '1 hour' from users`.execute(db),
);

/** Runs a part of enter() in the scope of the system, as at the start of a call. */
async function first(text: string, values: unknown[] = []) {
  await client.query(
    "select set_scope('system', '{}', '{}'), set_config('app.money_application_ids', '', true), set_config('app.money_organization_ids', '', true)",
  );
  const { rows } = await client.query(text, values);
  return rows[0];
}

/** SQL: the caller, of whom `$1` is the token. */
const CALLER = 'caller_of_token(sha256($1::bytea))';

describe('caller_of_token()', () => {
  const reach = async (someone: TestUser) =>
    await first(`select is_superadmin, admin_of, works_for, linked from ${CALLER}`, [someone]);

  test.each([
    ['superadmin', { is_superadmin: true, admin_of: [], works_for: [], linked: [] }],
    ['admin', { is_superadmin: false, admin_of: [application, child], works_for: [], linked: [] }],
    ['childAdmin', { is_superadmin: false, admin_of: [child], works_for: [], linked: [] }],
    ['staff', { is_superadmin: false, admin_of: [], works_for: [organization], linked: [application] }],
    ['nobody', { is_superadmin: false, admin_of: [], works_for: [], linked: [] }],
  ] as const)('gives %s the scope of their roles', async (someone, expected) => {
    expect(await reach(someone)).toEqual(expected);
  });

  test('returns null for a token that is unknown, revoked, expired, or of a removed user', async () => {
    const found = async (token: string) => (await first(`select (${CALLER}).id as id`, [token])).id;
    expect(await found('nothing')).toBeNull();
    expect(await found('staff')).toBe(users.staff);
    for (const [name, ending] of [
      ['staff', 'update api_tokens set revoked_at = now() where user_id = $1'],
      ['trainer', "update api_tokens set expires_at = now() - interval '1 second' where user_id = $1"],
      ['stranger', 'update users set deleted_at = now() where id = $1'],
    ] as const) {
      await client.query(ending, [users[name]]);
      expect(await found(name)).toBeNull();
    }
  });

  test('leaves out an organisation that was removed', async () => {
    await client.query("update organizations set deleted_at = now(), deleted_as = 'admin' where id = $1", [
      organization,
    ]);
    expect(await reach('staff')).toMatchObject({ works_for: [], linked: [] });
  });
});

describe('the platform of a call', () => {
  const platform = async (someone: TestUser, id: number, isNamed: boolean) =>
    (await first(`select application_of_caller(${CALLER}, $2, $3) as id`, [someone, id, isNamed])).id;

  test('must exist and be one of the caller’s when the call names it', async () => {
    expect(await platform('superadmin', otherApplication, true)).toBe(otherApplication);
    expect(await platform('superadmin', 999_999, true)).toBeNull();
    expect(await platform('admin', child, true)).toBe(child);
    expect(await platform('admin', otherApplication, true)).toBeNull();
    expect(await platform('staff', application, true)).toBe(application);
    expect(await platform('staff', child, true)).toBeNull();
  });

  test('is that of the host when the caller has a role there, else the first of their own', async () => {
    expect(await platform('staff', application, false)).toBe(application);
    expect(await platform('staff', otherApplication, false)).toBe(application);
    expect(await platform('childAdmin', application, false)).toBe(child);
    expect(await platform('nobody', application, false)).toBeNull();
  });
});

describe('the organisation of a record', () => {
  const owner = async (someone: TestUser, table: string, id: number) =>
    (await first(`select organization_of_record(${CALLER}, $2, $3) as id`, [someone, table, id])).id;

  test('is the owner of an activity, and null when it doesn’t exist', async () => {
    const id = await asSystem(appPool, (db) => seedActivity(db, { organization_id: organization, name: 'Zwemles' }));
    expect(await owner('stranger', 'activities', id)).toBe(organization);
    expect(await owner('stranger', 'activities', 999_999)).toBeNull();
  });

  test('fails with an error for a table without a rule', async () => {
    await expect(owner('staff', 'rates', 1)).rejects.toThrow('unknown owner table rates');
  });
});

describe('an organisation', () => {
  const enter = async (someone: TestUser, id: number, abilities: readonly string[] = [], needed = 0) =>
    await first(
      `with entered as materialized (select (enter_organization(${CALLER}, $2, $3, $4, $5)).*)
       select entered.*, ${SETTINGS} from entered`,
      [someone, id, application, abilities, needed],
    );

  test('is entered with the caller’s roles in it, and nothing else is in scope', async () => {
    expect(await enter('staff', organization)).toEqual({
      roles: ['organization'],
      organization_ids: [organization],
      is_on_application: true,
      scope: 'organizations',
      organizations: [organization],
      applications: [application],
      limited: false,
    });
  });

  test('is entered by administrators of its platforms and above, who see the sales of their own platforms', async () => {
    expect(await enter('admin', organization)).toMatchObject({ roles: ['admin'], limited: true });
    expect(await enter('admin', childOrganization)).toMatchObject({ roles: ['admin'], is_on_application: false });
    expect(await enter('superadmin', otherOrganization)).toMatchObject({ roles: ['superadmin'] });
  });

  test('gives no role to a caller who has none there', async () => {
    expect(await enter('staff', otherOrganization)).toMatchObject({ roles: [] });
    expect(await enter('childAdmin', organization)).toMatchObject({ roles: [] });
    expect(await enter('nobody', organization)).toMatchObject({ roles: [] });
  });

  test('shows all of its sales to an administrator whose role in it has the ability of the call', async () => {
    await client.query("insert into user_roles (user_id, role, organization_id) values ($1, 'organization', $2)", [
      users.admin,
      organization,
    ]);
    expect(await enter('admin', organization, ['view-activities'], 1)).toMatchObject({ limited: false });
    await client.query("delete from role_abilities where role = 'organization' and ability = 'view-activities'");
    expect(await enter('admin', organization, ['view-activities'], 1)).toMatchObject({ limited: true });
  });

  test('can’t be entered after it is removed', async () => {
    await client.query("update organizations set deleted_at = now(), deleted_as = 'admin' where id = $1", [
      organization,
    ]);
    for (const someone of ['superadmin', 'admin', 'staff'] as const)
      expect(await enter(someone, organization)).toMatchObject({ roles: [] });
  });
});

describe('a platform', () => {
  const enter = async (someone: TestUser, abilities: readonly string[] = [], needed = 0) =>
    await first(
      `with entered as materialized (select (enter_application(${CALLER}, $2, $3, $4)).*)
       select entered.*, ${SETTINGS} from entered`,
      [someone, application, abilities, needed],
    );

  test('is entered by superadmins and its administrators, with the platforms below it', async () => {
    const all = { scope: 'applications', organizations: [], applications: [application, child] };
    expect(await enter('superadmin')).toMatchObject({ roles: ['superadmin'], limited: false, ...all });
    expect(await enter('admin')).toMatchObject({ roles: ['admin'], limited: true, ...all });
  });

  test('shows staff their own organisations on it', async () => {
    const own = { organization_ids: [organization], scope: 'organizations', organizations: [organization] };
    expect(await enter('staff')).toMatchObject({ roles: ['organization'], ...own });
    expect(await enter('stranger')).toMatchObject({ roles: [], organization_ids: [], organizations: [] });
  });

  test('leaves out the organisations in which the role doesn’t have the ability of the call', async () => {
    await client.query('insert into organization_applications values ($1, $2)', [otherOrganization, application]);
    await client.query("insert into user_roles (user_id, role, organization_id) values ($1, 'trainer', $2)", [
      users.staff,
      otherOrganization,
    ]);
    expect(await enter('staff', ['edit-organization'], 1)).toMatchObject({ organizations: [organization] });
    expect(await enter('staff')).toMatchObject({ organizations: [organization, otherOrganization] });
  });
});

describe('a call that names no organisation or platform', () => {
  const enter = async (someone: TestUser, scope = 'own', abilities: readonly string[] = [], needed = 0) =>
    await first(
      `with entered as materialized (select (enter_all_of_caller(${CALLER}, $2, $3, $4)).*)
       select entered.*, ${SETTINGS} from entered`,
      [someone, scope, abilities, needed],
    );

  test('sees everything for a superadmin, the platforms of an administrator, and the organisations of staff', async () => {
    expect(await enter('superadmin')).toMatchObject({ roles: ['superadmin'], scope: 'all', limited: false });
    expect(await enter('admin')).toMatchObject({
      scope: 'applications',
      applications: [application, child],
      limited: true,
    });
    expect(await enter('staff')).toMatchObject({ scope: 'organizations', organizations: [organization] });
    expect(await enter('nobody')).toMatchObject({ roles: [], scope: 'organizations', organizations: [] });
  });

  test('sees both platform and club for a user with both roles, unless only one of them has the ability', async () => {
    await client.query("insert into user_roles (user_id, role, organization_id) values ($1, 'organization', $2)", [
      users.childAdmin,
      otherOrganization,
    ]);
    const both = await enter('childAdmin');
    expect(new Set(both.organizations)).toEqual(new Set([childOrganization, otherOrganization]));
    await client.query("delete from role_abilities where role = 'admin' and ability = 'edit-organization'");
    expect(await enter('childAdmin', 'own', ['edit-organization'], 1)).toMatchObject({
      organizations: [otherOrganization],
    });
  });

  test('is refused for the scope of all records unless the caller is a superadmin', async () => {
    expect(await enter('superadmin', 'all')).toMatchObject({ scope: 'all' });
    for (const someone of ['admin', 'staff', 'nobody'] as const)
      expect(await enter(someone, 'all')).toMatchObject({ scope: null });
  });
});
