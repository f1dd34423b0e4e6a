import { priceInMoves } from '@move/domain/wallets/moves.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { refundAmount } from '../../features/orders/refunds/refund-amount.ts';

type Match = {
  order_id: number;
  line_id: number;
  wallet_id: number;
  profile_id: number;
  application_id: number;
  paid_at: string;
  email: string;
  gross_in_cents: number;
  move_value_in_cents: number;
};

/** The number of orders in the demo that are paid with moves. */
const ORDERS_MAX = 24;

/**
 * Changes online payments of orders to payments from the wallets of app users, one order per user. A user who redeemed a coupon before
 * becomes the buyer. One order is refunded by half, another fully.
 */
export async function seedDemoWalletOrders(db: Database): Promise<void> {
  const chosen = choose(await findMatches(db));
  await payAll(db, chosen);
  for (const [index, percentage] of [50, 100].entries()) {
    const match = chosen[index];
    if (!match) continue;
    const now = new Date(Math.min(Date.parse(match.paid_at) + 86_400_000, Date.now()));
    await refundAmount(db, { lineId: match.line_id, percentage, reason: 'Ziek', locale: 'nl', now, by: null });
  }
}

/** Finds orders with the users whose wallets held enough moves at the time of payment. */
async function findMatches(db: Database): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select orders.id as order_id, transactions.order_line_id as line_id, wallets.id as wallet_id, profiles.id as profile_id,
      orders.application_id, orders.paid_at, orders.email, subtotal_price_in_cents + vat_in_cents as gross_in_cents, move_value_in_cents
    from wallet_balances held join wallets on wallets.id = held.wallet_id join profiles on profiles.id = held.profile_id
      join (
        select orders.id, orders.application_id, orders.paid_at, orders.email from orders
        where payment_type = 'ideal' and status = 'paid' and refunded_in_cents = 0 and payout_month is not null
      ) as orders on orders.application_id = profiles.application_id
      join transactions on transactions.order_id = orders.id
      left join purchases on purchases.order_line_id = transactions.order_line_id
    where wallet_pays_for(wallets.id, orders.application_id, transactions.activity_id, purchases.product_id)
      and held.moves * move_value_in_cents >= subtotal_price_in_cents + vat_in_cents
      and orders.paid_at > (select max(created_at) from wallet_entries entry where entry.profile_id = profiles.id)
      and not exists (select from profiles known where known.application_id = orders.application_id and known.email = orders.email)
    order by wallets.id, orders.id, profiles.id`.execute(db);
  return rows;
}

/** Chooses matches with each order, user and buyer only once, and equally many of each wallet. */
function choose(matches: readonly Match[]): Match[] {
  const taken = new Set<string>();
  const chosen: Match[] = [];
  const ofWallets = [...Map.groupBy(matches, ({ wallet_id }) => wallet_id).values()];
  for (const mine of ofWallets) {
    let left = Math.ceil(ORDERS_MAX / ofWallets.length);
    for (const match of mine) {
      const keys = [`order ${match.order_id}`, `user ${match.profile_id}`, `${match.application_id} ${match.email}`];
      if (left === 0 || keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      chosen.push(match);
      left -= 1;
    }
  }
  return chosen;
}

async function payAll(db: Database, chosen: readonly Match[]): Promise<void> {
  const paid = chosen.map((match) => ({
    ...match,
    moves: priceInMoves(match.gross_in_cents, match.move_value_in_cents),
  }));
  const rows = sql`jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as paid (order_id bigint, line_id bigint, wallet_id bigint,
    profile_id bigint, gross_in_cents integer, paid_at timestamptz, moves integer)`;
  await sql`
    update profiles set email = orders.email, first_name = orders.first_name, last_name = orders.last_name, locale = orders.locale
    from ${rows}, orders where orders.id = paid.order_id and profiles.id = paid.profile_id`.execute(db);
  await sql`
    update transactions set fee_in_cents = 0, total_price_in_cents = paid.gross_in_cents
    from ${rows} where transactions.order_line_id = paid.line_id`.execute(db);
  await sql`
    update orders set payment_type = 'wallet', transaction_fee_in_cents = 0, total_price_in_cents = paid.gross_in_cents,
      profile_id = paid.profile_id
    from ${rows} where orders.id = paid.order_id`.execute(db);
  await sql`
    insert into wallet_entries (wallet_id, profile_id, kind, moves, order_id, created_at)
    select wallet_id, profile_id, 'payment', -moves, order_id, paid_at from ${rows} order by paid_at`.execute(db);
}
