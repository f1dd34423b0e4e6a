import { randomUUID } from 'node:crypto';
import { cancelBooking, getBooking } from '@move/contract/checkout/order-page.ts';
import { listBookingWallets, payFromWallet } from '@move/contract/checkout/wallet-payments.ts';
import { exportOrders, getOrder, listOrders } from '@move/contract/orders/orders.ts';
import { refundTransaction } from '@move/contract/transactions/transactions.ts';
import { updateWallet } from '@move/contract/wallets/wallets.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { readSheet } from '../../../testing/read-sheet.ts';
import { paymentWorld } from '../../../testing/money/payment-world.ts';
import { type User, walletWorld } from '../../../testing/money/wallet-world.ts';
import { seedLabel } from '../../labels/labels.seed.ts';
import { eraseProfile } from '../../profiles/public.ts';

const world = await paymentWorld();
const {
  call,
  mailsTo,
  appPool,
  ownerPool,
  organizationId,
  tenants,
  rowsOf,
  priced,
  order,
  begin,
  choose,
  runJobs,
  stored,
} = world;
const { holder, newUser, newWallet, balanceOf, disagreements } = walletWorld(world);

type Placed = Awaited<ReturnType<typeof order>>;
const pay = ({ orderToken }: Placed, { headers }: User, wallet_id: number) =>
  call(payFromWallet, { as: null, params: { orderToken }, body: { wallet_id }, headers });
const wallets = async ({ orderToken }: Placed, { headers }: User) =>
  (await call(listBookingWallets, { as: null, params: { orderToken }, headers })).body.wallets;
const cancel = ({ orderToken }: Placed, line_ids?: number[]) =>
  call(cancelBooking, { as: null, params: { orderToken }, body: line_ids === undefined ? {} : { line_ids } });
const read = async ({ orderId }: Placed) => (await call(getOrder, { params: { organizationId, orderId } })).body.order;

beforeEach(async () => {
  await ownerPool.query('delete from throttles');
  await ownerPool.query('delete from mails');
});

test('an idempotency key repeats the reply to a payment to its user, and is refused without that user’s login', async () => {
  const { user, walletId } = await holder(30);
  const placed = await order(await priced({ cents: 1_250 }), [1]);
  const key = { 'idempotency-key': randomUUID() };
  const again = (headers: User['headers']) => pay(placed, { ...user, headers: { ...headers, ...key } }, walletId);
  expect((await again(user.headers)).body.balance).toBe(17);
  expect((await again(user.headers)).body.balance).toBe(17);
  const { authorization: _token, ...withoutToken } = user.headers;
  expect((await again(withoutToken as User['headers'])).status).toBe(409);
});

