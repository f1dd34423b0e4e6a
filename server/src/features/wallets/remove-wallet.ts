import type * as api from '@move/contract/wallets/wallets.ts';
import { sql } from 'kysely';
import { refusedByState } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { subjectOf } from './wallet-record.ts';
import { findWallet } from './wallets.queries.ts';

/** Removes a wallet without coupons and without moves of users. */
export async function removeWallet({ db, params }: Call<typeof api.removeWallet>) {
  const before = await findWallet(db, params.walletId);
  // locked first: a coupon that is added meanwhile waits for this row
  const { rows } = await sql<{ coupons: number }>`
    select coupons_count as coupons from wallets where id = ${before.id} for update`.execute(db);
  const { rows: held } = await sql<{ users: number }>`
    select count(*) as users from wallet_balances where wallet_id = ${before.id} and moves > 0`.execute(db);
  const coupons = rows[0]?.coupons ?? 0;
  const users = held[0]?.users ?? 0;
  if (coupons > 0 || users > 0) throw refusedByState('state', 'wallet.in_use', { coupons, users });
  await db.updateTable('wallets').set({ deleted_at: sql`now()` }).where('id', '=', before.id).execute();
  return changed(undefined, { subject: subjectOf(before), before });
}
