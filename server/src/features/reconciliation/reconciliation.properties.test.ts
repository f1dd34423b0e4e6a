import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seedPlainInvoice } from '../invoices/invoices.seed.ts';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedApplication } from '../applications/applications.seed.ts';
import { seedFinanceInfo } from '../finances/finances.seed.ts';
import { seedOrganization } from '../organizations/organizations.seed.ts';
import { seedBatch, seedRefund, seedSale } from '../payouts/payouts.seed.ts';
import { seedExecuted, seedExported, seedReturned } from './reconciliation.seed.ts';

const { appPool } = await testDatabase();
const { application } = await seedTenants(appPool);
const { appKey } = testConfig();
const inDatabase = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const platforms = [
  application,
  await inDatabase(async (db) => {
    const auckland = await seedApplication(db, { name: 'Auckland', slug: 'auckland' });
    await sql`update applications set timezone = 'Pacific/Auckland' where id = ${auckland}`.execute(db);
    return auckland;
  }),
];

const months = ['2028-01', '2028-02', '2028-03', '2028-04', '2028-05'];
const month = fc.integer({ min: 0, max: 3 });
const club = fc.integer({ min: 0, max: 2 });
const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('sale'),
      club,
      platform: fc.integer({ min: 0, max: 1 }),
      month,
      cents: fc.integer({ min: 1, max: 2_000 }),
      fee: fc.constantFrom(0, 29, 35),
      hour: fc.integer({ min: 0, max: 671 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('refund'),
      nth: fc.nat(),
      month,
      share: fc.double({ min: 0.01, max: 1, noNaN: true }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('invoice'), club, month, isCredited: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('batch'),
      month,
      end: fc.constantFrom('draft', 'exported', 'executed', 'canceled', 'refused', 'returned'),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

type World = { clubs: number[]; sold: { lineId: number; left: number }[] };
let numbers = 0;

async function carryOut(world: World, it: Step): Promise<void> {
  if ('fee' in it) await inDatabase((db) => sell(db, world, it));
  else if ('share' in it) await inDatabase((db) => refund(db, world, it));
  else if ('isCredited' in it) await inDatabase((db) => invoice(db, world.clubs[it.club] ?? 0, it));
  else await batch(it);
}

type Sale = Extract<Step, { fee: number }>;

async function sell(
  db: Database,
  world: World,
  { club: nth, platform, month: paid, hour, cents, fee }: Sale,
): Promise<void> {
  const { lineId } = await seedSale(db, {
    organization_id: world.clubs[nth] ?? 0,
    application_id: platforms[platform] ?? 0,
    cents,
    fee_in_cents: fee,
    paid_at: new Date(Date.parse(`${months[paid]}-01T00:00:00Z`) + hour * 3_600_000),
  });
  world.sold.push({ lineId, left: cents });
}

type Refund = Extract<Step, { share: number }>;

async function refund(db: Database, world: World, { nth, share, month: booked }: Refund): Promise<void> {
  const sale = world.sold[nth % Math.max(1, world.sold.length)];
  const cents = sale ? Math.ceil(sale.left * share) : 0;
  if (!sale || cents === 0) return;
  sale.left -= cents;
  await seedRefund(db, { lineId: sale.lineId, cents, booked_at: new Date(`${months[booked]}-20T12:00:00Z`) });
}

async function invoice(
  db: Database,
  organization_id: number,
  it: { month: number; isCredited: boolean },
): Promise<void> {
  const of = { organization_id, month: months[it.month] ?? '' };
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(transaction_fee_in_cents), 0)::bigint as cents from orders
    where organization_id = ${organization_id} and payout_month = ${months[it.month + 1]}
      and not exists (select from invoices where invoices.organization_id = ${organization_id} and month = ${of.month})`.execute(
    db,
  );
  const cents = rows[0]?.cents ?? 0;
  if (cents === 0) return;
  const number = () => `2028-${String((numbers += 1)).padStart(6, '0')}`;
  const id = await seedPlainInvoice(db, { ...of, issued_on: `${months[it.month + 1]}-01`, number: number(), cents });
  if (it.isCredited) {
    await seedPlainInvoice(db, {
      ...of,
      issued_on: `${months[it.month + 1]}-15`,
      number: number(),
      cents: -cents,
      credit_of: id,
    });
  }
}

async function batch(it: { month: number; end: string }): Promise<void> {
  const payout_month = months[it.month + 1] ?? '';
  const made = inDatabase((db) => seedBatch(db, { payout_month, execution_date: `${payout_month}-05`, appKey }));
  const id = await made.catch((error: unknown) => {
    if (String(error).includes('payout.nothing')) return null;
    throw error;
  });
  if (id === null || it.end === 'draft') return;
  if (it.end === 'canceled') return inDatabase((db) => cancel(db, id));
  const isExecuted = it.end === 'executed' || it.end === 'returned';
  await inDatabase((db) => (isExecuted ? seedExecuted(db, id) : seedExported(db, id)));
  const returned = `${months[Math.min(it.month + 2, 4)]}-07T12:00:00Z`;
  if (it.end === 'returned' || it.end === 'refused') await inDatabase((db) => seedReturned(db, id, returned));
}

async function cancel(db: Database, id: number): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    update sepa_lines set status = 'canceled', ended_at = now() where sepa_batch_id = ${id} returning id`.execute(db);
  await sql`select release_sepa_items(${rows.map((row) => row.id)}::bigint[])`.execute(db);
}

test('after any history each month balances on each platform, and its open amount is that of the next payout', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const clubs = await inDatabase(async (db) => {
        const ids: number[] = [];
        for (const name of ['swim', 'judo', 'chess']) {
          const id = await seedOrganization(db, { name, home_application_id: application });
          await sql`insert into organization_applications (organization_id, application_id) values (${id}, ${platforms[1]})`.execute(
            db,
          );
          // chess has no account
          if (name !== 'chess') await seedFinanceInfo(db, { organization_id: id, appKey });
          ids.push(id);
        }
        return ids;
      });
      const world: World = { clubs, sold: [] };
      for (const it of steps) await carryOut(world, it);
      await inDatabase(async (db) => {
        await sql`select write_reconciliations('2028-05')`.execute(db);
        const { rows: wrong } = await sql`select * from reconciliations where difference_in_cents <> 0`.execute(db);
        expect(wrong).toEqual([]);
        // the amounts of a draft are still open, since the bank doesn't have its payments yet
        const { rows } = await sql<{ id: number; closing: number; open: number }>`
          select id, coalesce((select sum(closing_in_cents) from reconciliations
              where organization_id = organizations.id and month = '2028-05'), 0)::bigint as closing,
            coalesce((select sum(amount_in_cents) from open_payout_items('9999-12') as item
              where item.organization_id = organizations.id), 0)::bigint
            + coalesce((select sum(amount_in_cents) from sepa_lines
              where sepa_lines.organization_id = organizations.id and status = 'draft'), 0)::bigint as open
          from organizations where id = any (${clubs}::bigint[])`.execute(db);
        for (const { closing, open } of rows) expect(closing).toBe(open);
        const { rows: chains } = await sql`
          select later.* from reconciliations earlier join reconciliations later
            on later.organization_id = earlier.organization_id and later.application_id is not distinct from earlier.application_id
            and later.month = to_char((earlier.month || '-01')::date + interval '1 month', 'YYYY-MM')
          where later.opening_in_cents <> earlier.closing_in_cents`.execute(db);
        expect(chains).toEqual([]);
      });
    }),
    { numRuns: 12 },
  );
}, 120_000);