describe('paying with moves', () => {
  test('costs the price rounded up, makes participants active, mails the buyer and needs no provider', async () => {
    const { user, walletId } = await holder(30);
    const placed = await order(await priced({ cents: 1_250 }), [1, 2]);
    expect(await wallets(placed, user)).toEqual([
      { id: walletId, name: expect.any(String), balance: 30, price_in_moves: 25, can_pay: true },
    ]);
    const { status, body } = await pay(placed, user, walletId);
    expect([status, body.balance, body.booking.moves]).toEqual([201, 5, { paid: 25, back: 0, paid_in_cents: 2_500 }]);
    expect(await stored(placed)).toMatchObject({
      status: 'paid',
      payment_type: 'wallet',
      total: 2_500,
      fee: 0,
      payout_month: expect.stringMatching(/^\d{4}-\d\d$/),
      transactions: ['paid', 'paid'],
      people: ['active', 'active'],
    });
    const [mail, ...others] = await mailsTo('s1@test.example');
    expect([others, mail?.body_text]).toEqual([[], expect.stringContaining('betaling van 25 moves')]);
    const { rows } = await rowsOf(sql`select from payments where order_id = ${placed.orderId}`);
    expect(rows).toEqual([]);
    expect(await disagreements()).toEqual([]);
  });

  test('replaces the fee of another way of paying by that of the platform for wallets', async () => {
    const { user, walletId } = await holder(100);
    const placed = await order(await priced());
    await begin(placed, 'creditcard');
    await pay(placed, user, walletId);
    expect(await stored(placed)).toMatchObject({ total: 1_250, fee: 0 });
    await rowsOf(sql`update payment_methods set fixed_in_cents = 60 where code = 'wallet'`);
    const dear = await order(await priced(), [2]);
    expect((await wallets(dear, user))[0]).toMatchObject({ price_in_moves: 14 });
    expect((await pay(dear, user, walletId)).body.booking.moves).toEqual({ paid: 14, back: 0, paid_in_cents: 1_310 });
    await rowsOf(sql`update payment_methods set fixed_in_cents = 0 where code = 'wallet'`);
    expect(await disagreements()).toEqual([]);
  });

  test('is refused at another price than the app showed, and changes nothing', async () => {
    const { user, walletId } = await holder(40);
    const placed = await order(await priced());
    const payAt = (price_in_moves: number) =>
      call(payFromWallet, {
        as: null,
        params: { orderToken: placed.orderToken },
        body: { wallet_id: walletId, price_in_moves },
        headers: user.headers,
      });
    const shown = (await wallets(placed, user))[0]?.price_in_moves ?? 0;
    await rowsOf(sql`update wallets set move_value_in_cents = 50 where id = ${walletId}`);
    const refused = await payAt(shown);
    expect([refused.status, refused.errors]).toEqual([
      422,
      { price_in_moves: ['Dit kost nu 25 moves, niet meer de 13 die je zag'] },
    ]);
    expect([(await stored(placed)).status, await balanceOf(walletId, user)]).toEqual(['open', 40]);
    expect((await payAt(25)).body.balance).toBe(15);
    expect(await disagreements()).toEqual([]);
  });

  test('is refused with too few moves, and changes nothing', async () => {
    const { user, walletId } = await holder(12);
    const placed = await order(await priced());
    expect((await wallets(placed, user))[0]).toMatchObject({ price_in_moves: 13, can_pay: false });
    const { status, errors } = await pay(placed, user, walletId);
    expect([status, errors]).toEqual([422, { wallet_id: ['Er staan niet genoeg moves in deze portemonnee'] }]);
    expect(await stored(placed)).toMatchObject({ status: 'open', payment_type: null, people: ['pending'] });
    expect([await balanceOf(walletId, user), await mailsTo('s1@test.example')]).toEqual([12, []]);
  });

  test('requires an offer with a label of the wallet, unless the wallet has no labels', async () => {
    const label = await asSystem(appPool, (db) =>
      seedLabel(db, { name: 'Jeugd', application_ids: [tenants.application] }),
    );
    const { user, walletId } = await holder(50, { label_ids: [label] });
    const path = await priced();
    const placed = await order(path);
    expect((await wallets(placed, user))[0]).toMatchObject({ price_in_moves: null, can_pay: false });
    expect((await pay(placed, user, walletId)).errors).toHaveProperty('wallet_id');
    await rowsOf(sql`insert into activity_labels (organization_id, activity_id, label_id)
      values (${organizationId}, ${path.activityId}, ${label})`);
    expect((await pay(placed, user, walletId)).status).toBe(201);
  });

  test('requires a wallet of this user and of the platform that sold the order', async () => {
    const { user, walletId } = await holder(50);
    const elsewhere = await newWallet({ application_ids: [tenants.otherApplication] });
    const placed = await order(await priced());
    const [stranger, foreigner] = [await newUser(), await newUser(undefined, tenants.otherApplication)];
    expect((await pay(placed, stranger, walletId)).errors).toHaveProperty('wallet_id');
    expect((await pay(placed, user, elsewhere)).errors).toHaveProperty('wallet_id');
    expect((await pay(placed, user, 999_999)).errors).toHaveProperty('wallet_id');
    expect((await pay(placed, foreigner, walletId)).status).toBe(404);
    expect(await wallets(placed, foreigner)).toEqual([]);
    const headers = { 'x-application-id': String(tenants.application) };
    expect((await pay(placed, { ...user, headers }, walletId)).status).toBe(401);
    expect((await pay({ ...placed, orderToken: 'verzonnen' }, user, walletId)).status).toBe(404);
    expect(await stored(placed)).toMatchObject({ status: 'open' });
  });

  test('is refused after the time to pay, or once paid another way', async () => {
    const { user, walletId } = await holder(50);
    const late = await order(await priced());
    await rowsOf(sql`update orders set reserved_until = now() - interval '1 second' where id = ${late.orderId}`);
    expect((await wallets(late, user))[0]).toMatchObject({ price_in_moves: null, can_pay: false });
    expect((await pay(late, user, walletId)).status).toBe(409);
    const paid = await order(await priced(), [2]);
    await world.pay(paid);
    expect((await pay(paid, user, walletId)).status).toBe(409);
    expect(await balanceOf(walletId, user)).toBe(50);
  });

  test('is refused where the platform disabled wallets', async () => {
    const { user, walletId } = await holder(50);
    const placed = await order(await priced());
    await rowsOf(sql`update payment_methods set enabled = false where code = 'wallet'`);
    const [quote] = await wallets(placed, user);
    const { errors } = await pay(placed, user, walletId);
    await rowsOf(sql`update payment_methods set enabled = true where code = 'wallet'`);
    expect([quote?.can_pay, Object.keys(errors)]).toEqual([false, ['wallet_id']]);
  });
});

