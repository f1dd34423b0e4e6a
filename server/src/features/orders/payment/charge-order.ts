import { largestRemainder } from '@move/domain/kit/money/money.ts';
import { paymentFeeInCents, type PaymentTerms } from '@move/domain/orders/payment/payment-fee.ts';
import type { CollectedPaymentType, PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** An order whose row the caller has locked, with the chosen way of paying and its costs. */
type ChosenPayment = { id: number; payment_type: PaymentType | null; transaction_fee_in_cents: number };

/** A line of an order with its share of the service fees. */
export type ChargedLine = { id: number; status: TransactionStatus; gross_in_cents: number; fee_in_cents: number };

export type Charged = {
  lineIds: number[];
  /** Including service fees. */
  amountInCents: number;
  feeInCents: number;
};

export async function findChargedLines(db: Database, orderId: number): Promise<ChargedLine[]> {
  const { rows } = await sql<ChargedLine>`
    select order_line_id as id, status, subtotal_price_in_cents + vat_in_cents as gross_in_cents, fee_in_cents
    from transactions where order_id = ${orderId} order by order_line_id`.execute(db);
  return rows;
}

type Charge = { order: ChosenPayment; method: CollectedPaymentType; terms: PaymentTerms };

/**
 * Sets the way of paying of a locked order. Its open lines share the service fees (docs/rules/money.md#service-fees), which replace those
 * of an earlier choice.
 */
export async function chargeOrder(db: Database, { order, method, terms }: Charge): Promise<Charged> {
  const lines = await findChargedLines(db, order.id);
  const open = lines.filter(({ status }) => status === 'open');
  const gross = open.reduce((sum, line) => sum + line.gross_in_cents, 0);
  const feeInCents = paymentFeeInCents(gross, terms);
  const lineIds = open.map(({ id }) => id);
  await chargeAsPaid(db, { order, lines, method, lineIds, feeInCents });
  return { lineIds, amountInCents: gross + feeInCents, feeInCents };
}

type PaidCharge = {
  order: ChosenPayment;
  /** All lines of the order. */
  lines: readonly ChargedLine[];
  method: CollectedPaymentType;
  /** The lines that share the costs. */
  lineIds: readonly number[];
  feeInCents: number;
};

/** Stores how the order was actually paid and with which costs; the buyer may have chosen another way since. */
export async function chargeAsPaid(
  db: Database,
  { order, lines, method, lineIds, feeInCents }: PaidCharge,
): Promise<void> {
  const paid = lines.filter(({ id }) => lineIds.includes(id));
  const shares = largestRemainder(
    feeInCents,
    paid.map((line) => line.gross_in_cents),
  );
  const shareOf = new Map(paid.map(({ id }, index) => [id, shares[index] ?? 0]));
  const fees = lines
    .map(({ id, fee_in_cents }) => ({ id, before: fee_in_cents, fee: shareOf.get(id) ?? 0 }))
    .filter(({ before, fee }) => fee !== before);
  // even an update of no row runs the triggers of the kept sums
  if (fees.length > 0) {
    await sql`
      update transactions set fee_in_cents = fee, total_price_in_cents = subtotal_price_in_cents + vat_in_cents + fee
      from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as share (id bigint, fee integer)
      where transactions.order_line_id = share.id`.execute(db);
  }
  if (order.payment_type === method && order.transaction_fee_in_cents === feeInCents) return;
  await sql`
    update orders set payment_type = ${method}, transaction_fee_in_cents = ${feeInCents},
      total_price_in_cents = subtotal_price_in_cents + vat_in_cents + ${feeInCents}
    where id = ${order.id}`.execute(db);
}
