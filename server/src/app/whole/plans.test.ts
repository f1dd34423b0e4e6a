import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { type Endpoint, paramNames } from '@move/contract/kit/endpoint.ts';
import { listPublicLocations } from '@move/contract/offers/offers.ts';
import { listParticipants } from '@move/contract/participants/participants.ts';
import { listPurchases } from '@move/contract/purchases/purchases.ts';
import { sql } from 'kysely';
import type pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { seedNotification } from '../../features/notifications/notifications.seed.ts';
import { seedOrganization } from '../../features/organizations/organizations.seed.ts';
import { seedExamples } from '../../testing/whole/examples.ts';
import { testApp } from '../../testing/test-app.ts';
import { routes } from '../routes.ts';

// Lookups for each row of a reply must use an index, or a list gets slower as the other table grows. These tests turn sequential scans off,
// so that PostgreSQL plans one only when it has no other way; the size of the tables doesn't matter. Row-level security makes this easy to
// get wrong: see own-or.ts.
const { call, signIn, appPool, ownerPool, tenants } = await testApp();
const { own, queries } = await seedExamples(appPool, tenants);
const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, permission, reply }) => method === 'GET' && permission !== 'client' && reply !== 'file');

type Statement = { text: string; values: unknown[] };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Alias?: string;
  'Subplan Name'?: string;
  Plans?: Plan[];
};

const sent: Statement[] = [];
const listening = new WeakSet<pg.PoolClient>();
appPool.on('acquire', (client) => {
  if (listening.has(client)) return;
  listening.add(client);
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const listened = (...args: [string | { text: string; values?: unknown[] }, unknown[]?]) => {
    const [asked, values = []] = args;
    sent.push(typeof asked === 'string' ? { text: asked, values } : { text: asked.text, values: asked.values ?? [] });
    return query(...args);
  };
  client.query = listened as typeof client.query;
});

function read(endpoint: Endpoint, query = queries[endpoint.name] ?? {}) {
  const params = Object.fromEntries(paramNames(endpoint.path).map((name) => [name, own[name]])) as never;
  const as = endpoint.permission === 'public' ? null : 'superadmin';
  return call(endpoint, { as, params, query });
}

