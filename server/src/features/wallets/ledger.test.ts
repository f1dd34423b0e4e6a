import { movesBack, priceInMoves } from '@move/domain/wallets/moves.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import { seedTenants } from '../../testing/tenants.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedProfile } from '../profiles/profiles.seed.ts';
import { creditWallet, debitWallet } from './public.ts';
import { seedCoupon, seedRedemption, seedWallet } from './wallets.seed.ts';

const { appPool, ownerPool } = await testDatabase();
const tenants = await seedTenants(appPool);
const { application, organization } = tenants;
const now = new Date('2026-11-23T12:00:00.000Z');
let made = 0;
let walletId = 0;
let profileId = 0;

const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);
const newOrder = () =>
  system(async (db) => {
    const { id } = await db
      .insertInto('orders')
      .values({
        organization_id: organization,
        application_id: application,
        first_name: 'Mila',
        last_name: 'Smit',
        email: 'mila@test.example',
        status: 'open',
        subtotal_price_in_cents: 0,
        vat_in_cents: 0,
        total_price_in_cents: 0,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

beforeEach(async () => {
  made += 1;
  [walletId, profileId] = await system(async (db) => [
    await seedWallet(db, { name: 'Pas', slug: `pas-${made}`, application_ids: [application] }),
    await seedProfile(db, { application_id: application, email: `mila${made}@test.example` }),
  ]);
});

async function give(moves: number) {
  made += 1;
  const code = `GEEF-${String(made).padStart(6, '0')}`;
  await system(async (db) => {
    await seedCoupon(db, { wallet_id: walletId, code, value: moves });
    await seedRedemption(db, { code, profile_id: profileId });
  });
}
/** Runs `work` in the scope of a call of the website, which sees no wallet. */
const asVisitor = <Result>(work: (db: Database) => Promise<Result>) =>
  system(async (db) => {
    await sql`select set_scope('public', '{}', ${[application]}::bigint[])`.execute(db);
    return work(db);
  });
const debit = (moves: number, orderId: number) =>
  asVisitor((db) => debitWallet(db, { walletId, profileId, moves, orderId, now }));
const credit = (moves: number, orderId: number) =>
  asVisitor((db) => creditWallet(db, { walletId, profileId, moves, orderId, now }));
const outcome = (work: Promise<unknown>) =>
  work.then(
    (balance) => balance,
    (error: unknown) => (error instanceof Problem ? error.sentences[0]?.key : error),
  );
const sums = () =>
  system(async (db) => {
    const { rows } = await sql<{ kept: number; summed: number }>`
      select (select moves from wallet_balances where wallet_id = ${walletId} and profile_id = ${profileId}) as kept,
        (select sum(moves)::bigint from wallet_entries where wallet_id = ${walletId} and profile_id = ${profileId}) as summed`.execute(
      db,
    );
    return rows[0];
  });

describe('a payment', () => {
  test('takes moves, and is refused above the balance', async () => {
    await give(10);
    const [first, second] = [await newOrder(), await newOrder()];
    expect(await debit(7, first)).toBe(3);
    expect(await outcome(debit(4, second))).toBe('wallet.balance');
    expect(await debit(3, second)).toBe(0);
    expect(await sums()).toEqual({ kept: 0, summed: 0 });
  });

  test('records that the profile was used, but doesn’t wait for a booking that locks it', async () => {
    await give(10);
    const age = sql`update profiles set last_used_at = ${now.toISOString()}::timestamptz - interval '2 days' where id = ${profileId}`;
    await system((db) => age.execute(db));
    const usedAt = () =>
      system(async (db) => {
        const { rows } = await sql<{ is_today: boolean }>`
          select last_used_at = ${now.toISOString()}::timestamptz as is_today from profiles where id = ${profileId}`.execute(
          db,
        );
        return rows[0]?.is_today;
      });
    await system(async (db) => {
      await sql`select from profiles where id = ${profileId} for no key update`.execute(db);
      expect(await debit(1, await newOrder())).toBe(9);
    });
    expect(await usedAt()).toBe(false);
    expect(await debit(1, await newOrder())).toBe(8);
    expect(await usedAt()).toBe(true);
  });

  test('is refused to a user who never had moves', async () => {
    expect(await outcome(debit(1, await newOrder()))).toBe('wallet.balance');
  });

  test('of an order happens once', async () => {
    await give(10);
    const orderId = await newOrder();
    await debit(2, orderId);
    expect(await outcome(debit(2, orderId))).toMatchObject({ constraint: 'wallet_entries_payment' });
  });

  test('by twenty at once never takes more than the balance', async () => {
    await give(35);
    const orders = await Promise.all(Array.from({ length: 20 }, newOrder));
    const outcomes = await Promise.all(orders.map((orderId) => outcome(debit(3, orderId))));
    expect(outcomes.filter((result) => typeof result === 'number')).toHaveLength(11);
    expect(await sums()).toEqual({ kept: 2, summed: 2 });
  });
});

describe('a refund', () => {
  test('returns what the order took, and not one move more', async () => {
    await give(10);
    const orderId = await newOrder();
    await debit(8, orderId);
    expect(await credit(3, orderId)).toBe(5);
    expect(await outcome(credit(6, orderId))).toBe('wallet.refund');
    expect(await credit(5, orderId)).toBe(10);
    expect(await outcome(credit(1, orderId))).toBe('wallet.refund');
    expect(await outcome(credit(1, await newOrder()))).toBe('wallet.refund');
  });

  test('by five at once returns no more than was taken', async () => {
    await give(10);
    const orderId = await newOrder();
    await debit(10, orderId);
    const outcomes = await Promise.all([4, 4, 4, 4, 4].map((moves) => outcome(credit(moves, orderId))));
    expect(outcomes.filter((result) => typeof result === 'number')).toHaveLength(2);
    expect(await sums()).toEqual({ kept: 8, summed: 8 });
  });
});

test('after any purchases and refunds the balance is the sum of the ledger, never negative, and a full refund returns all', async () => {
  const sale = fc.record({
    cents: fc.integer({ min: 1, max: 5_000 }),
    cuts: fc.array(fc.nat(5_000), { maxLength: 3 }),
    isWhole: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 60 }), fc.array(sale, { maxLength: 4 }), async (start, sales) => {
      made += 1;
      profileId = await system((db) =>
        seedProfile(db, { application_id: application, email: `reeks${made}@test.example` }),
      );
      await give(start);
      let expected = start;
      for (const { cents, cuts, isWhole } of sales) {
        const orderId = await newOrder();
        const moves = priceInMoves(cents, 100);
        const paid = await outcome(debit(moves, orderId));
        expect(paid).toBe(moves <= expected ? expected - moves : 'wallet.balance');
        if (typeof paid !== 'number') continue;
        expected -= moves;
        const steps = [...cuts.map((cut) => cut % cents).toSorted((a, b) => a - b), ...(isWhole ? [cents] : [])];
        let given = 0;
        for (const refundedInCents of steps) {
          const back = movesBack({ movesPaid: moves, refundedInCents, grossInCents: cents }) - given;
          if (back > 0) expected = Number(await credit(back, orderId));
          given += back;
        }
        if (isWhole) expect(given).toBe(moves);
      }
      expect(await sums()).toEqual({ kept: expected, summed: expected });
    }),
    { numRuns: 15 },
  );
});

describe('the database', () => {
  const as = (statement: string, values: unknown[] = []) =>
    system((db) => sql.raw(statement.replace(/\$(\d)/g, (_, n: string) => String(values[Number(n) - 1]))).execute(db));

  test.each([
    ['the app', appPool],
    ['its owner', ownerPool],
  ])('doesn’t let %s change or remove an entry of the ledger', async (_who, pool) => {
    await give(5);
    for (const statement of ['update wallet_entries set moves = 500', 'delete from wallet_entries']) {
      const client = await pool.connect();
      try {
        await client.query("begin; select set_scope('system', '{}', '{}')");
        await expect(client.query(statement)).rejects.toThrow(/permission denied|append-only/);
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
    await expect(ownerPool.query('truncate wallet_entries cascade')).rejects.toThrow('append-only');
  });

  test('lets no balance change without an entry', async () => {
    await give(5);
    const refused = 'kept by the ledger';
    await expect(as('update wallet_balances set moves = 500 where wallet_id = $1', [walletId])).rejects.toThrow(
      refused,
    );
    await expect(as('delete from wallet_balances where wallet_id = $1', [walletId])).rejects.toThrow(refused);
    const insert = 'insert into wallet_balances (wallet_id, profile_id, moves) values ($1, $2, 5)';
    await expect(as(insert, [walletId, profileId])).rejects.toThrow(refused);
  });

  test('fixes the code, the value and the count of a redeemed coupon', async () => {
    await give(5);
    for (const change of ["shown_code = 'IETS-ANDERS'", 'value = 500', 'redeemed_count = 0']) {
      await expect(as(`update coupons set ${change} where wallet_id = $1`, [walletId])).rejects.toThrow('was redeemed');
    }
    await expect(as('delete from coupons where wallet_id = $1', [walletId])).rejects.toThrow('foreign key');
    const more = 'update coupons set redeemed_count = quantity + 1 where wallet_id = $1';
    await expect(as(more, [walletId])).rejects.toThrow('coupons_quantity_left');
  });

  test('accepts only entries that fit their kind', async () => {
    await give(5);
    const orderId = await newOrder();
    const insert = (kind: string, moves: number, order: string) =>
      as(
        `insert into wallet_entries (wallet_id, profile_id, kind, moves, order_id) values ($1, $2, '${kind}', ${moves}, ${order})`,
        [walletId, profileId],
      );
    await expect(insert('payment', 5, String(orderId))).rejects.toThrow('check constraint');
    await expect(insert('refund', -5, String(orderId))).rejects.toThrow(/check constraint|that many/);
    await expect(insert('payment', -5, 'null')).rejects.toThrow('check constraint');
    await expect(insert('coupon', 5, 'null')).rejects.toThrow('check constraint');
  });
});
