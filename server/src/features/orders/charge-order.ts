import { largestRemainder } from '@move/domain/kit/money.ts';
import { paymentFeeInCents, type PaymentTerms } from '@move/domain/orders/payment-fee.ts';
import type { CollectedPaymentType } from '@move/domain/orders/payment-types.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type OpenLine = { id: number; gross_in_cents: number };

export type Charged = {
  lineIds: number[];
  /** With the costs of paying. */
  amountInCents: number;
  feeInCents: number;
};

type Charge = { orderId: number; method: CollectedPaymentType; terms: PaymentTerms };

/**
 * Chooses the way of paying of an order whose row the caller has locked: its open lines share the costs of that way (D5.3), and
 * costs of a way chosen before are gone.
 */
export async function chargeOrder(db: Database, { orderId, method, terms }: Charge): Promise<Charged> {
  const { rows } = await sql<OpenLine>`
    select order_line_id as id, subtotal_price_in_cents + vat_in_cents as gross_in_cents from transactions
    where order_id = ${orderId} and status = 'open' order by order_line_id`.execute(db);
  const gross = rows.reduce((sum, line) => sum + line.gross_in_cents, 0);
  const feeInCents = paymentFeeInCents(gross, terms);
  await saveFees(db, { orderId, method, lines: rows, feeInCents });
  return { lineIds: rows.map(({ id }) => id), amountInCents: gross + feeInCents, feeInCents };
}

/** The way and the costs that were paid, where another one was chosen since. */
export async function chargeAsPaid(
  db: Database,
  {
    orderId,
    method,
    feeInCents,
    lineIds,
  }: { orderId: number; method: CollectedPaymentType; feeInCents: number; lineIds: readonly number[] },
): Promise<void> {
  const { rows } = await sql<OpenLine>`
    select order_line_id as id, subtotal_price_in_cents + vat_in_cents as gross_in_cents from transactions
    where order_id = ${orderId} and order_line_id = any (${[...lineIds]}::bigint[]) order by order_line_id`.execute(db);
  await saveFees(db, { orderId, method, lines: rows, feeInCents });
}

type Fees = { orderId: number; method: CollectedPaymentType; lines: readonly OpenLine[]; feeInCents: number };

async function saveFees(db: Database, { orderId, method, lines, feeInCents }: Fees): Promise<void> {
  const shares = largestRemainder(
    feeInCents,
    lines.map((line) => line.gross_in_cents),
  );
  const fees = lines.map(({ id }, index) => ({ id, fee: shares[index] ?? 0 }));
  await sql`
    update transactions set fee_in_cents = fee, total_price_in_cents = subtotal_price_in_cents + vat_in_cents + fee
    from (
      select transactions.id, coalesce(share.fee, 0) as fee from transactions
      left join jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as share (id bigint, fee integer)
        on share.id = transactions.order_line_id
      where transactions.order_id = ${orderId}) as charged
    where transactions.id = charged.id and transactions.fee_in_cents <> fee`.execute(db);
  await sql`
    update orders set payment_type = ${method}, transaction_fee_in_cents = ${feeInCents},
      total_price_in_cents = subtotal_price_in_cents + vat_in_cents + ${feeInCents}
    where id = ${orderId} and (payment_type is distinct from ${method} or transaction_fee_in_cents <> ${feeInCents})`.execute(
    db,
  );
}
