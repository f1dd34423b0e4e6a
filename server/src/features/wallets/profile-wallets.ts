import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The offer that is paid for: the activity of a session or bundle, or a product; neither when only the wallets are read. */
export type PaidOffer = { activityId: number | null; productId: number | null };

export type ProfileWallet = {
  id: number;
  name: string;
  move_value_in_cents: number;
  balance: number;
  /** The wallet has no labels or one of the offer's, and it is on the user's platform or has moves of the user left. */
  pays: boolean;
};

/** The wallets in which an app user has, or had, moves, by name. Works in every scope. */
export async function findProfileWallets(
  db: Database,
  { profileId, activityId, productId }: PaidOffer & { profileId: number },
): Promise<ProfileWallet[]> {
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<ProfileWallet>`
    select id, name, move_value_in_cents, balance, pays
    from wallets_of_profile(${profileId}, ${activityId}::bigint, ${productId}::bigint)`.execute(db);
  return rows;
}

export type WalletPayment = {
  order_id: number;
  wallet_id: number;
  profile_id: number;
  name: string;
  moves: number;
  moves_back: number;
  /** The user of the wallet was erased: a refund of moves only changes the ledger. */
  is_erased: boolean;
};

/** How orders were paid from wallets, by order id. Works in every scope, so pass only orders that the call has read. */
export async function findWalletPayments(
  db: Database,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, WalletPayment>> {
  if (orderIds.length === 0) return new Map();
  // this function must be alone in its statement (docs/architecture.md#functions-that-look-beyond-the-scope)
  const { rows } = await sql<WalletPayment>`
    select order_id, wallet_id, profile_id, name, moves, moves_back, is_erased
    from wallet_payments_of(${[...orderIds]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.order_id, row]));
}