describe('a refund of an order that was paid with moves', () => {
  test('is in moves, as the page of the order showed, and a full refund returns all moves', async () => {
    const { user, walletId } = await holder(30);
    const placed = await order(await priced({ cents: 1_250 }), [1, 2]);
    await pay(placed, user, walletId);
    const { body } = await call(getBooking, { as: null, params: { orderToken: placed.orderToken } });
    const [first] = body.booking.lines;
    expect(first?.refund_in_cents).toBe(1_250);
    const half = await cancel(placed, [first?.id ?? 0]);
    expect(half.body.booking.moves).toEqual({ paid: 25, back: 12, paid_in_cents: 2_500 });
    expect((await mailsTo('s1@test.example')).at(-1)?.body_text).toContain(
      'Je krijgt 12 moves meteen terug in de portemonnee waarmee is betaald.',
    );
    await cancel(placed);
    expect(await balanceOf(walletId, user)).toBe(30);
    const shown = await read(placed);
    expect(shown.wallet).toEqual({ name: expect.any(String), moves: 25, moves_back: 25, is_erased: false });
    expect(shown.refunds.map(({ moves }) => moves)).toEqual([12, 13]);
    expect(shown.timeline.flatMap(({ kind, moves }) => (moves === null ? [] : [[kind, moves]]))).toEqual([
      ['paid', 25],
      ['refunded', 12],
      ['refunded', 13],
    ]);
    expect((await rowsOf(sql`select from provider_refunds`)).rows).toEqual([]);
    expect(await disagreements()).toEqual([]);
  });

  test('by staff is in moves too, in the mail and in the order', async () => {
    const { user, walletId } = await holder(30);
    const placed = await order(await priced({ cents: 1_000 }));
    await pay(placed, user, walletId);
    const transactionId = (await read(placed)).lines[0]?.transaction_id ?? 0;
    const refund = (amount_in_cents: number) =>
      call(refundTransaction, { params: { organizationId, transactionId }, body: { amount_in_cents } });
    expect((await refund(50)).status).toBe(200);
    expect((await mailsTo('s1@test.example')).at(-1)?.body_text).toContain('Je krijgt geen moves terug');
    await refund(50);
    expect((await mailsTo('s1@test.example')).at(-1)?.body_text).toContain(
      'Je krijgt 1 move meteen terug in de portemonnee',
    );
    expect((await read(placed)).refunds.map(({ moves }) => moves)).toEqual([0, 1]);
    expect(await balanceOf(walletId, user)).toBe(21);
    const query = { paymentType: 'wallet', search: String(placed.orderId) };
    const { orders } = (await call(listOrders, { params: { organizationId }, query })).body;
    expect(orders.map(({ wallet }) => [wallet?.moves, wallet?.moves_back])).toEqual([[10, 1]]);
    const [head = [], row = []] = readSheet((await call(exportOrders, { params: { organizationId }, query })).bytes);
    const inSheet = Object.fromEntries(head.map((title, index) => [title, row[index]]));
    expect(inSheet).toMatchObject({ Betaalwijze: 'Portemonnee', Moves: '10', 'Moves terug': '1' });
    expect(await disagreements()).toEqual([]);
  });

  test('returns a second payment through the provider, and the mail says how', async () => {
    const { user, walletId } = await holder(20);
    const placed = await order(await priced());
    const reference = await begin(placed);
    await pay(placed, user, walletId);
    await choose(reference, 'paid');
    await runJobs();
    const text = (await mailsTo('s1@test.example')).at(-1)?.body_text;
    expect(text).toContain('Deze bestelling was al betaald.');
    expect(text).toMatch(/Je krijgt € 12,\d\d terug op de rekening waarmee is betaald/);
    expect([await balanceOf(walletId, user), (await stored(placed)).payment_type]).toEqual([7, 'wallet']);
  });

  test('of an erased user goes to the ledger only, and the mail and the order show that', async () => {
    const { user, walletId } = await holder(20);
    const placed = await order(await priced({ cents: 1_000 }));
    await pay(placed, user, walletId);
    await asSystem(appPool, (db) => eraseProfile(db, user.profileId));
    await cancel(placed);
    expect((await mailsTo('s1@test.example')).at(-1)?.body_text).toContain('geen moves terug');
    expect((await read(placed)).wallet).toMatchObject({ moves_back: 10, is_erased: true });
    expect(await balanceOf(walletId, user)).toBe(20);
    expect(await disagreements()).toEqual([]);
  });
});

