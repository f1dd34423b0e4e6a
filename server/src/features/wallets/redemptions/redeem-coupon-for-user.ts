import type * as api from '@move/contract/wallets/redemptions.ts';
import { normalizeCode } from '@move/domain/wallets/coupon-code.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, refusedByState } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findOrCreateProfile } from '../../profiles/public.ts';
import { couponSubject } from '../coupons/coupon-record.ts';
import { redeemCoupon } from './redeem-coupon.ts';
import { findWallet } from '../wallets.queries.ts';

/** Redeems a coupon for the app user of an address. A superadmin can read all codes, so the error states the cause. */
export async function redeemCouponForUser(call: Call<typeof api.redeemCouponForUser>) {
  const { db, params, query, body, caller, locale, now } = call;
  const { id: walletId, application_ids } = await findWallet(db, params.walletId);
  const applicationId = platformFor(call, application_ids);
  if (query.force !== true) await assertKnownUser(db, { walletId, applicationId, ...body });
  const profileId = await findOrCreateProfile(db, { applicationId, email: body.email, locale, now });
  const result = await redeemCoupon(db, { profileId, code: body.code, now, walletId, userId: caller.user.id });
  if (result.outcome !== 'redeemed') throw invalid('code', `coupon.${result.outcome}`);
  const { coupon_id, value, balance } = result;
  return changed(
    { redemption: { coupon_id, profile_id: profileId, value, balance } },
    { subject: couponSubject({ id: coupon_id }), before: {}, after: { profile_id: profileId, value } },
  );
}

type Redeeming = { walletId: number; applicationId: number; code: string; email: string };

/** Throws 409 for an address without a user: what is redeemed for a mistyped one can't be undone. A wrong code is refused first. */
async function assertKnownUser(db: Database, { walletId, applicationId, code, email }: Redeeming): Promise<void> {
  const { rows } = await sql<{ has_code: boolean; has_user: boolean }>`
    select exists (select from coupons where wallet_id = ${walletId} and code = ${normalizeCode(code)}) as has_code,
      exists (select from profiles where application_id = ${applicationId} and email = ${email}) as has_user`.execute(
    db,
  );
  const [known] = rows;
  if (known?.has_code && !known.has_user) throw refusedByState('state', 'coupon.no_user');
}

/** The platform of the user: the one in the body, else the wallet's only platform, else the current one. Throws 422 for any other. */
function platformFor({ body, applicationId }: Call<typeof api.redeemCouponForUser>, platforms: readonly number[]) {
  const [first] = platforms;
  const platform = body.application_id ?? (platforms.length === 1 ? first : applicationId);
  if (platform === undefined || platform === null || !platforms.includes(platform)) {
    throw invalid('application_id', body.application_id === undefined ? 'required' : 'exists');
  }
  return platform;
}
