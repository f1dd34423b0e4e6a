import { formatCode } from '@move/domain/wallets/coupon-code.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { seedProfile } from '../profiles/profiles.seed.ts';
import { insertBatch } from './coupons/create-coupon-batch.ts';

type WalletSeed = {
  name: string;
  slug: string;
  application_ids: readonly number[];
  label_ids?: readonly number[];
  move_value_in_cents?: number;
};

export async function seedWallet(db: Database, seed: WalletSeed): Promise<number> {
  const { application_ids, label_ids = [], ...values } = seed;
  const { id: wallet_id } = await db.insertInto('wallets').values(values).returning('id').executeTakeFirstOrThrow();
  for (const application_id of application_ids) {
    await db.insertInto('wallet_applications').values({ wallet_id, application_id }).execute();
  }
  for (const label_id of label_ids) await db.insertInto('wallet_labels').values({ wallet_id, label_id }).execute();
  return wallet_id;
}

type CouponSeed = {
  wallet_id: number;
  code: string;
  value?: number;
  quantity?: number;
  expires_at?: string | null;
  is_enabled?: boolean;
  created_by?: number;
};

export async function seedCoupon(
  db: Database,
  { code, value = 10, quantity = 1, ...rest }: CouponSeed,
): Promise<number> {
  const values = { ...rest, shown_code: formatCode(code), value, quantity };
  const { id } = await db.insertInto('coupons').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

type BatchSeed = { wallet_id: number; count: number; prefix?: string; value?: number; quantity?: number };

export const seedBatch = (
  db: Database,
  { prefix = '', value = 10, quantity = 1, ...rest }: BatchSeed,
): Promise<number> =>
  insertBatch(db, { ...rest, prefix, suffix: '', value, quantity, expires_at: null, created_by: null });

type RedemptionSeed = { code: string; profile_id: number; at?: string };

/** Redeems a coupon as the product does; throws when it is refused. */
export async function seedRedemption(db: Database, { code, profile_id, at }: RedemptionSeed): Promise<number> {
  const { rows } = await sql<{ outcome: string; coupon_id: number }>`
    select outcome, coupon_id from redeem_coupon(upper(regexp_replace(${code}, '[ -]', '', 'g')), ${profile_id},
      coalesce(${at ?? null}::timestamptz, now()), null, null)`.execute(db);
  const [result] = rows;
  if (result?.outcome !== 'redeemed') throw new Error(`${code} was not redeemed: ${result?.outcome}`);
  return result.coupon_id;
}

/** Creates a wallet with a coupon, a batch and a user who redeemed, on a platform of its own. */
export async function seedWalletExample(db: Database, applicationId: number) {
  const wallet_id = await seedWallet(db, {
    name: `Portemonnee ${applicationId}`,
    slug: `portemonnee-${applicationId}`,
    application_ids: [applicationId],
  });
  const couponId = await seedCoupon(db, { wallet_id, code: `VOORBEELD-${applicationId}` });
  const used = `VERZILVERD-${applicationId}`;
  await seedCoupon(db, { wallet_id, code: used, quantity: 5 });
  const profileId = await seedProfile(db, { application_id: applicationId, email: `app${applicationId}@test.example` });
  await seedRedemption(db, { code: used, profile_id: profileId });
  return { walletId: wallet_id, couponId, batchId: await seedBatch(db, { wallet_id, count: 2 }), profileId };
}
