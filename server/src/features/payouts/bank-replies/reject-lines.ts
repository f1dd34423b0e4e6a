import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { releaseItems } from '../runs/end-batch.ts';

export type Rejection = { id: number; reason: string };

/** Ends payments that the bank refused or returned. Their orders, refunds and invoices are open again and count in the next payout. */
export async function rejectLines(
  db: Database,
  rejections: readonly Rejection[],
  now: Date,
): Promise<{ count: number; cents: number }> {
  const { rows } = await sql<{ id: number; amount_in_cents: number }>`
    update sepa_lines set status = 'rejected', ended_at = ${now.toISOString()}, ended_reason = rejection.reason
    from jsonb_to_recordset(${JSON.stringify(rejections)}::jsonb) as rejection (id bigint, reason text)
    where sepa_lines.id = rejection.id and status in ('exported', 'executed') returning sepa_lines.id, amount_in_cents`.execute(
    db,
  );
  await releaseItems(
    db,
    rows.map(({ id }) => id),
  );
  return { count: rows.length, cents: rows.reduce((sum, row) => sum + row.amount_in_cents, 0) };
}
