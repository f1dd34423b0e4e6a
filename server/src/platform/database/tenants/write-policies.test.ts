import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedExamples } from '../../../testing/whole/examples.ts';
import { seedEveryTable, seedSharedRows } from '../../../testing/whole/tenant-rows.ts';
import { seedTenants } from '../../../testing/tenants.ts';
import { testDatabase } from '../../../testing/test-database.ts';

// A row that can be read can't always be changed (docs/rules/access.md): UPDATE and DELETE are tried on every row that a scope reads.
const { appPool, ownerPool } = await testDatabase();
const tenants = await seedTenants(appPool);
const examples = await seedExamples(appPool, tenants);
await seedEveryTable(appPool, tenants, examples);
await seedSharedRows(appPool, tenants, examples);
const { organization, application, child, users } = tenants;

type Row = Record<string, unknown>;
type Scope = { scope: string; organizations: number[]; applications: number[]; user: number | null };
const STAFF = { scope: 'organizations', organizations: [organization], applications: [application], user: users.staff };
const PLATFORM_LIST = {
  scope: 'applications',
  organizations: [],
  applications: [application, child],
  user: users.admin,
};
const VISITOR = { scope: 'public', organizations: [], applications: [application], user: null };

const client = await appPool.connect();
afterAll(() => client.release());

const { rows: tables } = await ownerPool.query<{ name: string; column: string }>(
  `select c.relname as name, min(a.attname::text) as column from pg_class c
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity <> 'a'
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity and not c.relispartition
    group by 1 order by 1`,
);

/** Error codes of a refusal: by row-level security or a missing grant, or because rows of the table are never deleted. */
const REFUSED = ['42501', '23001'];
/** Error codes of constraints that are checked after the policies allowed the statement: foreign key, check, unique. */
const REACHED = ['23503', '23514', '23505'];

/** Whether the database lets a statement reach a row. Throws an error that neither a policy nor a constraint explains. */
async function reaches(statement: string, values: unknown[]): Promise<boolean> {
  await client.query('savepoint try');
  try {
    return (await client.query(statement, values)).rowCount === 1;
  } catch (error) {
    const { code } = error as { code?: string };
    if (REFUSED.includes(code ?? '')) return false;
    if (REACHED.includes(code ?? '')) return true;
    throw error;
  } finally {
    await client.query('rollback to try');
  }
}

test('a statement that fails for another reason counts as neither refused nor allowed', async () => {
  await client.query('begin');
  await expect(reaches('select 1 / 0', [])).rejects.toThrow('division by zero');
  await client.query('rollback');
});

type Tried = { row: Row; isUpdated: boolean; isDeleted: boolean };

async function tryEach({ name, column }: (typeof tables)[number], scope: Scope): Promise<Tried[]> {
  await client.query('begin');
  try {
    await client.query("select set_scope($1, $2, $3), set_config('app.user_id', $4, true)", [
      scope.scope,
      scope.organizations,
      scope.applications,
      String(scope.user ?? ''),
    ]);
    await client.query("select set_config('app.search_pattern', '%', true)");
    const { rows } = await client.query<Row & { ctid: string }>(`select ctid::text, * from ${name}`);
    const tried: Tried[] = [];
    for (const { ctid, ...row } of rows) {
      const isUpdated = await reaches(`update ${name} set "${column}" = "${column}" where ctid = $1::tid`, [ctid]);
      const isDeleted = await reaches(`delete from ${name} where ctid = $1::tid`, [ctid]);
      tried.push({ row, isUpdated, isDeleted });
    }
    return tried;
  } finally {
    await client.query('rollback');
  }
}

test('no policy allows reading and writing at once, and every table with a read policy has write policies', async () => {
  const { rows } = await ownerPool.query<{ name: string; commands: string[] }>(
    `select tablename as name, array_agg(distinct cmd order by cmd) as commands from pg_policies
      where schemaname = 'public' and permissive = 'PERMISSIVE' group by 1 order by 1`,
  );
  expect(rows.length).toBeGreaterThan(40);
  const separate = ['DELETE', 'INSERT', 'SELECT', 'UPDATE'];
  expect(rows.filter(({ commands }) => commands.join() !== separate.join())).toEqual([
    // no entry is removed; only erase_from_trail() changes one, with rights that the app lacks
    { name: 'audit_log', commands: ['INSERT', 'SELECT', 'UPDATE'] },
  ]);
});

/** The ids of the organisation's locations and of the platform's labels: rows that belong to these, e.g. opening hours, name no owner. */
const ownLocations = new Set<unknown>();
const ownLabels = new Set<unknown>();
beforeAll(async () => {
  await client.query("begin; select set_scope('system', '{}', '{}')");
  const locations = await client.query('select id from locations where owner_organization_id = $1', [organization]);
  for (const { id } of locations.rows) ownLocations.add(id);
  const labels = await client.query('select label_id from label_applications where application_id = $1', [application]);
  for (const { label_id } of labels.rows) ownLabels.add(label_id);
  await client.query('rollback');
});

const never = () => false;
const ofOrganization = (row: Row) => row['organization_id'] === organization;
const ofOwnLocation = (row: Row) => ownLocations.has(row['location_id']);