// docs/rules/money.md#moves
describe('after a platform was removed from a wallet', () => {
  test('moves that an order of the platform refunds can still be spent there', async () => {
    const { user, walletId } = await holder(13);
    const paid = await order(await priced({ cents: 1_250 }));
    expect((await pay(paid, user, walletId)).body.balance).toBe(0);
    const body = { name: 'Elders', application_ids: [tenants.otherApplication] };
    expect((await call(updateWallet, { as: 'superadmin', params: { walletId }, body })).status).toBe(200);
    const next = await order(await priced({ cents: 1_250 }));
    expect(await wallets(next, user)).toMatchObject([{ price_in_moves: null, can_pay: false }]);
    expect((await pay(next, user, walletId)).status).toBe(422);

    expect((await cancel(paid)).status).toBe(200);
    expect(await wallets(next, user)).toMatchObject([{ balance: 13, price_in_moves: 13, can_pay: true }]);
    expect((await pay(next, user, walletId)).body.balance).toBe(0);
    expect([(await stored(next)).status, await disagreements()]).toEqual(['paid', []]);
    expect(await wallets(next, user)).toMatchObject([{ price_in_moves: null, can_pay: false }]);
  });

  test('refunded moves still pay only offers with a label of the wallet', async () => {
    const { user, walletId } = await holder(13);
    const paid = await order(await priced({ cents: 1_250 }));
    await pay(paid, user, walletId);
    const label = await asSystem(appPool, (db) =>
      seedLabel(db, { name: 'Alleen elders', application_ids: [tenants.application] }),
    );
    const body = { name: 'Label', application_ids: [tenants.otherApplication], label_ids: [label] };
    expect((await call(updateWallet, { as: 'superadmin', params: { walletId }, body })).status).toBe(200);
    await cancel(paid);
    const next = await order(await priced({ cents: 1_250 }));
    expect(await wallets(next, user)).toMatchObject([{ balance: 13, can_pay: false }]);
    expect((await pay(next, user, walletId)).status).toBe(422);
  });
});
