import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedPlainInvoice } from '../invoices/invoices.seed.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedFinanceInfo } from '../finances/finances.seed.ts';
import { freezeFile } from './bank-files/freeze-file.ts';
import { lockBatch } from './runs/locked-batch.ts';
import { endBatch, seedBatch, seedRefund, seedSale, settleBatch } from './payouts.seed.ts';
import { rejectLines } from './bank-replies/reject-lines.ts';

// Checks that after any order of actions every cent is counted exactly once: in an active payment of a batch, or as open.
const { appPool } = await testDatabase();
const { organization, otherOrganization, users } = await seedTenants(appPool);
const config = testConfig();
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const organizations = [organization, otherOrganization];
await inDatabase(async (db) => {
  for (const organization_id of organizations) await seedFinanceInfo(db, { organization_id, appKey: config.appKey });
});

/** Each batch has a new month, so that none is refused because its month was paid out. */
let month = Temporal.PlainYearMonth.from('2030-01');
let invoices = 0;
const lines: number[] = [];
const moment = () => new Date(`${month.toString()}-10T12:00:00Z`);
const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(items.length, 1)];

const steps = {
  sell: async (db, at) => {
    const sale = { cents: 1 + (at % 5_000), fee_in_cents: at % 3 === 0 ? 35 : 0, paid_at: moment() };
    const { lineId } = await seedSale(db, { organization_id: pick(organizations, at) ?? 0, ...sale });
    lines.push(lineId);
  },
  refund: async (db, at) => {
    const lineId = pick(lines, at);
    if (lineId !== undefined) await seedRefund(db, { lineId, cents: 1 + (at % 40), booked_at: moment() });
  },
  invoice: async (db, at) => {
    const organization_id = pick(organizations, at) ?? 0;
    // each invoice is of another month, from 2010 on
    const ofMonth = Temporal.PlainYearMonth.from('2010-01')
      .add({ months: (invoices += 1) })
      .toString();
    const number = `2030-${String(invoices * 2).padStart(6, '0')}`;
    const id = await seedPlainInvoice(db, { organization_id, month: ofMonth, cents: 1 + (at % 90), number });
    if (at % 2 === 0) return;
    const credit = { number: `2030-${String(invoices * 2 + 1).padStart(6, '0')}`, credit_of: id };
    await seedPlainInvoice(db, { organization_id, month: ofMonth, cents: -1 - (at % 90), ...credit });
  },
  create: async (db) => {
    month = month.add({ months: 1 });
    await seedBatch(db, { payout_month: month.toString(), execution_date: '2030-06-03', appKey: config.appKey });
  },
  export: async (db, at) => {
    const id = pick(await batches(db, 'draft'), at);
    const now = new Date('2030-05-01T09:00:00Z');
    if (id !== undefined)
      await freezeFile({ db, caller: { user: { id: users.superadmin } }, now, config, locale: 'nl' }, id);
  },
  execute: async (db, at) => {
    const id = pick(await batches(db, 'exported'), at);
    if (id === undefined) return;
    await lockBatch(db, id);
    await settleBatch(db, { id, now: moment(), userId: users.superadmin });
  },
  cancel: async (db, at) => {
    const id = pick([...(await batches(db, 'draft')), ...(await batches(db, 'exported'))], at);
    if (id !== undefined) await endBatch(db, { id, now: moment(), userId: users.superadmin });
  },
  reject: async (db, at) => {
    const { rows } = await sql<{ id: number }>`
      select id from sepa_lines where status in ('exported', 'executed') order by id`.execute(db);
    const line = pick(rows, at);
    if (line !== undefined) await rejectLines(db, [{ id: line.id, reason: 'AC04' }], moment());
  },
} as const satisfies Record<string, (db: Database, at: number) => Promise<void>>;

async function batches(db: Database, status: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from sepa_batches where status = ${status} order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Step = keyof typeof steps;

/** Runs a step. A step that a rule refuses changes nothing. */
async function run(step: Step, at: number): Promise<void> {
  try {
    await inDatabase((db) => steps[step](db, at));
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
  }
}

type Books = { collected: number; open: number; live: number; lines: number; stray: number; wrong: number };

async function books(): Promise<Books | undefined> {
  const { rows } = await inDatabase((db) =>
    sql<Books>`
      select
        (select coalesce(sum(total_price_in_cents), 0)::bigint from transactions
          where status in ('paid', 'complete', 'partly_refunded', 'refunded'))
          - (select coalesce(sum(amount_in_cents), 0)::bigint from refunds)
          - (select coalesce(sum(total_price_in_cents), 0)::bigint from invoices) as collected,
        (select coalesce(sum(amount_in_cents), 0)::bigint from open_payout_items('2999-01')) as open,
        (select coalesce(sum(amount_in_cents), 0)::bigint from sepa_lines where status in ('draft', 'exported', 'executed')) as live,
        (select coalesce(sum(sepa_line_total(organization_id, id)), 0)::bigint from sepa_lines) as lines,
        (select count(*) from orders join sepa_lines line on line.id = sepa_line_id where line.status in ('canceled', 'rejected')) as stray,
        (select count(*) from orders left join sepa_lines line on line.id = sepa_line_id
          where (orders.status = 'complete') <> (coalesce(line.status, '') = 'executed') and refunded_in_cents = 0) as wrong`.execute(
      db,
    ),
  );
  return rows[0];
}

test('after any order of selling, refunding, crediting and paying out, every cent is counted exactly once', async () => {
  const names = Object.keys(steps) as Step[];
  const step = fc.tuple(
    fc.constantFrom(...names, 'sell', 'sell', 'create', 'create', 'export', 'execute'),
    fc.nat(9_999),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 25, maxLength: 40 }), async (plan) => {
      for (const [name, at] of plan) {
        // one after the other, since the order of the steps is what is tested
        await run(name as Step, at);
      }
      const sums = await books();
      expect(sums).toMatchObject({ lines: sums?.live, stray: 0, wrong: 0 });
      expect((sums?.open ?? 0) + (sums?.live ?? 0)).toBe(sums?.collected);
    }),
    // with this seed twelve orders of steps reach every status of a payment; other seeds may miss one
    { seed: 2026, numRuns: 12 },
  );
  const { rows } = await inDatabase((db) =>
    sql<{ count: number }>`select count(distinct status) as count from sepa_lines`.execute(db),
  );
  // the steps did reach the statuses of a payment
  expect(rows[0]?.count).toBeGreaterThanOrEqual(4);
}, 60_000);