/** The rows that staff of an organisation may change, for tables of which they may not change all rows of the organisation. */
const STAFF_CHANGES: Record<string, (row: Row) => boolean> = {
  locations: (row) => row['owner_organization_id'] === organization,
  location_sports: ofOwnLocation,
  location_type_links: ofOwnLocation,
  opening_hours: ofOwnLocation,
  opening_exceptions: ofOwnLocation,
  organizations: (row) => row['id'] === organization,
  // staff may remove the views of colleagues, but not change them
  saved_views: (row) => row['user_id'] === users.staff,
  files: (row) => ofOrganization(row) || (row['uploader_id'] === users.staff && row['application_id'] === null),
  calendar_feeds: (row) => ofOrganization(row) || row['user_id'] === users.staff,
  // only the operator changes payouts
  sepa_lines: never,
  sepa_skips: never,
  // only the worker changes deliveries
  notification_deliveries: never,
  // only the operator changes the month-end
  invoice_shares: never,
  sepa_line_shares: never,
  invoice_settlements: never,
  reconciliations: never,
  reconciliation_findings: never,
  // changed by administrators, triggers or the worker
  organization_applications: never,
  organization_unlinks: never,
  row_counts: never,
  attendance_counts: never,
  organization_sales: never,
  order_search: never,
  organization_search: never,
  location_search: never,
  profile_search: never,
  audit_log: never,
  erasures: never,
  // only the operator changes invoices
  invoices: never,
  invoice_lines: never,
  invoice_pdfs: never,
  invoice_mails: never,
};

/** Tables in which staff see rows of other organisations. Each has an example row, since the tests below would otherwise test nothing. */
const SHARED_WITH_STAFF = [
  'application_filters',
  'application_geofences',
  'applications',
  'campaigns',
  'categories',
  'files',
  'label_applications',
  'label_filters',
  'labels',
  'location_sports',
  'location_type_links',
  'locations',
  'opening_exceptions',
  'opening_hours',
  'organization_applications',
  'payment_methods',
  'saved_views',
  'school_holidays',
];

describe('staff of an organisation', () => {
  test.each(tables.map((table) => [table.name, table] as const))(
    'can change and remove only their own rows of %s',
    async (name, table) => {
      const isTheirs = STAFF_CHANGES[name] ?? ofOrganization;
      const tried = await tryEach(table, STAFF);
      const others = tried.filter(({ row }) => !isTheirs(row));
      if (SHARED_WITH_STAFF.includes(name)) expect(others.length).toBeGreaterThan(0);
      expect(others.filter(({ isUpdated }) => isUpdated)).toEqual([]);
      const mayRemove = (row: Row) => name === 'saved_views' && ofOrganization(row);
      expect(others.filter(({ row, isDeleted }) => isDeleted && !mayRemove(row))).toEqual([]);
      const own = tried.filter(({ row }) => isTheirs(row));
      expect(own.filter(({ isUpdated }) => !isUpdated)).toEqual([]);
    },
  );

  test('can remove a view that a colleague shared with the organisation, but can’t change it', async () => {
    const tried = await tryEach({ name: 'saved_views', column: 'name' }, STAFF);
    const ofColleague = tried.find(({ row }) => row['user_id'] === users.trainer && ofOrganization(row));
    expect(ofColleague).toMatchObject({ isUpdated: false, isDeleted: true });
  });
});

/** The rows that an administrator may change, in tables that only a platform's own screens show. */
const PLATFORM_CHANGES: Record<string, (row: Row) => boolean> = {
  campaigns: (row) => row['application_id'] === application,
  categories: (row) => row['application_id'] === null || row['application_id'] === application,
  imports: (row) => row['application_id'] === application,
  labels: (row) => ownLabels.has(row['id']),
  label_applications: (row) => ownLabels.has(row['label_id']),
  label_filters: (row) => ownLabels.has(row['label_id']),
  notifications: (row) => row['application_id'] === application,
  notification_settings: (row) => row['application_id'] === application,
  saved_views: (row) => row['user_id'] === users.admin,
};

describe('the scope of a platform’s lists', () => {
  test.each(tables.map((table) => [table.name, table] as const))(
    'shows rows of %s without allowing changes',
    async (name, table) => {
      const isTheirs = PLATFORM_CHANGES[name] ?? never;
      const tried = await tryEach(table, PLATFORM_LIST);
      const reached = tried.filter(({ row, isUpdated, isDeleted }) => !isTheirs(row) && (isUpdated || isDeleted));
      // an administrator may edit the locations of organisations on the administrator's platforms
      const mayEdit = (row: Row) => ownLocations.has(row['location_id'] ?? row['id']);
      const isLocation = /^(locations|location_sports|location_type_links|opening_.*)$/.test(name);
      expect(reached.filter(({ row }) => !(isLocation && mayEdit(row)))).toEqual([]);
      expect(tried.filter(({ row, isUpdated }) => isTheirs(row) && !isUpdated)).toEqual([]);
    },
  );
});

describe('a visitor', () => {
  test.each(tables.map((table) => [table.name, table] as const))('changes nothing of %s', async (_name, table) => {
    const tried = await tryEach(table, VISITOR);
    expect(tried.filter(({ isUpdated, isDeleted }) => isUpdated || isDeleted)).toEqual([]);
  });
});

test('neither staff nor the scope of a platform’s lists can change is_admin of a link to a location', async () => {
  for (const scope of [STAFF, PLATFORM_LIST]) {
    await client.query('begin');
    await client.query("select set_scope($1, $2, $3), set_config('app.user_id', $4, true)", [
      scope.scope,
      scope.organizations,
      scope.applications,
      String(scope.user),
    ]);
    const raise = client.query('update location_organizations set is_admin = not is_admin');
    if (scope === STAFF) await expect(raise).rejects.toThrow('only the owner of a location');
    else expect((await raise).rowCount).toBe(0);
    await client.query('rollback');
  }
});
