import { describe, expect, test } from 'vitest';
import { seedExamples } from '../../../testing/whole/examples.ts';
import { seedEveryTable } from '../../../testing/whole/tenant-rows.ts';
import { seedTenants } from '../../../testing/tenants.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const { appPool, ownerPool } = await testDatabase();
const tenants = await seedTenants(appPool);
await seedEveryTable(appPool, tenants, await seedExamples(appPool, tenants));
const TENANT_COLUMNS = ['organization_id', 'owner_organization_id', 'application_id', 'home_application_id'];

/**
 * Tables that name a tenant and may deliberately be read by other tenants: roles of users, hosts, the platforms that use a taxonomy entry,
 * and the ids of changed sessions. Figures need the changes of an organisation that has just left a platform.
 */
const OPEN = [
  'user_roles',
  'application_hosts',
  'location_type_applications',
  'product_type_applications',
  'session_changes',
];
/** Rows without a tenant, which every call may read: global categories, and uploads that no tenant uses (found by token). */
const OF_NOBODY = ['categories', 'files'];

/** Records that website and app show when they are published. `offers.test.ts` and `campaigns.test.ts` test which records are. */
const PUBLISHED = [
  'application_filters',
  'organizations',
  'activities',
  'activity_categories',
  'activity_tags',
  'bundles',
  'bundle_sessions',
  'campaigns',
  'locations',
  'location_organizations',
  'location_sports',
  'location_type_links',
  'opening_exceptions',
  'opening_hours',
  'product_categories',
  'product_tags',
  'products',
  'rates',
  'sessions',
];

type Table = { name: string; columns: string[]; is_forced: boolean; policies: number; is_partition: boolean };

const { rows: tables } = await ownerPool.query<Table>(
  `select c.relname as name, array_agg(a.attname::text) as columns, c.relrowsecurity and c.relforcerowsecurity as is_forced,
          (select count(*)::integer from pg_policy where polrelid = c.oid) as policies, c.relispartition as is_partition
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    group by c.oid order by 1`,
);
const tenantTables = tables.filter(
  ({ name, columns }) => !OPEN.includes(name) && columns.some((column) => TENANT_COLUMNS.includes(column)),
);
const parents = tenantTables.filter(({ is_partition }) => !is_partition);

describe('every table with a tenant', () => {
  test('is found in the catalogue', () => {
    expect(parents.length).toBeGreaterThan(20);
    expect(tenantTables.some(({ is_partition }) => is_partition)).toBe(true);
  });

  test.each(tenantTables.map((table) => [table.name, table] as const))(
    '%s forces row-level security',
    (_name, table) => {
      expect(table.is_forced).toBe(true);
      // a partition without a policy returns nothing when it is read instead of its parent
      expect(table.policies > 0).toBe(!table.is_partition);
    },
  );

  test('tables that reference a protected one are protected too', async () => {
    const { rows } = await ownerPool.query(
      `select child.relname as child, parent.relname as parent from pg_constraint fk
         join pg_class child on child.oid = fk.conrelid join pg_class parent on parent.oid = fk.confrelid
        where fk.contype = 'f' and parent.relforcerowsecurity and not child.relforcerowsecurity
          and parent.relname not in ('applications', 'organizations')
          -- pictures of people, and of words that all platforms share, have no tenant
          and (parent.relname <> 'files' or child.relname not in ('users', 'tags'))
          -- the outbox is only the worker's
          and child.relname <> 'mails'`,
    );
    expect(rows).toEqual([]);
  });

  test('references between rows of tenants include the organisation', async () => {
    const { rows } = await ownerPool.query<{ reference: string }>(
      `select child.relname || ' → ' || parent.relname as reference from pg_constraint fk
         join pg_class child on child.oid = fk.conrelid join pg_class parent on parent.oid = fk.confrelid
        where fk.contype = 'f' and fk.conparentid = 0 and cardinality(fk.conkey) = 1
          and exists (select from pg_attribute a where a.attrelid = child.oid and a.attname = 'organization_id')
          and exists (select from pg_attribute a where a.attrelid = parent.oid and a.attname in ('organization_id', 'owner_organization_id'))
        order by 1`,
    );
    // several organisations share a location; location_organizations has the ones that use it
    expect(rows.map(({ reference }) => reference)).toEqual([
      'activities → locations',
      'location_organizations → locations',
      'products → locations',
    ]);
  });
});

type Scope = { scope: string; organizations?: number[]; applications?: number[] };

/** The rows of a table that the app's role sees in a scope. */
async function seen(table: string, { scope, organizations = [], applications = [] }: Scope) {
  const client = await appPool.connect();
  try {
    await client.query('begin');
    await client.query('select set_scope($1, $2, $3)', [scope, organizations, applications]);
    // search tables only return the rows that match this pattern
    await client.query("select set_config('app.search_pattern', '%', true)");
    return (await client.query<Record<string, number | null>>(`select * from ${table}`)).rows;
  } finally {
    await client.query('rollback');
    client.release();
  }
}

