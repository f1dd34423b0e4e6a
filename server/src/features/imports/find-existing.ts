import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Incoming = Pick<ImportedOrganization, 'name' | 'zipcode' | 'house_number'>;

/** Which of these, by their place in the list, are organisations of the applications already. */
export async function findExisting(
  db: Database,
  incoming: readonly Incoming[],
  applications: RawBuilder<unknown>,
): Promise<Set<number>> {
  if (incoming.length === 0) return new Set();
  const rows = incoming.map(({ name, zipcode, house_number }, n) => ({ n, name, zipcode, house_number }));
  const found = await sql<{ n: number }>`
    select n from imported_before(${JSON.stringify(rows)}::jsonb, ${applications}) as n`.execute(db);
  return new Set(found.rows.map(({ n }) => n));
}
