import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** The provider's fee of an online payment in the demo, in cents. */
const FEE = 35;

/**
 * Spreads the orders of the demo, all sold at this moment, over the last two months. Most payments in cash become online payments, with
 * their fee and the month of their payout. Most refunds in cash are marked as paid. It takes four statements.
 */
export async function seedDemoOrderHistory(db: Database): Promise<void> {
  await sql`
    with moved as (
      update orders set created_at = created_at - make_interval(days => 1 + (id * 37 % 60)::integer, mins => (id * 17 % 600)::integer),
        paid_at = paid_at - make_interval(days => 1 + (id * 37 % 60)::integer, mins => (id * 17 % 600)::integer)
      where created_at > now() - interval '1 hour' and refunded_in_cents = 0
      returning id, created_at
    )
    update transactions set booked_at = moved.created_at from moved where moved.id = order_id`.execute(db);
  await sql`
    update orders set
      payment_type = (array['ideal', 'ideal', 'ideal', 'ideal', 'ideal', 'bancontact', 'creditcard'])[1 + id % 7],
      transaction_fee_in_cents = ${FEE},
      total_price_in_cents = total_price_in_cents + ${FEE},
      payout_month = to_char(paid_at at time zone 'Europe/Amsterdam' + interval '1 month', 'YYYY-MM')
    where status = 'paid' and payment_type = 'cash' and refunded_in_cents = 0 and total_price_in_cents > 0 and id % 4 <> 0
      and (select count(*) from transactions where order_id = orders.id) = 1
      and organization_id in (select id from organizations where status = 'accepted')`.execute(db);
  await sql`
    update transactions set fee_in_cents = orders.transaction_fee_in_cents, total_price_in_cents = orders.total_price_in_cents
    from orders where orders.id = order_id and payout_month is not null and fee_in_cents <> transaction_fee_in_cents`.execute(
    db,
  );
  await sql`
    update refunds set status = 'done', handed_over_at = booked_at
    where status = 'to_hand_over' and id % 3 <> 0`.execute(db);
}
