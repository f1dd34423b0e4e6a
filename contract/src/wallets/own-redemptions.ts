import { CODE_MAX } from '@move/domain/wallets/coupon-code.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Named, text } from '../kit/fields.ts';
import { couponLabels } from './coupons.labels.ts';

/** Redeems a voucher for the app user of the call's token. 422 on `code`, with one message for every cause. */
export const redeemOwnCoupon = endpoint({
  name: 'redeemOwnCoupon',
  refusals: [401],
  method: 'POST',
  path: '/v1/public/coupons/redeem',
  permission: 'public',
  scope: 'public',
  body: z.object({ code: text(CODE_MAX * 2) }),
  /** `value`: the moves that it gave; `balance`: the user's moves in the wallet now. */
  reply: { wallet: Named, value: z.int().min(1), balance: Count },
  status: 200,
  problems: ['throttle'],
  labels: couponLabels,
});
