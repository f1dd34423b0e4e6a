import type * as api from '@move/contract/wallets/coupons.ts';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertFuture, auditedCoupon, couponRefusals, couponSubject } from './coupon-record.ts';
import { findCoupon } from './coupons.queries.ts';
import { newCodes } from './new-codes.ts';
import { findWalletName } from '../wallets.queries.ts';
import { mailMadeWorth } from '../worth-mails.ts';

export async function createCoupon(call: Call<typeof api.createCoupon>) {
  const { db, params, body, caller, now } = call;
  const wallet = await findWalletName(db, params.walletId);
  const wallet_id = wallet.id;
  const { code, value, quantity, expires_at, is_enabled } = body;
  assertFuture(expires_at, now);
  const shown_code = code ?? newCodes(1, { prefix: '', suffix: '' })[0] ?? '';
  const insert = db
    .insertInto('coupons')
    .values({ wallet_id, shown_code, value, quantity, expires_at, is_enabled, created_by: caller.user.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: couponId } = await orRefuse(insert, couponRefusals);
  await mailMadeWorth(call, wallet);
  const coupon = await findCoupon(db, { walletId: wallet_id, couponId }, now);
  return changed({ coupon }, { subject: couponSubject(coupon), after: auditedCoupon(coupon) });
}
