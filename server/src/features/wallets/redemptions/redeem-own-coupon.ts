import type * as api from '@move/contract/wallets/own-redemptions.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { enterProfile } from '../../profiles/public.ts';
import { couponSubject } from '../coupons/coupon-record.ts';
import { redeemTypedCode } from './redeem-coupon.ts';

/** Redeems a code for the app user of the call (docs/rules/money.md#coupons). */
export async function redeemOwnCoupon(call: Call<typeof api.redeemOwnCoupon>) {
  const { db, body } = call;
  const profileId = await enterProfile(call);
  const { wallet_id, coupon_id, value, balance } = await redeemTypedCode(call, { profileId, code: body.code });
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<{ name: string }>`select name_of_wallet(${wallet_id}) as name`.execute(db);
  return changed(
    { wallet: { id: wallet_id, name: rows[0]?.name ?? '' }, value, balance },
    { subject: couponSubject({ id: coupon_id }), before: {}, after: { profile_id: profileId, value } },
  );
}
