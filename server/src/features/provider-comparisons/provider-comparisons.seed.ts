import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A payment at the provider that nothing here explains. */
export async function seedProviderFinding(db: Database, applicationId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into provider_findings (application_id, day, kind, entry, reference, expected_in_cents, actual_in_cents, currency,
      found_at, seen_at)
    values (${applicationId}, '2027-01-05', 'missing_here', 'payment', ${`tr_unknown_${applicationId}`}, 0, 1250, 'EUR', now(), now())
    returning id`.execute(db);
  return rows[0]?.id ?? 0;
}
