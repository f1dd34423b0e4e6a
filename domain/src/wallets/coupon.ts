import type { Locale } from '../kit/messages/locale.ts';
import { en } from './texts/coupon-status.en.ts';
import { nl } from './texts/coupon-status.nl.ts';

export const COUPON_STATUSES = ['active', 'expired', 'redeemed', 'disabled'] as const;
export type CouponStatus = (typeof COUPON_STATUSES)[number];

export const COUPON_LIMITS = {
  /** Coupons in one batch. */
  batch: 10_000,
  /** Moves for each redemption. */
  value: 10_000,
  /** Redemptions of one coupon. */
  quantity: 100_000,
  /** Cards of one PDF: a hundred pages. */
  cards: 1_000,
  /** Coupons in one change. */
  selection: 10_000,
} as const;

export const couponStatusWords = { nl, en } satisfies Record<Locale, Record<CouponStatus, string>>;

/**
 * Why a coupon can't be redeemed. `elsewhere`: its wallet is not one of the app user's platform; `again`: this app user redeemed it
 * before.
 */
export const COUPON_REFUSALS = ['unknown', 'elsewhere', 'disabled', 'expired', 'again', 'exhausted'] as const;
export type CouponRefusal = (typeof COUPON_REFUSALS)[number];

type Facts = {
  readonly is_enabled: boolean;
  readonly expires_at: string | null;
  readonly redeemed_count: number;
  readonly quantity: number;
};

/** Returns the shown status, the first that applies: disabled, expired, redeemed, active (docs/rules/money.md#coupons). */
export function couponStatus({ is_enabled, expires_at, redeemed_count, quantity }: Facts, now: Date): CouponStatus {
  if (!is_enabled) return 'disabled';
  if (expires_at !== null && Date.parse(expires_at) <= now.getTime()) return 'expired';
  return redeemed_count >= quantity ? 'redeemed' : 'active';
}
