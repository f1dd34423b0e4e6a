import type { CouponRefusal } from '@move/domain/wallets/coupon.ts';
import { normalizeCode } from '@move/domain/wallets/coupon-code.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';

type Input = {
  profileId: number;
  code: string;
  now: Date;
  /** Only a coupon of this wallet. */
  walletId?: number;
  /** The superadmin who redeems for the user. */
  userId?: number;
};

export type Redeemed = { outcome: 'redeemed'; wallet_id: number; coupon_id: number; value: number; balance: number };
export type NotRedeemed = { outcome: CouponRefusal };

/**
 * Redeems a code for an app user in one statement: one redemption, one entry of the ledger, the new balance. Concurrent calls never exceed
 * the coupon's quantity. Works in every scope.
 */
export async function redeemCoupon(
  db: Database,
  { profileId, code, now, walletId, userId }: Input,
): Promise<Redeemed | NotRedeemed> {
  const { rows } = await sql<Redeemed | NotRedeemed>`
    select outcome, wallet_id, coupon_id, value, balance from redeem_coupon(${normalizeCode(code)}, ${profileId},
      ${now.toISOString()}::timestamptz, ${walletId ?? null}, ${userId ?? null})`.execute(db);
  const [result] = rows;
  if (!result) throw new Error('no outcome');
  return result;
}

/** Attempts in an hour, of one user, and wrong ones of one network. */
export const REDEEM_TRIES = 10;

type Redeeming = Pick<Call<{ permission: 'public' }>, 'db' | 'now' | 'throttle' | 'request'>;

/**
 * Redeems a code that an app user typed: at most 10 attempts an hour for a user and 10 wrong ones for a network, and one error for every
 * cause, so that codes can't be guessed (docs/rules/money.md#coupons).
 */
export async function redeemTypedCode(
  { db, now, throttle, request }: Redeeming,
  { profileId, code }: { profileId: number; code: string },
): Promise<Redeemed> {
  await throttle(`redeem:profile:${profileId}`, REDEEM_TRIES, 3_600);
  const network = `redeem:network:${request.network}`;
  await throttle(network, REDEEM_TRIES, 3_600);
  const result = await redeemCoupon(db, { profileId, code, now });
  if (result.outcome !== 'redeemed') throw invalid('code', 'coupon.invalid');
  // many people at a club redeem the right code from one network
  await throttle.forgive(network);
  return result;
}
