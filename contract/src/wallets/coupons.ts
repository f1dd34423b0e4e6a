import { AFFIX_MAX, CODE_MAX, CODE_MIN, isAffix, isCode, formatCode } from '@move/domain/wallets/coupon-code.ts';
import { COUPON_LIMITS, COUPON_STATUSES } from '@move/domain/wallets/coupon.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Count, Flag, Id, Instant, QueryId, QueryIds, rawText, refused, Version } from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { couponLabels } from './coupons.labels.ts';

/** A voucher: each user may redeem it once, all users together as often as its quantity. */
export const Coupon = z.strictObject({
  id: Id,
  /** The code in groups of characters, for people to read. */
  code: z.string(),
  /** Moves for each redemption. */
  value: z.int().min(1),
  quantity: z.int().min(1),
  redeemed_count: Count,
  status: z.enum(COUPON_STATUSES),
  is_enabled: Flag,
  expires_at: Instant.nullable(),
  batch_id: Id.nullable(),
  prefix: z.string(),
  suffix: z.string(),
  created_at: Instant,
  /** Null: an erased account, or the demo data. */
  created_by: z.string().nullable(),
  /** When the last redemption was. */
  redeemed_at: Instant.nullable(),
  redeemed_by: z.string().nullable(),
  updated_at: Instant,
});
export type Coupon = z.output<typeof Coupon>;

/** Coupons that were created together. */
const CouponBatch = z.strictObject({
  id: Id,
  prefix: z.string(),
  suffix: z.string(),
  count: z.int().min(1),
  value: z.int().min(1),
  created_at: Instant,
});
export type CouponBatch = z.output<typeof CouponBatch>;

const Value = z.int().min(1).max(COUPON_LIMITS.value);
const Quantity = z.int().min(1).max(COUPON_LIMITS.quantity);
const ExpiresAt = Instant.nullable();

/** Null or empty: a generated code. */
const Code = rawText(CODE_MAX * 2)
  .overwrite(formatCode)
  .refine((code) => code === '' || isCode(code), refused('coupon.code', { min: CODE_MIN, max: CODE_MAX }))
  .nullable()
  .transform((code) => (code === '' ? null : code));

const Affix = rawText(AFFIX_MAX)
  .overwrite((text) => text.trim().toUpperCase())
  .refine(isAffix, refused('coupon.affix', { max: AFFIX_MAX }))
  .nullable()
  .transform((text) => text ?? '');

export const CouponDraft = z.object({
  code: Code.optional(),
  value: Value,
  quantity: Quantity,
  expires_at: ExpiresAt.optional(),
  is_enabled: Flag.optional(),
});

/** Fields that are left out keep their value. Code and value are fixed from the first redemption on. */
const CouponChange = z.object({
  code: Code.optional(),
  value: Value.optional(),
  quantity: Quantity.optional(),
  expires_at: ExpiresAt.optional(),
  is_enabled: Flag.optional(),
  ...Version,
});

export const CouponBatchDraft = z.object({
  count: z.int().min(1).max(COUPON_LIMITS.batch),
  prefix: Affix.optional(),
  suffix: Affix.optional(),
  value: Value,
  quantity: Quantity,
  expires_at: ExpiresAt.optional(),
});

/** A change of many coupons at once; fields that are left out keep their value. */
const ManyChange = { is_enabled: Flag.optional(), expires_at: ExpiresAt.optional() };

const PATH = '/v1/admin/wallets/:walletId/coupons';
const ONE = `${PATH}/:couponId` as const;
const guard = { permission: 'role:superadmin', scope: 'all', labels: couponLabels } as const;

const filters = { status: z.enum(COUPON_STATUSES).optional(), batchId: QueryId.optional() };
const listQuery = pageQuery({
  sort: ['created_at', 'code', 'value', 'redeemed_count', 'expires_at'],
  order: 'desc',
  filters,
});

export const listCoupons = endpoint({
  ...guard,
  name: 'listCoupons',
  method: 'GET',
  path: PATH,
  query: listQuery,
  reply: pageOf('coupons', Coupon),
});

export const getCoupon = endpoint({ ...guard, name: 'getCoupon', method: 'GET', path: ONE, reply: { coupon: Coupon } });

export const createCoupon = endpoint({
  ...guard,
  name: 'createCoupon',
  method: 'POST',
  path: PATH,
  body: CouponDraft,
  reply: { coupon: Coupon },
  refusesImpersonation: true,
});

export const updateCoupon = endpoint({
  ...guard,
  name: 'updateCoupon',
  method: 'PUT',
  path: ONE,
  body: CouponChange,
  reply: { coupon: Coupon },
  problems: ['stale'],
  refusesImpersonation: true,
});

/** Deletes a coupon without redemptions. */
export const removeCoupon = endpoint({
  ...guard,
  name: 'removeCoupon',
  method: 'DELETE',
  path: ONE,
  reply: 'nothing',
  problems: ['coupon.redeemed'],
  refusesImpersonation: true,
});

/** Enables, disables or extends the chosen coupons: all of them or none. */
export const updateCoupons = endpoint({
  ...guard,
  name: 'updateCoupons',
  method: 'PUT',
  path: PATH,
  body: z.object({
    ids: z
      .array(Id)
      .min(1)
      .max(COUPON_LIMITS.selection)
      .transform((ids) => [...new Set(ids)]),
    ...ManyChange,
  }),
  reply: { count: Count },
  refusesImpersonation: true,
});

export const createCouponBatch = endpoint({
  ...guard,
  name: 'createCouponBatch',
  method: 'POST',
  path: `${PATH}/batch`,
  body: CouponBatchDraft,
  reply: { batch: z.strictObject({ id: Id, count: Count }) },
  refusesImpersonation: true,
});

/** The batches of coupons, newest first. `search` is the number of a batch, `#12` or `12`, or a part of its prefix or suffix. */
export const listCouponBatches = endpoint({
  ...guard,
  name: 'listCouponBatches',
  method: 'GET',
  path: `${PATH}/batches`,
  query: pageQuery({ sort: ['created_at'], order: 'desc' }),
  reply: pageOf('batches', CouponBatch),
});

export const updateCouponBatch = endpoint({
  ...guard,
  name: 'updateCouponBatch',
  method: 'PUT',
  path: `${PATH}/batches/:batchId`,
  body: z.object({ ...ManyChange, quantity: Quantity.optional() }),
  reply: { count: Count },
  refusesImpersonation: true,
});

export const COUPON_FILES = ['xlsx', 'csv', 'cards'] as const;
export type CouponFile = (typeof COUPON_FILES)[number];

/**
 * The rows of the list: as a spreadsheet, as CSV, or as cards to print (PDF, at most 1,000; only active ones unless a status or ids are
 * given).
 */
export const exportCoupons = endpoint({
  ...guard,
  name: 'exportCoupons',
  method: 'GET',
  path: `${PATH}/export`,
  query: listQuery.extend({
    format: z.enum(COUPON_FILES).default('xlsx'),
    /** Only these rows of the list. */
    ids: QueryIds.optional(),
  }),
  reply: 'file',
  refusesImpersonation: true,
});
