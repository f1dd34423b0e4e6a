import { type Endpoint, paramNames } from '@move/contract/kit/endpoint.ts';
import { listPublicLocations } from '@move/contract/offers/offers.ts';
import { listPurchases } from '@move/contract/purchases/purchases.ts';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { seedExamples } from '../testing/examples.ts';
import { testApp } from '../testing/test-app.ts';
import { routes } from './routes.ts';

// What is read for each row of an answer has to be found by an index, or a list slows down with the table that it looks things
// up in. With sequential scans switched off, PostgreSQL plans one only where nothing else is possible: the size of the tables
// doesn't matter here. Row-level security makes that easy to get wrong: see own-or.ts.
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

/** The plans of a call's statements, in the scope that the call had. */
async function plansOf(statements: readonly Statement[]): Promise<Plan[]> {
  const plans: Plan[] = [];
  const client = await appPool.connect();
  try {
    for (const { text, values } of statements) {
      if (/^\s*(select|with)/i.test(text) && !text.includes('set_scope')) {
        const { rows } = await client.query(`explain (format json) ${text}`, values);
        plans.push(rows[0]['QUERY PLAN'][0].Plan);
      } else if (!/^(commit|rollback)/.test(text)) {
        await client.query(text, values);
        await client.query('set local enable_seqscan = off');
      }
    }
  } finally {
    await client.query('rollback');
    client.release();
  }
  return plans;
}

/** The tables that a plan reads as a whole for each of its rows. */
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
  '%s looks up by index what it reads for each row',
  async (_name, endpoint) => {
    sent.length = 0;
    await read(endpoint);
    const plans = await plansOf([...sent]);
    expect(plans.flatMap(readPerRow)).toEqual([]);
  },
);

/** The indexes that a plan reads without visiting their tables. */
const readAlone = (plan: Plan): (string | undefined)[] => [
  ...(plan['Node Type'] === 'Index Only Scan' ? [plan['Index Name']] : []),
  ...(plan.Plans ?? []).flatMap(readAlone),
];

const farPage = { page: 5, itemsPerPage: 25 };
const byIndex = [
  ['a far page of purchases', listPurchases, farPage, 'purchases_list'],
  ['a far page of purchases by name', listPurchases, { ...farPage, sort: 'name', order: 'asc' }, 'purchases_name'],
  ['a page of public locations', listPublicLocations, {}, 'location_organizations_name'],
  ['a page of public locations by city', listPublicLocations, { sort: 'city' }, 'location_organizations_name'],
  ['a search of public locations', listPublicLocations, { search: 'kade' }, 'location_organizations_name'],
] as const;

// an index is read alone where the pages of its table are marked as visible to all
await ownerPool.query('vacuum analyze purchases');
await ownerPool.query('vacuum analyze location_organizations');
test.each(byIndex)('%s is found by an index alone', async (_name, endpoint, query, index) => {
  sent.length = 0;
  await read(endpoint, query);
  expect((await plansOf([...sent])).flatMap(readAlone)).toContain(index);
});
