import type { Coupon } from '@move/contract/wallets/coupons.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Subject } from '../../../platform/http/written.ts';

/** The audit subject. Its name is the id: more users read the trail than the coupons, so a code in it could be misused. */
export const couponSubject = ({ id }: Pick<Coupon, 'id'>): Subject => ({ type: 'coupons', id, name: `#${id}` });

/** The fields of a coupon for the audit trail: without persons, and with only the last two characters of the code. */
export const auditedCoupon = (coupon: Coupon): object => ({
  ...coupon,
  created_by: null,
  redeemed_by: null,
  code: `••••${coupon.code.slice(-2)}`,
});

export const batchSubject = (id: number): Subject => ({ type: 'coupon_batches', id, name: `#${id}` });

/** Refusals that only the database detects: another call took the code, or redeemed the coupon, at the same moment. */
export const couponRefusals = {
  coupons_code: () => invalid('code', 'coupon.taken'),
};

/** Throws 422 for an expiry in the past, which is a mistake: to end a coupon, disable it. */
export function assertFuture(expiresAt: string | null | undefined, now: Date): void {
  if (expiresAt && Date.parse(expiresAt) <= now.getTime()) throw invalid('expires_at', 'coupon.past');
}
