import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { makeOrderLink } from '../orders/public.ts';
import { seedOrder } from '../orders/orders.seed.ts';

/** Creates an order with an open online payment at the built-in provider. */
export async function seedPayment(db: Database, organizationId: number) {
  const { orderId, lineId } = await seedOrder(db, { organization_id: organizationId, paid: false });
  await sql`
    update orders set payment_type = null, reserved_until = now() + interval '15 minutes' where id = ${orderId}`.execute(
    db,
  );
  const reference = `tr_${organizationId}`;
  const { rows } = await sql<{ id: number }>`
    insert into payments (organization_id, application_id, order_id, order_line_ids, driver, method, amount_in_cents,
      fee_in_cents, status, provider_reference)
    select organization_id, application_id, id, array[${lineId}::bigint], 'test', 'ideal', total_price_in_cents, 0, 'open', ${reference}
    from orders where id = ${orderId} returning id`.execute(db);
  await sql`
    insert into test_payments (reference, idempotency_key, amount_in_cents, description, method, locale, return_url)
    select ${reference}, ${reference}, total_price_in_cents, 'Beweegplein', 'ideal', 'nl', 'https://move.example/booking'
    from orders where id = ${orderId}`.execute(db);
  const { rows: refunds } = await sql<{ id: number }>`
    insert into provider_refunds (organization_id, application_id, payment_id, reason, amount_in_cents, status)
    select organization_id, application_id, id, 'paid_twice', 1, 'failed' from payments where provider_reference = ${reference}
    returning id`.execute(db);
  const { rows: cash } = await sql<{ id: number }>`
    insert into refunds (organization_id, application_id, transaction_id, kind, amount_in_cents, vat_in_cents, status)
    select organization_id, application_id, id, 'amount', 1, 0, 'to_hand_over' from transactions where order_id = ${orderId}
    returning id`.execute(db);
  await sql`
    insert into mails (recipient, subject, body_text, body_html, status, about)
    values ('aisha@test.example', 'Betaald', '', '', 'sent', ${JSON.stringify({ kind: 'paid', orders: [orderId] })}::jsonb)`.execute(
    db,
  );
  return {
    orderId,
    refundId: cash[0]?.id ?? 0,
    providerRefundId: refunds[0]?.id ?? 0,
    orderToken: (await makeOrderLink(db, orderId)) ?? '',
    paymentId: rows[0]?.id ?? 0,
    reference,
  };
}
