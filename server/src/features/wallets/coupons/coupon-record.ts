import type { Coupon } from '@move/contract/wallets/coupons.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Subject } from '../../../platform/http/written.ts';

/** The trail is read by more people than coupons are: it never holds a code that still works. */
export const couponSubject = ({ id }: Pick<Coupon, 'id'>): Subject => ({ type: 'coupons', id, name: `#${id}` });

/** What the trail keeps of a coupon: no person, and of the code its last two characters. */
export const auditedCoupon = (coupon: Coupon): object => ({
  ...coupon,
  redeemed_by: null,
  code: `••••${coupon.code.slice(-2)}`,
});

export const batchSubject = (id: number): Subject => ({ type: 'coupon_batches', id, name: `#${id}` });

/** What only the database notices: another call took the code, or redeemed the coupon, at the same moment. */
export const couponRefusals = {
  coupons_code: () => invalid('code', 'coupon.taken'),
};

/** A coupon that is over from the start is a mistake; to end one, disable it. */
export function assertFuture(expiresAt: string | null | undefined, now: Date): void {
  if (expiresAt && Date.parse(expiresAt) <= now.getTime()) throw invalid('expires_at', 'coupon.past');
}
