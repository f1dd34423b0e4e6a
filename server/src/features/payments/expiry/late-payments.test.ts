import { removeParticipant } from '@move/contract/participants/participants.ts';
import { removeSession } from '@move/contract/sessions/sessions.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { expireOrdersTask } from '../payments.queue.ts';
import { seedProduct } from '../../products/products.seed.ts';

const world = await paymentWorld();
const { call, priced, order, buy, begin, choose, pay, expire, stored, balance, runJobs, runTask } = world;
const { appPool, ownerPool, mailsTo, takenOf, rowsOf, newRate, organizationId } = world;

const subjectsTo = async (number: number) => (await mailsTo(`s${number}@test.example`)).map((mail) => mail.subject);

describe('the time to pay', () => {
  test('ends: the spot is free, and the buyer is mailed', async () => {
    const session = await priced({ spots: 1 });
    const placed = await order(session);
    await runTask(expireOrdersTask);
    expect((await stored(placed)).status).toBe('open');
    await expire(placed);
    expect(await stored(placed)).toMatchObject({ status: 'expired', transactions: ['expired'], people: ['canceled'] });
    expect((await takenOf(session))?.taken).toBe(0);
    expect(await subjectsTo(1)).toEqual([expect.stringMatching(/^Niet betaald/)]);
  });

  test('ends as failed when the last attempt was refused', async () => {
    const placed = await order(await priced());
    await choose(await begin(placed), 'failed');
    await expire(placed);
    expect((await stored(placed)).status).toBe('failed');
  });

  test('offers the spot to the waiting list', async () => {
    const session = await priced({ spots: 1, has_waitlist: true });
    const placed = await order(session);
    await world.wait(session, 2);
    await expire(placed);
    expect(await world.statusesOf(session)).toEqual(['invited']);
    expect(await takenOf(session)).toMatchObject({ taken: 1 });
  });

  test('does not end a paid order whose webhook was lost', async () => {
    const placed = await order(await priced());
    const reference = await begin(placed);
    await rowsOf(sql`update test_payments set status = 'paid' where reference = ${reference}`);
    await expire(placed);
    expect(await stored(placed)).toMatchObject({ status: 'paid', people: ['active'] });
  });

  /** Runs `work` while the database refuses updates of the table's rows for which `when` holds. */
  async function whileRefused(table: 'orders' | 'payments', when: string, work: () => Promise<void>) {
    await ownerPool.query(`
      create function refuse_row() returns trigger language plpgsql as $$ begin raise exception 'stuck'; end $$;
      create trigger refuse before update on ${table} for each row when (${when}) execute function refuse_row()`);
    try {
      await work();
    } finally {
      await ownerPool.query('drop function refuse_row cascade');
    }
  }

  test('ends for the other orders when one order can’t be expired, and the job fails with the error of that order', async () => {
    const [stuck, other] = [await order(await priced()), await order(await priced())];
    await rowsOf(sql`update orders set reserved_until = now() - interval '1 minute' where id = ${stuck.orderId}`);
    await whileRefused('orders', `new.id = ${stuck.orderId} and new.status = 'expired'`, () =>
      expect(expire(other)).rejects.toThrow('orders could not be ended: stuck'),
    );
    expect([(await stored(stuck)).status, (await stored(other)).status]).toEqual(['open', 'expired']);
    await runTask(expireOrdersTask);
    expect((await stored(stuck)).status).toBe('expired');
  });

  test('does not end an order with a payment at the provider that can’t be applied yet', async () => {
    const placed = await order(await priced());
    const reference = await begin(placed);
    await rowsOf(sql`update test_payments set status = 'paid' where reference = ${reference}`);
    await whileRefused('payments', 'true', () =>
      expect(expire(placed)).rejects.toThrow('orders could not be ended: stuck'),
    );
    expect((await stored(placed)).status).toBe('open');
    await runTask(expireOrdersTask);
    expect((await stored(placed)).status).toBe('paid');
  });
});

