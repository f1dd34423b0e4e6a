import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { PlanningContext } from './planning-context.ts';
import type { SessionPlan, SessionValues } from './session-plan.ts';

/** Throws 422 unless rates and locations belong to the organisation and are in use (docs/rules/access.md#scope-of-a-call). */
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

/** Checks the values that a plan sets, and the location of the sessions that it creates, also when they inherit it. */
export function assertPlanOfOrganization(db: Database, plan: SessionPlan, setting: PlanningContext): Promise<void> {
  return assertSameOrganization(db, withLocation(plan, setting), setting.organizationId);
}

/** Checks many plans at once, each error on its own row. */
export async function assertPlansOfOrganization(
  db: Database,
  plans: readonly SessionPlan[],
  setting: PlanningContext,
): Promise<void> {
  const values = plans.map((plan) => withLocation(plan, setting));
  const faults = await foreignIn(db, values, setting.organizationId);
  const sentences = faults.map(({ index, field, key }) => ({ field: `sessions.${index}.${field}`, key }));
  if (sentences.length > 0) throw new Problem(422, sentences);
}

/** The values of a plan, with the location that new sessions inherit: no session may be planned at a location whose link has ended. */
function withLocation({ rows, values, template }: SessionPlan, { activity }: PlanningContext): SessionValues {
  const isPlanned = values.location_id !== undefined || rows.some(({ id }) => id === null);
  return isPlanned
    ? { ...values, location_id: { ...template, ...values }.location_id ?? activity.location_id }
    : values;
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
