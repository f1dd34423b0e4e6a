import type * as api from '@move/contract/wallets/coupons.ts';
import { worthInCents } from '@move/domain/wallets/worth.ts';
import { sql } from 'kysely';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertFuture, batchSubject } from './coupon-record.ts';
import { findRevivedWorth } from './revived-worth.ts';
import { findWallet } from '../wallets.queries.ts';
import { mailRaisedWorth } from '../worth-mails.ts';

/** Changes all coupons of a batch: all of them or none. */
export async function updateCouponBatch(call: Call<typeof api.updateCouponBatch>) {
  const { db, params, body, now } = call;
  const wallet = await findWallet(db, params.walletId);
  const { is_enabled, expires_at, quantity } = body;
  assertFuture(expires_at, now);
  const batch = await db
    .selectFrom('coupon_batches')
    .select('id')
    .where('id', '=', params.batchId)
    .where('wallet_id', '=', wallet.id)
    .executeTakeFirst();
  if (!batch) throw notFound();
  await sql`select from coupons where batch_id = ${batch.id} order by id for update`.execute(db);
  let raisedTo: number | null = null;
  if (quantity !== undefined) {
    const { rows } = await sql<{ redeemed: number | null; least: number | null; moves: number | null }>`
      select max(redeemed_count) as redeemed, min(quantity) as least, sum(value) as moves
      from coupons where batch_id = ${batch.id}`.execute(db);
    const { redeemed, least, moves } = rows[0] ?? { redeemed: null, least: null, moves: null };
    const count = redeemed ?? 0;
    if (quantity < count) throw invalid('quantity', 'coupon.quantity', { count });
    if (moves !== null && least !== null && quantity > least)
      raisedTo = worthInCents({ value: moves, quantity }, wallet.move_value_in_cents);
  }
  const revived_in_cents = await findRevivedWorth(db, {
    where: sql`batch_id = ${batch.id}`,
    body,
    moveValueInCents: wallet.move_value_in_cents,
    now,
  });
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ is_enabled, expires_at, quantity, updated_at: sql`now()` })
    .where('batch_id', '=', batch.id)
    .executeTakeFirst();
  const count = Number(numUpdatedRows);
  if (raisedTo !== null) await mailRaisedWorth(call, { wallet, cents: raisedTo, subject: batchSubject(batch.id) });
  else if (revived_in_cents > 0) await mailRaisedWorth(call, { wallet, cents: revived_in_cents });
  return changed(
    { count },
    {
      subject: batchSubject(batch.id),
      before: {},
      after: { coupons: count, is_enabled, expires_at, quantity, ...(revived_in_cents > 0 && { revived_in_cents }) },
    },
  );
}
