import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type * as api from '@move/contract/wallets/coupons.ts';
import type { Coupon, CouponBatch } from '@move/contract/wallets/coupons.ts';
import type { Redemption } from '@move/contract/wallets/redemptions.ts';
import type * as redemptionsApi from '@move/contract/wallets/redemptions.ts';
import { normalizeCode } from '@move/domain/wallets/coupon-code.ts';
import type { CouponStatus } from '@move/domain/wallets/coupon.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { findPage } from '../../../platform/database/page.ts';
import { notFound } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findWalletName } from '../wallets.queries.ts';

type Filters = Pick<QueryOf<typeof api.listCoupons>, 'search' | 'status' | 'batchId'> & {
  ids?: readonly number[] | undefined;
};

const userName = (id: string) =>
  sql`(select concat_ws(' ', first_name, last_name) from users where users.id = ${sql.ref(id)})`;

/** SQL: `couponStatus` of the domain. */
const status = (now: Date) => sql`case when not is_enabled then 'disabled'
  when expires_at <= ${now.toISOString()}::timestamptz then 'expired'
  when redeemed_count >= quantity then 'redeemed' else 'active' end`;

const columns = (now: Date) => sql`coupons.id, coupons.shown_code as code, coupons.value, quantity, redeemed_count,
  ${status(now)} as status, is_enabled, expires_at, batch_id,
  coalesce((select prefix from coupon_batches where coupon_batches.id = batch_id), '') as prefix,
  coalesce((select suffix from coupon_batches where coupon_batches.id = batch_id), '') as suffix,
  coupons.created_at, ${userName('coupons.created_by')} as created_by, redeemed_at,
  (select email::text from profiles where profiles.id = redeemed_by) as redeemed_by, coupons.updated_at`;

const sort = {
  created_at: sql`coupons.created_at`,
  code: sql`coupons.code`,
  value: sql`coupons.value`,
  redeemed_count: sql`redeemed_count`,
  expires_at: sql`expires_at`,
};

/** SQL: codes are searched in their normalised form, anywhere in the code. */
const codeContains = (search: string) =>
  sql`coupons.code like '%' || ${normalizeCode(search).replace(/[\\%_]/g, '\\$&')}::text || '%'`;

export function conditionsOf(walletId: number, { search, status: wanted, batchId, ids }: Filters, now: Date) {
  const where: RawBuilder<unknown>[] = [sql`coupons.wallet_id = ${walletId}`];
  if (search) where.push(codeContains(search));
  if (batchId !== undefined) where.push(sql`coupons.batch_id = ${batchId}`);
  if (ids) where.push(sql`coupons.id = any (${[...ids]}::bigint[])`);
  if (wanted) where.push(sql`${status(now)} = ${wanted satisfies CouponStatus}`);
  return where;
}

export const couponOrder = ({ sort: by, order }: Pick<QueryOf<typeof api.listCoupons>, 'sort' | 'order'>) =>
  order === 'desc' ? sql`${sort[by]} desc, coupons.id desc` : sql`${sort[by]} asc, coupons.id asc`;

export const couponColumns = columns;

export async function listCoupons({ db, params, query, now }: Call<typeof api.listCoupons>) {
  const { id } = await findWalletName(db, params.walletId);
  const where = conditionsOf(id, query, now);
  const isFiltered = where.length > 1;
  const parts = {
    select: columns(now),
    from: sql`coupons`,
    where,
    sort,
    id: sql`coupons.id`,
    lookup: { joins: sql``, where: sql`true` },
    total: isFiltered ? undefined : sql`(select coupons_count from wallets where wallets.id = ${id})`,
  };
  const { rows, meta } = await findPage<Coupon, keyof typeof sort>(db, parts, query);
  return { coupons: rows, meta };
}

type CouponAddress = { walletId: number; couponId: number };

export async function findCoupon(db: Database, { walletId, couponId }: CouponAddress, now: Date): Promise<Coupon> {
  await findWalletName(db, walletId);
  const { rows } = await sql<Coupon>`
    select ${columns(now)} from coupons where coupons.id = ${couponId} and coupons.wallet_id = ${walletId}`.execute(db);
  const [coupon] = rows;
  if (!coupon) throw notFound();
  return coupon;
}

export async function getCoupon({ db, params, now }: Call<typeof api.getCoupon>) {
  return { coupon: await findCoupon(db, params, now) };
}

export async function listCouponBatches({ db, params, query }: Call<typeof api.listCouponBatches>) {
  const { id } = await findWalletName(db, params.walletId);
  const where = [sql`coupon_batches.wallet_id = ${id}`];
  if (query.search) where.push(batchMatches(query.search));
  const parts = {
    select: sql`coupon_batches.id, prefix, suffix, count, value, created_at`,
    from: sql`coupon_batches`,
    where,
    // ids follow the order of creation
    sort: { created_at: sql`coupon_batches.id` },
    id: sql`coupon_batches.id`,
  };
  const { rows, meta } = await findPage<CouponBatch, 'created_at'>(db, parts, query);
  return { batches: rows, meta };
}

/** SQL: a batch is found by its number, `#12` or `12`, or by a part of its prefix or suffix. */
function batchMatches(search: string) {
  const number = /^#?([0-9]{1,15})$/.exec(search)?.[1] ?? null;
  const part = sql`'%' || ${search.toUpperCase().replace(/[\\%_]/g, '\\$&')}::text || '%'`;
  return sql`(coupon_batches.id = ${number}::bigint or prefix like ${part} or suffix like ${part})`;
}

export async function listRedemptions({ db, params, query }: Call<typeof redemptionsApi.listRedemptions>) {
  const { id } = await findWalletName(db, params.walletId);
  const { search, batchId } = query;
  const where: RawBuilder<unknown>[] = [sql`redemptions.wallet_id = ${id}`];
  if (batchId !== undefined) where.push(sql`coupons.batch_id = ${batchId}`);
  if (search) {
    const email = sql`'%' || ${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}::text || '%'`;
    // a search text of only dashes finds no code
    const code = normalizeCode(search) === '' ? sql`false` : codeContains(search);
    where.push(sql`(${code} or profiles.email::text like ${email})`);
  }
  const parts = {
    select: sql`redemptions.id, coupon_id, profile_id, coupons.shown_code as code, redemptions.value,
      redemptions.created_at as redeemed_at, nullif(concat_ws(' ', profiles.first_name, profiles.last_name), '') as name,
      profiles.email::text as email, ${userName('redemptions.created_by')} as created_by`,
    from: sql`coupon_redemptions redemptions join coupons on coupons.id = coupon_id
      join profiles on profiles.id = profile_id`,
    where,
    sort: { redeemed_at: sql`redemptions.created_at` },
    id: sql`redemptions.id`,
  };
  const { rows, meta } = await findPage<Redemption, 'redeemed_at'>(db, parts, query);
  return { redemptions: rows, meta };
}
