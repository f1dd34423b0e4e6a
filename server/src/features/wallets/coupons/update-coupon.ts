import type * as api from '@move/contract/wallets/coupons.ts';
import type { Coupon } from '@move/contract/wallets/coupons.ts';
import { worthInCents } from '@move/domain/wallets/worth.ts';
import { sql } from 'kysely';
import { orRefuse } from '../../../platform/database/refused-by.ts';
import { isVersion } from '../../../platform/database/version.ts';
import { invalid, stale } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { assertFuture, auditedCoupon, couponRefusals, couponSubject } from './coupon-record.ts';
import { findCoupon } from './coupons.queries.ts';
import { findRevivedWorth } from './revived-worth.ts';
import { findWallet } from '../wallets.queries.ts';
import { mailRaisedWorth } from '../worth-mails.ts';

export async function updateCoupon(call: Call<typeof api.updateCoupon>) {
  const { db, params, body, now } = call;
  // locked, so that no user redeems it between the checks and the change
  await sql`select from coupons where id = ${params.couponId} and wallet_id = ${params.walletId} for update`.execute(
    db,
  );
  const before = await findCoupon(db, params, now);
  assertAllowed(before, body, now);
  const { updated_at, code, value, quantity, expires_at, is_enabled } = body;
  const wallet = await findWallet(db, params.walletId);
  const revived_in_cents = await findRevivedWorth(db, {
    where: sql`id = ${before.id}`,
    body,
    moveValueInCents: wallet.move_value_in_cents,
    now,
  });
  const update = db
    .updateTable('coupons')
    .set({ shown_code: code ?? undefined, value, quantity, expires_at, is_enabled, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .where(isVersion(updated_at))
    .executeTakeFirst();
  const saved = await orRefuse(update, couponRefusals);
  if (saved.numUpdatedRows === 0n) throw stale();
  const coupon = await findCoupon(db, params, now);
  if (coupon.value * coupon.quantity > before.value * before.quantity) {
    const cents = worthInCents(coupon, wallet.move_value_in_cents);
    await mailRaisedWorth(call, { wallet, cents, subject: couponSubject(coupon) });
  } else if (revived_in_cents > 0) {
    await mailRaisedWorth(call, { wallet, cents: revived_in_cents });
  }
  return changed(
    { coupon },
    {
      subject: couponSubject(coupon),
      before: auditedCoupon(before),
      after: { ...auditedCoupon(coupon), ...(revived_in_cents > 0 && { revived_in_cents }) },
    },
  );
}

/**
 * Throws when code or value change after the first redemption, when the quantity is below what was redeemed, or when the expiry is changed
 * to one in the past.
 */
function assertAllowed(before: Coupon, body: Call<typeof api.updateCoupon>['body'], now: Date): void {
  const { redeemed_count: count } = before;
  if (count > 0 && body.code && body.code !== before.code) throw invalid('code', 'coupon.frozen');
  if (count > 0 && body.value !== undefined && body.value !== before.value) throw invalid('value', 'coupon.frozen');
  if (body.quantity !== undefined && body.quantity < count) throw invalid('quantity', 'coupon.quantity', { count });
  if (body.expires_at !== before.expires_at) assertFuture(body.expires_at, now);
}
