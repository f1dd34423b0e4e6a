import { setImmediate } from 'node:timers/promises';
import type { ImportedOrganization } from '@move/contract/imports/imported-organization.ts';
import type { ImportDouble } from '@move/contract/imports/imports.ts';
import { type ComparedOrganization, findDoubles } from '@move/domain/organizations/likely-double.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Incoming = Pick<ImportedOrganization, 'name' | 'city' | 'email' | 'website' | 'zipcode' | 'house_number'> & {
  kvk_number?: string | null;
};

/** A row of a list in the form in which organisations are compared. */
export function toComparedOrganization<Row extends Incoming>(row: Row): Row & ComparedOrganization {
  const { zipcode, house_number, kvk_number = null } = row;
  return { ...row, kvk_number, addresses: [{ zipcode, house_number }] };
}

const SLICE = 25;

type Existing = ComparedOrganization & NonNullable<ImportDouble['organization']> & { n: number };
export type FoundDouble = Pick<ImportDouble, 'equal'> & { organization: NonNullable<ImportDouble['organization']> };

/** Returns, by the index of a row, the organisation on these applications that the row most likely duplicates. */
export async function findExistingDoubles(
  db: Database,
  incoming: readonly Incoming[],
  applications: RawBuilder<unknown>,
): Promise<Map<number, FoundDouble>> {
  const found = new Map<number, FoundDouble>();
  if (incoming.length === 0) return found;
  const asked = incoming.map(({ name, city, kvk_number = null, email, website, zipcode, house_number }, n) => {
    return { n, name, city, kvk_number, email, website, zipcode, house_number };
  });
  const { rows } = await sql<Existing>`
    select n, id, name, city, status, kvk_number, email, website, addresses
    from organizations_like(${JSON.stringify(asked)}::jsonb, ${applications})`.execute(db);
  let looked = 0;
  for (const [n, others] of Map.groupBy(rows, (row) => row.n)) {
    looked += 1;
    // gives other calls a turn between the rows of a long list
    if (looked % SLICE === 0) await setImmediate();
    const row = incoming[n];
    const [double] = row ? findDoubles(toComparedOrganization(row), others) : [];
    if (double === undefined) continue;
    const { id, name, city, status } = double.other;
    found.set(n, { organization: { id, name, city, status }, equal: double.equal });
  }
  return found;
}
