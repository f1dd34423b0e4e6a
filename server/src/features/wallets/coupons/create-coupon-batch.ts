import type * as api from '@move/contract/wallets/coupons.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertFuture, batchSubject, couponRefusals } from './coupon-record.ts';
import { newCodes } from './new-codes.ts';
import { findWalletName } from '../wallets.queries.ts';
import { mailMadeWorth } from '../worth-mails.ts';

/** Creates up to 10,000 coupons in one statement: all of them or none. */
export async function createCouponBatch(call: Call<typeof api.createCouponBatch>) {
  const { db, params, body, caller, now } = call;
  const wallet = await findWalletName(db, params.walletId);
  const wallet_id = wallet.id;
  const { count, prefix = '', suffix = '', value, quantity, expires_at = null } = body;
  assertFuture(expires_at, now);
  const batch = { wallet_id, count, prefix, suffix, value, quantity, expires_at, created_by: caller.user.id };
  const id = await orRefuse(insertBatch(db, batch), couponRefusals);
  await mailMadeWorth(call, wallet);
  return changed({ batch: { id, count } }, { subject: batchSubject(id), after: { ...batch, id } });
}

type NewBatch = {
  wallet_id: number;
  count: number;
  prefix: string;
  suffix: string;
  value: number;
  quantity: number;
  expires_at: string | null;
  created_by: number | null;
};

/** Inserts a batch and its coupons. The call fails on `code` when a random code exists already (a chance of 1 in 10^15). */
export async function insertBatch(
  db: Database,
  batch: NewBatch,
  codes: readonly string[] = newCodes(batch.count, batch),
): Promise<number> {
  const { wallet_id, count, prefix, suffix, value, quantity, expires_at, created_by } = batch;
  const { rows } = await sql<{ id: number }>`
    with batch as (
      insert into coupon_batches (wallet_id, prefix, suffix, count, value, created_by)
      values (${wallet_id}, ${prefix}, ${suffix}, ${count}, ${value}, ${created_by}) returning id
    ), made as (
      insert into coupons (wallet_id, batch_id, shown_code, value, quantity, expires_at, created_by)
      select ${wallet_id}, batch.id, code, ${value}, ${quantity}, ${expires_at}::timestamptz, ${created_by}
      from batch cross join unnest(${[...codes]}::text[]) as code
    )
    select id from batch`.execute(db);
  return rows[0]?.id ?? 0;
}