/** Returns the plans of a call's statements, with the call's scope. */
async function plansOf(statements: readonly Statement[], without: readonly string[] = ['seqscan']): Promise<Plan[]> {
  const plans: Plan[] = [];
  const client = await appPool.connect();
  try {
    for (const { text, values } of statements) {
      if (/^\s*(select|with)/i.test(text) && !text.includes('set_scope')) {
        const { rows } = await client.query(`explain (format json) ${text}`, values);
        plans.push(rows[0]['QUERY PLAN'][0].Plan);
      } else if (!/^(commit|rollback)/.test(text)) {
        await client.query(text, values);
        for (const way of without) await client.query(`set local enable_${way} = off`);
      }
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return plans;
}

/** Returns the tables that a plan reads completely for each row. */
function readPerRow(plan: Plan) {
  const hashed = new Set(JSON.stringify(plan).match(/(?<=hashed )SubPlan \d+/g));
  const look = (node: Plan, isPerRow: boolean): (string | undefined)[] => [
    ...(isPerRow && node['Node Type'] === 'Seq Scan' ? [node['Relation Name']] : []),
    ...(node.Plans ?? []).flatMap((child, index) => {
      const name = child['Subplan Name'] ?? '';
      const isOnce = name.startsWith('InitPlan') || name.startsWith('CTE') || hashed.has(name);
      const isInner = node['Node Type'] === 'Nested Loop' && index === 1;
      return look(child, !isOnce && (isPerRow || isInner || name.startsWith('SubPlan')));
    }),
  ];
  return look(plan, false);
}

await signIn('superadmin');
test.each(reads.map((endpoint) => [endpoint.name, endpoint] as const))(
  '%s uses an index for lookups of each row',
  async (_name, endpoint) => {
    sent.length = 0;
    await read(endpoint);
    const plans = await plansOf([...sent]);
    expect(plans.flatMap(readPerRow)).toEqual([]);
  },
);

/** Returns the indexes that a plan reads without their tables. */
const readAlone = (plan: Plan): (string | undefined)[] => [
  ...(plan['Node Type'] === 'Index Only Scan' ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap(readAlone),
];

const farPage = { page: 5, itemsPerPage: 25 };
const byIndex = [
  ['a far page of participants by name', listParticipants, farPage, 'participants_by_name'],
  ['a far page of purchases', listPurchases, farPage, 'purchases_list'],
  ['a far page of purchases by name', listPurchases, { ...farPage, sort: 'name', order: 'asc' }, 'purchases_by_buyer'],
  ['a page of public locations', listPublicLocations, {}, 'location_organizations_name'],
  ['a page of public locations by city', listPublicLocations, { sort: 'city' }, 'location_organizations_name'],
  ['a search of public locations', listPublicLocations, { search: 'kade' }, 'location_organizations_name'],
] as const;

// PostgreSQL reads only the index where all rows of a page are marked as visible
await ownerPool.query('vacuum analyze participants');
await ownerPool.query('vacuum analyze purchases');
await ownerPool.query('vacuum analyze location_organizations');
test.each(byIndex)('%s uses only an index', async (_name, endpoint, query, index) => {
  sent.length = 0;
  await read(endpoint, query);
  expect((await plansOf([...sent])).flatMap(readAlone)).toContain(index);
});

test.each([
  ['the name of a record', 'les 2999'],
  ['the label of a changed field', 'omschrijving'],
])(
  "a search of an organisation's audit trail for %s uses only an index; the table is read for the rows of the page",
  async (_what, search) => {
    await ownerPool.query(
      `insert into audit_log (organization_id, action, subject_type, subject_id, subject_name, changes)
     select $1::bigint + number % 3, 'updateActivity', 'activities', number::text, 'Les ' || number, '{}'
       from generate_series(1, 3000) as number`,
      [own['organizationId']],
    );
    await ownerPool.query('vacuum analyze audit_log');
    sent.length = 0;
    await read(listOrganizationAudit, { search });
    // the last vacuum decides between an index scan and a bitmap scan, so bitmap scans are turned off
    const plans = await plansOf([...sent], ['seqscan', 'bitmapscan']);
    const { rows } = await ownerPool.query<{ month: string }>(
      "select 'audit_log_' || to_char(now() at time zone 'UTC', 'YYYY_MM') as month",
    );
    const ofTrail = plans.flatMap(readsOf).filter(({ table }) => table === rows[0]?.month);
    // changed fields are read by the key of their entry
    const rowReads = ofTrail
      .filter(({ alias }) => !alias.startsWith('full_entry'))
      .filter(({ way, index }) => way !== 'Index Only Scan' && !index.endsWith('_pkey'));
    expect(rowReads).toEqual([]);
    expect(ofTrail.map(({ way }) => way)).toContain('Index Only Scan');
  },
);

/** Returns how a plan reads each table. */
const readsOf = (plan: Plan): { table: string; alias: string; way: string; index: string }[] => [
  ...(plan['Relation Name'] === undefined
    ? []
    : [
        {
          table: plan['Relation Name'],
          alias: plan.Alias ?? '',
          way: plan['Node Type'],
          index: plan['Index Name'] ?? plan.Plans?.[0]?.['Index Name'] ?? '',
        },
      ]),
  ...(plan.Plans ?? []).flatMap(readsOf),
];

/** Returns the number of rows that a transaction has read, by table, because a plan doesn't show statements inside functions. */
async function rowsRead(client: pg.PoolClient): Promise<Record<string, number>> {
  const { rows } = await client.query<{ table: string; read: number }>(
    `select relname as "table", (seq_tup_read + coalesce(idx_tup_fetch, 0))::integer as read from pg_stat_xact_user_tables`,
  );
  return Object.fromEntries(rows.map(({ table, read }) => [table, read]));
}

describe('the recipients of a notification to 3,000 app users', () => {
  let notificationId = 0;
  beforeAll(async () => {
    notificationId = await asSystem(appPool, async (db) => {
      const id = await seedNotification(db, { application_id: tenants.application });
      await sql`
        with made as (
          insert into profiles (application_id, email, first_name, last_name)
          select ${tenants.application}, 'lezer' || n || '@test.example', 'Lezer', lpad(n::text, 4, '0')
          from generate_series(1, 3000) as n returning id)
        insert into notification_deliveries (notification_id, profile_id, status, reason)
        select ${id}, id, case when id % 100 = 0 then 'failed' else 'sent' end, case when id % 100 = 0 then 'refused' end from made`.execute(
        db,
      );
      return id;
    });
    await ownerPool.query('vacuum analyze profiles, profile_search, notification_deliveries');
  });

  test.each([
    ['the first page by name', 'name', 0, null, [25, 3_000], 200],
    ['the last page by name', 'name', 2_990, null, [10, 3_000], 200],
    ['a name that one of them has', 'name', 0, '%lezer 2999%', [1, 1], 50],
    ['a page past the end', 'status', 5_000, null, [1, 3_000], 50],
  ] as const)('%s reads few app users', async (_what, sort, offset, pattern, found, most) => {
    const client = await appPool.connect();
    try {
      await client.query('begin');
      await client.query("select set_scope('all', '{}', '{}')");
      // with only three thousand rows, PostgreSQL would otherwise sort all of them
      for (const way of pattern === null ? ['seqscan', 'sort', 'hashjoin'] : ['seqscan'])
        await client.query(`set local enable_${way} = off`);
      const before = await rowsRead(client);
      const { rows } = await client.query<{ page_total: string }>(
        'select * from notification_recipients_page($1, null, null, $2, $3, false, 25, $4)',
        [notificationId, pattern, sort, offset],
      );
      expect([rows.length, Number(rows[0]?.page_total)]).toEqual(found);
      const after = await rowsRead(client);
      expect((after['profiles'] ?? 0) - (before['profiles'] ?? 0)).toBeLessThan(most);
      expect((after['profile_search'] ?? 0) - (before['profile_search'] ?? 0)).toBeLessThan(most);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('locations that an organisation can start to use, among 5,000 of its platform', () => {
  const MANY = 5_000;
  const organizationId = tenants.organization;
  beforeAll(async () => {
    await asSystem(appPool, async (db) => {
      const owner = await seedOrganization(db, { name: 'Gemeente', home_application_id: tenants.application });
      await sql`
        with made as (
          insert into locations (owner_organization_id, name, street, house_number, zipcode, city)
          select ${owner}, 'Zaal ' || number, 'Kade', '1', '1234 AB', 'Waterstad'
          from generate_series(1, ${MANY}::integer) as number returning id)
        insert into location_organizations (location_id, organization_id, is_admin)
        select id, ${owner}, true from made`.execute(db);
    });
    await ownerPool.query('analyze');
  });

  test.each([
    ['without a text, by walking through the names', '%%', 10, 1],
    // the search texts are read once, plus the first thousand again to find out that there are many
    ['by a text that is in all of them, by walking through the names', '%zaal%', 10, MANY + 1_100],
    ['by a text too short for its index, by walking through the names', '%za%', 10, MANY + 100],
    ['by a text that is in one of them', '%zaal 4999%', 1, 100],
  ])('%s', async (_how, pattern, found, texts) => {
    const client = await appPool.connect();
    try {
      await client.query('begin');
      await client.query("select set_scope('organizations', array[$1::bigint], '{}')", [organizationId]);
      // the default of PostgreSQL, which the product uses; the test server has another
      await client.query('set local plan_cache_mode = auto');
      const before = await rowsRead(client);
      const { rows } = await client.query('select * from linkable_locations($1, $2, 10)', [organizationId, pattern]);
      expect(rows).toHaveLength(found);
      const after = await rowsRead(client);
      const read = (table: string) => (after[table] ?? 0) - (before[table] ?? 0);
      expect(read('locations')).toBeLessThan(100);
      expect(read('location_organizations')).toBeLessThan(100);
      expect(read('location_search')).toBeLessThan(texts);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
