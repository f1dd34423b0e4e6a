import { paymentFeeInCents } from '@move/domain/orders/payment/payment-fee.ts';
import { priceInMoves } from '@move/domain/wallets/moves.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import { chargeOrder, receivePayment } from '../../orders/public.ts';
import { debitWallet, findProfileWallets, type PaidOffer } from '../../wallets/public.ts';
import { activateOrderItems, lockOrderItems, notifyContactsOfPaid } from '../order-items.ts';
import { mailPayer } from '../payment-mails.ts';
import { assertPayable, findTerms } from '../provider/start-payment.ts';
import { lockOrder } from '../provider/stored-payment.ts';

/** The app user of the call, on the platform of the call. */
type User = { profileId: number; applicationId: number };

type WalletPaying = User & {
  orderId: number;
  walletId: number;
  /** The price that the user saw. */
  shownMoves: number | undefined;
  now: Date;
  appUrl: string;
};

type PaidFromWallet = { organization_id: number; amountInCents: number; moves: number; balance: number };

/**
 * Pays the open amount of an order with moves, in the caller's transaction: activates its participants, mails the buyer and debits the
 * wallet. Throws 409 when the order isn't open for payment, 422 on `wallet_id` for a wallet that can't pay it or has too few moves or when
 * the platform disabled wallets, 422 when the order costs another number of moves than the user saw, and 404 for an order of another
 * platform. Runs in the scope of its organisation.
 */
export async function payFromWallet(db: Database, paying: WalletPaying): Promise<PaidFromWallet> {
  const { orderId, profileId, applicationId, walletId, shownMoves, now, appUrl } = paying;
  const open = await findOpen(db, orderId);
  const ordered = await lockOrderItems(db, open.line_ids);
  const order = await lockOrder(db, orderId);
  if (order?.application_id !== applicationId) throw notFound();
  assertPayable(order, now);
  const wallets = await findProfileWallets(db, { profileId, ...open.offer });
  const wallet = wallets.find(({ id }) => id === walletId);
  if (!wallet?.pays) throw invalid('wallet_id', 'wallet.other_offer');
  const terms = await findTerms(db, { applicationId, method: 'wallet' });
  if (!terms) throw invalid('wallet_id', 'payment.method');
  const { amountInCents, lineIds } = await chargeOrder(db, { order, method: 'wallet', terms });
  const moves = priceInMoves(amountInCents, wallet.move_value_in_cents);
  if (shownMoves !== undefined && shownMoves !== moves)
    throw invalid('price_in_moves', 'wallet.price', { now: moves, shown: shownMoves });
  await receivePayment(db, { orderId, lineIds, now });
  await activateOrderItems(db, ordered);
  await mailPayer(db, { orderId, kind: 'paid', amountInCents, moves, appUrl });
  await notifyContactsOfPaid(db, ordered, { orderId, organizationId: order.organization_id, appUrl });
  // locks the wallet after all other rows
  const balance = await debitWallet(db, { walletId, profileId, moves, orderId, now });
  return { organization_id: order.organization_id, amountInCents, moves, balance };
}

type Open = { line_ids: number[]; amount_in_cents: number; activity_id: number | null; product_id: number | null };

/** The open lines and amount of an order, and its offer: an order has only one. */
async function findOpen(db: Database, orderId: number) {
  const { rows } = await sql<Open>`
    select coalesce(array_agg(transactions.order_line_id order by transactions.order_line_id), '{}') as line_ids,
      coalesce(sum(transactions.subtotal_price_in_cents + transactions.vat_in_cents), 0)::integer as amount_in_cents,
      min(transactions.activity_id) as activity_id, min(purchases.product_id) as product_id
    from transactions left join purchases on purchases.organization_id = transactions.organization_id
      and purchases.order_line_id = transactions.order_line_id
    where transactions.order_id = ${orderId} and transactions.status = 'open'`.execute(db);
  const { line_ids = [], amount_in_cents = 0, activity_id = null, product_id = null } = rows[0] ?? {};
  return { line_ids, amount_in_cents, offer: { activityId: activity_id, productId: product_id } };
}

type Quoted = User & { offer: PaidOffer; grossInCents: number };

type WalletQuote = {
  id: number;
  name: string;
  balance: number;
  /** Null when the wallet can't pay the offer. */
  price_in_moves: number | null;
  can_pay: boolean;
};

/** The price of an offer in moves for each wallet of a user, computed as a payment computes it. */
export async function quoteWallets(
  db: Database,
  { profileId, applicationId, offer, grossInCents }: Quoted,
): Promise<WalletQuote[]> {
  const wallets = await findProfileWallets(db, { profileId, ...offer });
  const terms = await findTerms(db, { applicationId, method: 'wallet' });
  return wallets.map(({ id, name, balance, pays, move_value_in_cents }) => {
    const price_in_moves =
      pays && terms !== null
        ? priceInMoves(grossInCents + paymentFeeInCents(grossInCents, terms), move_value_in_cents)
        : null;
    return { id, name, balance, price_in_moves, can_pay: price_in_moves !== null && balance >= price_in_moves };
  });
}

/**
 * Quotes the open amount of an order for each wallet of a user. No wallet can pay an order that isn't open or that another platform sold.
 */
export async function quoteOrder(
  db: Database,
  { orderId, now, ...user }: User & { orderId: number; now: Date },
): Promise<WalletQuote[]> {
  const { offer, amount_in_cents: grossInCents } = await findOpen(db, orderId);
  const { rows } = await sql<{ is_open: boolean }>`
    select status = 'open' and payment_type is distinct from 'cash' and application_id = ${user.applicationId}
      and (reserved_until is null or reserved_until > ${now.toISOString()})
      and exists (select from organizations where organizations.id = organization_id and organizations.status = 'accepted'
        and organizations.deleted_at is null) as is_open
    from orders where id = ${orderId}`.execute(db);
  const quotes = await quoteWallets(db, { ...user, offer, grossInCents });
  if (rows[0]?.is_open === true) return quotes;
  return quotes.map((quote) => ({ ...quote, price_in_moves: null, can_pay: false }));
}
