import { CODE_MAX } from '@move/domain/wallets/coupon-code.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Email, Id, Instant, QueryFlag, QueryId, text } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { couponLabels } from './coupons.labels.ts';

/** A redemption of a coupon by a user. */
const Redemption = z.strictObject({
  id: Id,
  coupon_id: Id,
  profile_id: Id,
  code: z.string(),
  /** Moves that it gave. */
  value: z.int().min(1),
  redeemed_at: Instant,
  /** Name of the user; null when unknown. */
  name: z.string().nullable(),
  email: z.string(),
  /** The superadmin who redeemed for the user. */
  created_by: z.string().nullable(),
});
export type Redemption = z.output<typeof Redemption>;

const PATH = '/v1/admin/wallets/:walletId/coupons';
const guard = { permission: 'role:superadmin', scope: 'all', labels: couponLabels } as const;

/** The redemptions of a wallet, newest first. `search` looks in code and e-mail address. */
export const listRedemptions = endpoint({
  ...guard,
  name: 'listRedemptions',
  method: 'GET',
  path: `${PATH}/redeemed`,
  query: pageQuery({ sort: ['redeemed_at'], order: 'desc', filters: { batchId: QueryId.optional() } }),
  reply: pageOf('redemptions', Redemption),
});

/**
 * Redeems a coupon of this wallet for an app user. 409 for an address without a profile; with `force=1` it gets one. `application_id` is the
 * platform of the user when the wallet is on several.
 */
export const redeemCouponForUser = endpoint({
  ...guard,
  name: 'redeemCouponForUser',
  method: 'POST',
  path: `${PATH}/redeem`,
  query: z.object({ force: QueryFlag.optional() }),
  body: z.object({ code: text(CODE_MAX * 2), email: Email, application_id: Id.optional() }),
  reply: {
    redemption: z.strictObject({ coupon_id: Id, profile_id: Id, value: z.int().min(1), balance: Count }),
  },
  problems: ['coupon.no_user'],
  refusesImpersonation: true,
});
