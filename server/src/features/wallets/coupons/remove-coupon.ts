import type * as api from '@move/contract/wallets/coupons.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { auditedCoupon, couponSubject } from './coupon-record.ts';
import { findCoupon } from './coupons.queries.ts';

/** Deletes a coupon that was never redeemed. */
export async function removeCoupon({ db, params, now }: Call<typeof api.removeCoupon>) {
  await sql`select from coupons where id = ${params.couponId} and wallet_id = ${params.walletId} for update`.execute(
    db,
  );
  const before = await findCoupon(db, params, now);
  if (before.redeemed_count > 0) throw refusedByState('state', 'coupon.redeemed');
  await db.deleteFrom('coupons').where('id', '=', before.id).execute();
  return changed(undefined, { subject: couponSubject(before), before: auditedCoupon(before) });
}
