import type * as api from '@move/contract/wallets/coupons.ts';
import { sql } from 'kysely';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertFuture } from './coupon-record.ts';
import { subjectOf } from '../wallet-record.ts';
import { findWallet } from '../wallets.queries.ts';
import { mailRaisedWorth } from '../worth-mails.ts';
import { findRevivedWorth } from './revived-worth.ts';

/** Enables, disables or extends chosen coupons of a wallet: all of them or none. */
export async function updateCoupons(call: Call<typeof api.updateCoupons>) {
  const { db, params, body, now } = call;
  const wallet = await findWallet(db, params.walletId);
  const { ids, is_enabled, expires_at } = body;
  assertFuture(expires_at, now);
  // every call locks coupons in the order of their ids, so that two calls never deadlock
  const { rows } = await sql`
    select from coupons where id = any (${ids}::bigint[]) and wallet_id = ${wallet.id} order by id for update`.execute(
    db,
  );
  if (rows.length !== ids.length) throw invalid('ids', 'exists');
  const revived_in_cents = await findRevivedWorth(db, {
    where: sql`id = any (${ids}::bigint[])`,
    body,
    moveValueInCents: wallet.move_value_in_cents,
    now,
  });
  await db
    .updateTable('coupons')
    .set({ is_enabled, expires_at, updated_at: sql`now()` })
    .where(sql<boolean>`id = any (${ids}::bigint[])`)
    .execute();
  if (revived_in_cents > 0) await mailRaisedWorth(call, { wallet, cents: revived_in_cents });
  return changed(
    { count: ids.length },
    {
      subject: subjectOf(wallet),
      before: {},
      after: { coupons: ids.length, is_enabled, expires_at, ...(revived_in_cents > 0 && { revived_in_cents }) },
    },
  );
}
