import { orderAmounts } from '@move/domain/orders/order-amounts.ts';
import { partInCents } from '@move/domain/orders/refunds/refunds.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { StoredLine } from '../lines/sold-lines.ts';

/**
 * Lowers the price of lines that are unpaid or paid elsewhere and lose one of their parts by that share, since nothing can be refunded
 * here. Losing the last part is a cancellation instead. The caller has locked the orders of the lines.
 */
export async function lowerPrices(db: Database, lines: readonly StoredLine[]): Promise<void> {
  const rows = lines.map((line) => {
    const unit_price_in_cents = line.gross_in_cents - partInCents(line.gross_in_cents, line.parts, 0);
    const { vat_percentage } = line;
    const { subtotal_price_in_cents, vat_in_cents } = orderAmounts(
      [{ quantity: 1, unit_price_in_cents, vat_percentage }],
      0,
    );
    return { id: line.id, unit_price_in_cents, subtotal_price_in_cents, vat_in_cents, parts: line.parts - 1 };
  });
  if (rows.length === 0) return;
  await sql`
    with less as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as less (id bigint, unit_price_in_cents integer,
        subtotal_price_in_cents integer, vat_in_cents integer, parts smallint)
    ), line as (
      update order_lines set quantity = 1, unit_price_in_cents = less.unit_price_in_cents,
        total_price_in_cents = less.unit_price_in_cents, vat_in_cents = less.vat_in_cents, parts = less.parts,
        lowered_in_cents = lowered_in_cents + total_price_in_cents - less.unit_price_in_cents
      from less where order_lines.id = less.id
    ), transaction as (
      update transactions set subtotal_price_in_cents = less.subtotal_price_in_cents, vat_in_cents = less.vat_in_cents,
        total_price_in_cents = less.unit_price_in_cents + fee_in_cents
      from less where order_line_id = less.id
    ), change as (
      select order_id, sum(less.subtotal_price_in_cents - transactions.subtotal_price_in_cents) as subtotal,
        sum(less.vat_in_cents - transactions.vat_in_cents) as vat
      from less join transactions on order_line_id = less.id group by order_id
    )
    update orders set subtotal_price_in_cents = subtotal_price_in_cents + change.subtotal,
      vat_in_cents = vat_in_cents + change.vat, total_price_in_cents = total_price_in_cents + change.subtotal + change.vat
    from change where orders.id = change.order_id`.execute(db);
}
