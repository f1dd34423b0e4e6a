import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { RefundStatus } from '../../../platform/payments/payment-driver.ts';
import { mailOrganization } from '../payment-mails.ts';

type LookedUp = { id: number; status: string; order_id: number; amount_in_cents: number };
type Found = { status: RefundStatus; reference?: string };

/**
 * Stores the provider's late status of a refund that got no reply and that staff meanwhile made another way. `failed`, also for a refund
 * that the provider doesn't know: the organisation is owed the money from now on. Another status: the buyer got the money twice, and the
 * organisation is mailed the first time.
 */
export async function keepLookedUp(db: Database, refund: LookedUp, { status, reference }: Found): Promise<void> {
  const isOwed = status === 'failed';
  const { numAffectedRows } = await sql`
    update provider_refunds set status = ${isOwed ? 'settled' : status}, owed_if_missing = ${status === 'sent'},
      owed_to_organization = ${isOwed}, settled_at = case when ${isOwed} then now() else settled_at end, updated_at = now(),
      provider_reference = coalesce(${reference ?? null}, provider_reference)
    where id = ${refund.id} and owed_if_missing`.execute(db);
  if (numAffectedRows === 1n && !isOwed && refund.status === 'settled') {
    await mailOrganization(db, {
      orderId: refund.order_id,
      amountInCents: refund.amount_in_cents,
      kind: 'refund_twice_staff',
    });
  }
}
