import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { callProduct } from './kit/call.ts';
import { countOf, type Field, inParallel, killDuring } from './kill.ts';
import type { Drill } from './kill-money.ts';
import { SUPERADMIN } from './kit/shop.ts';

/** 50,000 codes: the product makes at most 10,000 at once. */
const BATCHES = 5;
const CODES = 10_000;
const REDEEMED = 40;
const VALUE = 10;

/** Kills while vouchers are made and redeemed. Each batch must be complete and exist once, and the ledger must match the redemptions. */
export async function killCoupons(field: Field, kills: number): Promise<Drill> {
  const { cluster, shop } = field;
  const { db } = cluster;
  const made = () => countOf(db, 'select count(*) from coupons where wallet_id = $1', [shop.walletId]);
  const reached: number[] = [];
  const began = performance.now();
  await makeBatches(field);
  const took = performance.now() - began;
  const redeemed: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const before = await made();
    const { rows } = await db.query<{ code: string }>(
      'select code from coupons where wallet_id = $1 and redeemed_count = 0 order by id limit $2',
      [shop.walletId, REDEEMED],
    );
    redeemed.push(...rows.map(({ code }) => code));
    const act = () =>
      Promise.all([
        makeBatches(field),
        inParallel(rows, 2, async ({ code }) => {
          await sleep(field.dice.below((took * 2) / REDEEMED));
          await redeem(field, code);
        }),
      ]);
    const progress = async () => (await made()) - before;
    reached.push(await killDuring(field, { act, withinMs: Math.round(took * 1.5), progress, victims: [['api']] }));
  }
  const check = async () => checkCoupons(field, { batches: (kills + 1) * BATCHES, redeemed });
  return { reached, all: BATCHES * CODES, check };
}

async function makeBatches(field: Field): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1)
    await post(field, 'batch', { count: CODES, value: VALUE, quantity: 1, prefix: 'D', suffix: '' });
}

const redeem = (field: Field, code: string) =>
  post(field, 'redeem', { code, email: `kaart${field.dice.below(20)}@post.example` });

/** Makes a call as a superadmin, repeated with its idempotency key until it succeeds. */
async function post({ cluster, shop }: Field, what: 'batch' | 'redeem', body: object): Promise<void> {
  const key = randomUUID();
  for (let tries = 0; tries < 100; tries += 1) {
    const reply = await callProduct(cluster.port, {
      method: 'POST',
      path: `/v1/admin/wallets/${shop.walletId}/coupons/${what}`,
      headers: { authorization: `Bearer ${SUPERADMIN}`, 'idempotency-key': key },
      body,
    });
    if (reply.status === 201) return;
    if (![0, 409, 503].includes(reply.status))
      throw new Error(`coupons: ${reply.status} ${JSON.stringify(reply.body)}`);
    await sleep(250);
    // the key of a killed process is free after two minutes; this skips the wait
    if (tries % 8 === 7)
      await cluster.db.query('update idempotency_keys set expires_at = now() where key = $1 and status is null', [key]);
  }
  throw new Error('nobody takes the call');
}

type Expected = { batches: number; redeemed: readonly string[] };

/** Checks that batches are complete and as many as requested, and that redemptions, ledger and balances agree. */
async function checkCoupons({ cluster, shop }: Field, { batches, redeemed }: Expected): Promise<string[]> {
  const { rows } = await cluster.db.query<Record<string, string>>(
    `select (select count(*) from coupon_batches where wallet_id = $1) as batches,
       (select count(*) from coupon_batches batch where wallet_id = $1
         and count <> (select count(*) from coupons where batch_id = batch.id)) as torn,
       (select count(*) from coupons where wallet_id = $1) - (select coupons_count from wallets where id = $1) as miscounted,
       (select count(*) from coupons where wallet_id = $1 and redeemed_count <>
         (select count(*) from coupon_redemptions where coupon_id = coupons.id)) as misredeemed,
       (select count(*) from coupon_redemptions where wallet_id = $1) as redemptions,
       (select coalesce(sum(moves), 0) from wallet_entries where wallet_id = $1) as ledger,
       (select coalesce(sum(moves), 0) from wallet_balances where wallet_id = $1) as balances`,
    [shop.walletId],
  );
  const moves = redeemed.length * VALUE;
  const expected: Record<string, number> = {
    batches,
    torn: 0,
    miscounted: 0,
    misredeemed: 0,
    redemptions: redeemed.length,
    ledger: moves,
    balances: moves,
  };
  return Object.entries(expected).flatMap(([name, count]) =>
    Number(rows[0]?.[name]) === count ? [] : [`coupons: ${name} is ${rows[0]?.[name]} instead of ${count}`],
  );
}
