import { worthInCents } from '@move/domain/wallets/worth.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

type Revival = {
  /** Which coupons change; the caller has locked them. */
  where: RawBuilder<boolean>;
  body: { is_enabled?: boolean | undefined; expires_at?: string | null | undefined; quantity?: number | undefined };
  moveValueInCents: number;
  now: Date;
};

/**
 * Returns how much disabled or expired coupons can add to wallets again after a change, in cents. Call it before the change is saved
 * (docs/rules/money.md#coupons).
 */
export async function findRevivedWorth(db: Database, { where, body, moveValueInCents, now }: Revival): Promise<number> {
  const { is_enabled = null, expires_at = null, quantity = null } = body;
  const at = sql`${now.toISOString()}::timestamptz`;
  const isValid = (enabled: RawBuilder<unknown>, expiry: RawBuilder<unknown>) =>
    sql`(${enabled} and (${expiry} is null or ${expiry} > ${at}))`;
  const newExpiry = body.expires_at === undefined ? sql`expires_at` : sql`${expires_at}::timestamptz`;
  const { rows } = await sql<{ moves: number }>`
    select coalesce(sum(value * greatest(coalesce(${quantity}::bigint, quantity) - redeemed_count, 0)), 0)::bigint as moves from coupons
    where ${where} and not ${isValid(sql`is_enabled`, sql`expires_at`)}
      and ${isValid(sql`coalesce(${is_enabled}::boolean, is_enabled)`, newExpiry)}`.execute(db);
  return worthInCents({ value: rows[0]?.moves ?? 0, quantity: 1 }, moveValueInCents);
}
