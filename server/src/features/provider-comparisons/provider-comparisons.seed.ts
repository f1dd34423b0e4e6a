import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Creates a day with a payment at the provider that isn't known here. Returns the id of the finding. */
export async function seedProviderFinding(db: Database, applicationId: number): Promise<number> {
  const reference = `tr_unknown_${applicationId}`;
  await sql`
    insert into provider_days (application_id, day, state, first_tried_at, tried_at, compared_at, payments_there,
      received_there_in_cents)
    values (${applicationId}, '2027-01-05', 'compared', now(), now(), now(), 1, 1250)`.execute(db);
  await sql`
    insert into provider_entries (comparison, kind, reference, payment_reference, amount_in_cents, currency, happened_at,
      application_id, day)
    values (gen_random_uuid(), 'payment', ${reference}, ${reference}, 1250, 'EUR', '2027-01-05T12:00:00Z', ${applicationId},
      '2027-01-05')`.execute(db);
  const { rows } = await sql<{ id: number }>`
    insert into provider_findings (application_id, day, kind, entry, reference, expected_in_cents, actual_in_cents, currency,
      found_at, seen_at)
    values (${applicationId}, '2027-01-05', 'missing_here', 'payment', ${reference}, 0, 1250, 'EUR', now(), now())
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
