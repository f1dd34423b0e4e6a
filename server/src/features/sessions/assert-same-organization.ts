import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { SessionValues } from './session-plan.ts';

/** Rates and locations must be those of the organisation, and still in use (D2.3.5). */
export async function assertSameOrganization(
  db: Database,
  values: SessionValues,
  organizationId: number,
): Promise<void> {
  const faults = await foreignIn(db, [values], organizationId);
  if (faults.length > 0)
    throw new Problem(
      422,
      faults.map(({ field, key }) => ({ field, key })),
    );
}

type Many = { values: readonly SessionValues[]; organizationId: number };

/** The same for many at once, each fault on its own row. */
export async function assertSameOrganizationIn(db: Database, { values, organizationId }: Many): Promise<void> {
  const faults = await foreignIn(db, values, organizationId);
  const sentences = faults.map(({ index, field, key }) => ({ field: `sessions.${index}.${field}`, key }));
  if (sentences.length > 0) throw new Problem(422, sentences);
}

async function foreignIn(db: Database, values: readonly SessionValues[], organizationId: number) {
  const [rateIds, locationIds] = [idsOf(values, 'rate_id'), idsOf(values, 'location_id')];
  if (rateIds.length + locationIds.length === 0) return [];
  const { rows } = await sql<{ rates: number[]; locations: number[] }>`
    select array(select id from rates where id = any (${rateIds}::bigint[]) and organization_id = ${organizationId}
        and deleted_at is null and archived_at is null) as rates,
      array(select location_id from location_organizations where location_id = any (${locationIds}::bigint[])
        and organization_id = ${organizationId} and unlinked_at is null) as locations`.execute(db);
  const [rates, locations] = [new Set(rows[0]?.rates), new Set(rows[0]?.locations)];
  return values.flatMap(({ rate_id, location_id }, index) => [
    ...(isMissing(rates, rate_id) ? [{ index, field: 'rate_id', key: 'exists' as const }] : []),
    ...(isMissing(locations, location_id) ? [{ index, field: 'location_id', key: 'activity.location' as const }] : []),
  ]);
}

const idsOf = (values: readonly SessionValues[], name: 'rate_id' | 'location_id') => [
  ...new Set(values.flatMap((value) => value[name] ?? [])),
];

const isMissing = (known: ReadonlySet<number>, id: number | null | undefined) =>
  id !== null && id !== undefined && !known.has(id);
