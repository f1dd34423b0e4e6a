import { cancelBooking } from '@move/contract/checkout/order-page.ts';
import { payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import { getOrder } from '@move/contract/orders/orders.ts';
import { refundTransaction } from '@move/contract/transactions/transactions.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { type User, walletWorld } from '../../../testing/money/wallet-world.ts';

const world = await paymentWorld();
const { call, ownerPool, organizationId, rowsOf, priced, order, begin, choose, runJobs, stored } = world;
const { holder, newWallet, give, balanceOf, disagreements } = walletWorld(world);

type Placed = Awaited<ReturnType<typeof order>>;
const pay = ({ orderToken }: Placed, { headers }: User, wallet_id: number) =>
  call(payFromWallet, { as: null, params: { orderToken }, body: { wallet_id }, headers });
const cancel = ({ orderToken }: Placed, line_ids?: number[]) =>
  call(cancelBooking, { as: null, params: { orderToken }, body: line_ids === undefined ? {} : { line_ids } });
const read = async ({ orderId }: Placed) => (await call(getOrder, { params: { organizationId, orderId } })).body.order;

beforeEach(() => ownerPool.query('delete from throttles'));

describe('at once', () => {
  const statuses = async (calls: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).toSorted((a, b) => a - b);

  test('paying ten orders from one wallet: only as many are paid as the wallet has moves for', async () => {
    const { user, walletId } = await holder(45);
    const path = await priced({ cents: 1_000, spots: 20 });
    const orders: Placed[] = [];
    for (let number = 1; number <= 10; number++) orders.push(await order(path, [number]));
    const found = await statuses(orders.map((placed) => pay(placed, user, walletId)));
    expect(found).toEqual([201, 201, 201, 201, 422, 422, 422, 422, 422, 422]);
    expect([await balanceOf(walletId, user), await disagreements()]).toEqual([5, []]);
  });

  test('paying one order five times from two wallets: it is paid once', async () => {
    const { user, walletId } = await holder(50);
    const other = await newWallet();
    await give(other, user, 50);
    const placed = await order(await priced());
    const found = await statuses([walletId, other, walletId, other, walletId].map((id) => pay(placed, user, id)));
    expect(found).toEqual([201, 409, 409, 409, 409]);
    expect((await balanceOf(walletId, user)) + (await balanceOf(other, user))).toBe(87);
    expect(await disagreements()).toEqual([]);
  });

  test('paying and canceling: a canceled order gives its moves back', async () => {
    for (let round = 0; round < 5; round++) {
      const { user, walletId } = await holder(50);
      const placed = await order(await priced());
      await Promise.all([pay(placed, user, walletId), cancel(placed), pay(placed, user, walletId), cancel(placed)]);
      expect((await stored(placed)).people).toEqual(['canceled']);
      expect([await balanceOf(walletId, user), await disagreements()]).toEqual([50, []]);
    }
  });

  test('paying with moves and at the provider: one payment counts, the other is refunded', async () => {
    for (let round = 0; round < 3; round++) {
      const { user, walletId } = await holder(50);
      const placed = await order(await priced());
      const reference = await begin(placed);
      await Promise.all([pay(placed, user, walletId), choose(reference, 'paid').then(runJobs)]);
      await runJobs();
      const isMoves = (await stored(placed)).payment_type === 'wallet';
      expect(await stored(placed)).toMatchObject({ status: 'paid', people: ['active'] });
      expect(await balanceOf(walletId, user)).toBe(isMoves ? 37 : 50);
      const { rows } = await rowsOf(sql<{ kept: number }>`
        select amount_in_cents - refunded_in_cents as kept from test_payments where reference = ${reference}`);
      expect(rows[0]?.kept).toBe(isMoves ? 0 : (await stored(placed)).total);
      expect(await disagreements()).toEqual([]);
    }
  });
});

test('orders and ledger agree whatever is paid, refunded and canceled', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('pay' as const), which: fc.nat(3) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('refund' as const),
        which: fc.nat(3),
        cents: fc.integer({ min: 1, max: 900 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(3), line: fc.nat(2) }) },
  );
  const path = await priced({ cents: 799, spots: 500 });
  let person = 0;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 333 }), fc.array(step, { maxLength: 8 }), async (value, steps) => {
      await ownerPool.query('delete from throttles');
      const { user, walletId } = await holder(Math.ceil(4_500 / value), { move_value_in_cents: value });
      const orders: Placed[] = [];
      for (let at = 0; at < 4; at++) orders.push(await order(path, [(person += 1), (person += 1)]));
      for (const { which, ...what } of steps) {
        const placed = orders[which] ?? orders[0];
        if (!placed) continue;
        const { lines } = await read(placed);
        if (what.kind === 'pay') await pay(placed, user, walletId);
        else if (what.kind === 'cancel') await cancel(placed, [lines[what.line % lines.length]?.id ?? 0]);
        else {
          const transactionId = lines[0]?.transaction_id ?? 0;
          await call(refundTransaction, {
            params: { organizationId, transactionId },
            body: { amount_in_cents: what.cents },
          });
        }
      }
      expect(await disagreements()).toEqual([]);
      for (const placed of orders) await cancel(placed);
      expect(await disagreements()).toEqual([]);
    }),
    { numRuns: 8 },
  );
});