describe('a payment that comes too late', () => {
  test('restores the booking when there is a free spot', async () => {
    const session = await priced({ spots: 1 });
    const placed = await order(session);
    const reference = await begin(placed);
    await expire(placed);
    await choose(reference, 'paid');
    await runJobs();
    expect(await stored(placed)).toMatchObject({ status: 'paid', people: ['active'] });
    expect((await takenOf(session))?.taken).toBe(1);
  });

  test('is refunded in full, fee included, when the spot is taken', async () => {
    const session = await priced({ spots: 1 });
    const placed = await order(session, [1]);
    const reference = await begin(placed);
    await expire(placed);
    await pay(await order(session, [2]));
    await choose(reference, 'paid');
    await runJobs();
    expect(await stored(placed)).toMatchObject({
      status: 'refunded',
      transactions: ['refunded'],
      people: ['canceled'],
    });
    expect((await takenOf(session))?.taken).toBe(1);
    expect(await subjectsTo(1)).toContainEqual(expect.stringMatching(/^Je betaling kwam te laat/));
  });

  test('does not restore a participant whom staff removed', async () => {
    const session = await priced();
    const placed = await order(session);
    const reference = await begin(placed);
    const { rows } = await rowsOf(
      sql<{ id: number }>`select id from participants where session_id = ${session.sessionId}`,
    );
    await call(removeParticipant, {
      params: { ...session, participantId: rows[0]?.id ?? 0 },
      query: { refund: 'none' },
    });
    await choose(reference, 'paid');
    await runJobs();
    expect(await stored(placed)).toMatchObject({ status: 'refunded', people: ['canceled'] });
  });

  test('is refunded when the session was canceled meanwhile', async () => {
    const session = await priced();
    const placed = await order(session);
    const reference = await begin(placed);
    await call(removeSession, { params: session, query: { scope: 'this', force: 1 } });
    await choose(reference, 'paid');
    await runJobs();
    expect((await stored(placed)).status).toBe('refunded');
  });

  test('is refunded in part when one of several participants was removed before it arrived', async () => {
    const session = await priced();
    const placed = await order(session, [1, 2]);
    const reference = await begin(placed);
    const { rows } = await rowsOf(
      sql<{
        id: number;
      }>`select id from participants where session_id = ${session.sessionId} and first_name = 'Sanne 2'`,
    );
    await call(removeParticipant, {
      params: { ...session, participantId: rows[0]?.id ?? 0 },
      query: { refund: 'none' },
    });
    await choose(reference, 'paid');
    await runJobs();
    expect(await stored(placed)).toMatchObject({ transactions: ['paid', 'refunded'], people: ['active', 'canceled'] });
  });
});

describe('a product', () => {
  const product = async (spots: number) =>
    asSystem(appPool, async (db) =>
      seedProduct(db, {
        organization_id: organizationId,
        concept: false,
        name: 'Badmuts',
        spots,
        rate_id: await newRate(900),
      }),
    );

  test('is back in stock when it is not paid, and sold to a late payer while there are units', async () => {
    const productId = await product(2);
    const first = await buy(productId, 2);
    const reference = await begin(first);
    await expire(first);
    const taken = async () =>
      (await rowsOf(sql<{ taken: number }>`select taken from products where id = ${productId}`)).rows[0]?.taken;
    expect(await taken()).toBe(0);
    await choose(reference, 'paid');
    await runJobs();
    expect(await taken()).toBe(2);
    expect((await stored(first)).status).toBe('paid');
  });

  test('is refunded when it is sold out meanwhile', async () => {
    const productId = await product(1);
    const late = await buy(productId);
    const reference = await begin(late);
    await expire(late);
    await pay(await buy(productId));
    await choose(reference, 'paid');
    await runJobs();
    expect((await stored(late)).status).toBe('refunded');
  });
});

test('the provider has received the amount that the orders count as paid', async () => {
  await runJobs();
  const all = await balance();
  expect(all?.orders).toBeGreaterThan(0);
  expect(all?.provider).toBe(all?.orders);
});