describe('the role of the app', () => {
  const { organization, otherOrganization, childOrganization, application, child, otherApplication } = tenants;
  const names = parents.map(({ name }) => name);

  test.each(names)('has example rows of %s of its own and of others', async (name) => {
    const rows = await seen(name, { scope: 'system' });
    const tenantsOf = rows.flatMap((row) => [
      ...TENANT_COLUMNS.map((column) => `${column} ${row[column]}`),
      // an organisation's and a platform's own row
      ...(['organizations', 'applications'].includes(name) ? [`${name} ${row['id']}`] : []),
    ]);
    const ofTenant = (organizationId: number, applicationId: number) =>
      [
        `organization_id ${organizationId}`,
        `owner_organization_id ${organizationId}`,
        `application_id ${applicationId}`,
        `organizations ${organizationId}`,
        `applications ${applicationId}`,
      ].some((tenant) => tenantsOf.includes(tenant));
    expect(ofTenant(organization, application)).toBe(true);
    expect(ofTenant(otherOrganization, otherApplication)).toBe(true);
  });

  test.each(names.filter((name) => !OF_NOBODY.includes(name)))('sees no rows of %s without a scope', async (name) => {
    for (const scope of ['', 'nonsense', 'self', 'organizations', 'applications'])
      expect(await seen(name, { scope })).toEqual([]);
    // ids that another scope left behind grant nothing
    expect(await seen(name, { scope: '', organizations: [organization] })).toEqual([]);
  });

  test.each(names)('sees only the rows of %s of the organisation in an organisation’s scope', async (name) => {
    const rows = await seen(name, {
      scope: 'organizations',
      organizations: [organization],
      applications: [application],
    });
    const foreign = [otherOrganization, childOrganization];
    for (const row of rows) {
      expect(foreign).not.toContain(row['organization_id'] ?? row['owner_organization_id']);
      expect([otherApplication, child]).not.toContain(row['application_id'] ?? row['home_application_id']);
    }
  });

  test.each(names)('sees only the rows of %s of its organisations in a platform’s scope', async (name) => {
    const rows = await seen(name, { scope: 'applications', applications: [application, child] });
    for (const row of rows) {
      expect(row['organization_id'] ?? row['owner_organization_id']).not.toBe(otherOrganization);
      expect(row['application_id'] ?? row['home_application_id']).not.toBe(otherApplication);
    }
  });

  const isHidden = (name: string) =>
    !['applications', 'organization_applications', 'school_holidays', ...OF_NOBODY, ...PUBLISHED].includes(name);
  const asVisitor = { scope: 'public', organizations: [organization], applications: [application] };

  test.each(names.filter(isHidden))('sees no rows of %s in the public scope', async (name) => {
    expect(await seen(name, asVisitor)).toEqual([]);
  });

  test.each(PUBLISHED)('sees only the published rows of %s of the platform in the public scope', async (name) => {
    for (const row of await seen(name, asVisitor)) {
      const published = { ...row, concept: row['concept'] ?? false, deleted_at: row['deleted_at'] ?? null };
      expect(published).toMatchObject({ concept: false, deleted_at: null });
      expect([otherOrganization, childOrganization]).not.toContain(row['organization_id'] ?? row['id']);
      expect(row['application_id'] ?? application).toBe(application);
    }
    expect(await seen(name, { ...asVisitor, applications: [] })).toEqual([]);
  });

  test('sees its own rows, so that the tests above can fail', async () => {
    const scope = { scope: 'organizations', organizations: [organization], applications: [application] };
    for (const name of ['activities', 'audit_log', 'contacts', 'locations', 'rates', 'sessions'])
      expect([name, (await seen(name, scope)).length > 0]).toEqual([name, true]);
  });

  test('can’t write a row for another organisation', async () => {
    const client = await appPool.connect();
    await client.query('begin');
    await client.query("select set_scope('organizations', $1, '{}')", [[organization]]);
    const insert = 'insert into contacts (organization_id, first_name) values ($1, $2)';
    await expect(client.query(insert, [otherOrganization, 'Vreemd'])).rejects.toThrow('row-level security');
    await client.query('rollback');
    await client.query('begin');
    await client.query("select set_scope('organizations', $1, '{}')", [[organization]]);
    const move = 'update contacts set organization_id = $1';
    await expect(client.query(move, [otherOrganization])).rejects.toThrow('row-level security');
    await client.query('rollback');
    client.release();
  });

  test('can neither read a partition of the audit trail directly nor change the trail', async () => {
    const { rows } = await ownerPool.query<{ name: string }>(
      "select inhrelid::regclass::text as name from pg_inherits where inhparent = 'audit_log'::regclass",
    );
    expect(rows.length).toBeGreaterThanOrEqual(4);
    for (const { name } of rows) {
      expect(await seen(name, { scope: 'organizations', organizations: [organization] })).toEqual([]);
      await expect(appPool.query(`delete from ${name}`)).rejects.toThrow(/permission denied|append-only/);
    }
    await expect(appPool.query("update audit_log set action = ''")).rejects.toThrow(/permission denied/);
    await expect(appPool.query('truncate audit_log')).rejects.toThrow(/permission denied/);
  });
});

describe('functions that run with the owner’s rights', () => {
  test('fix their search path and can be called only by the app', async () => {
    const { rows } = await ownerPool.query(
      `select proname, proconfig, proacl::text from pg_proc
        where pronamespace = 'public'::regnamespace and prosecdef
          and (not coalesce(proconfig::text, '') like '%search_path=public, pg_temp%' or proacl is null or proacl::text ~ '[{,]=X')
        order by 1`,
    );
    expect(rows).toEqual([]);
  });
});
