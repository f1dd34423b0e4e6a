import type * as api from '@move/contract/wallets/coupons.ts';
import { sql } from 'kysely';
import { invalid, notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertFuture, batchSubject } from './coupon-record.ts';
import { findWalletName } from './wallets.queries.ts';

/** Changes all coupons of a batch: all of them or none. */
export async function updateCouponBatch({ db, params, body, now }: Call<typeof api.updateCouponBatch>) {
  const wallet = await findWalletName(db, params.walletId);
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
  if (quantity !== undefined) {
    const { rows } = await sql<{ most: number | null }>`
      select max(redeemed_count) as most from coupons where batch_id = ${batch.id}`.execute(db);
    const count = rows[0]?.most ?? 0;
    if (quantity < count) throw invalid('quantity', 'coupon.quantity', { count });
  }
  const { numUpdatedRows } = await db
    .updateTable('coupons')
    .set({ is_enabled, expires_at, quantity, updated_at: sql`now()` })
    .where('batch_id', '=', batch.id)
    .executeTakeFirst();
  const count = Number(numUpdatedRows);
  return changed(
    { count },
    {
      subject: batchSubject(batch.id),
      before: {},
      after: { coupons: count, is_enabled, expires_at, quantity },
    },
  );
}
