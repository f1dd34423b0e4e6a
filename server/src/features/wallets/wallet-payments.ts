import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { orRefuse } from '../../platform/database/refused-by.ts';
import { invalid } from '../../platform/http/problem.ts';

type Posting = { walletId: number; profileId: number; moves: number; orderId: number; now: Date };

/** Takes moves for an order and returns the balance. Throws 422 when there are not enough. Works in every scope. */
export const debitWallet = (db: Database, posting: Posting): Promise<number> =>
  post(db, { ...posting, moves: -posting.moves });

/** Gives back moves that an order took, and returns the balance. Throws 422 for more than it took. Works in every scope. */
export const creditWallet = (db: Database, posting: Posting): Promise<number> => post(db, posting);

/** Posts an entry. A violated constraint ends the transaction, so the error must end the call. */
async function post(db: Database, { walletId, profileId, moves, orderId, now }: Posting): Promise<number> {
  const posted = sql<{ balance: number }>`
    select post_wallet_entry(${walletId}, ${profileId}, ${moves}, ${orderId}, ${now.toISOString()}::timestamptz) as balance`.execute(
    db,
  );
  const { rows } = await orRefuse(posted, {
    wallet_balances_not_negative: () => invalid('wallet_id', 'wallet.balance'),
    wallet_entries_refund: () => invalid('moves', 'wallet.refund'),
  });
  return rows[0]?.balance ?? 0;
}
