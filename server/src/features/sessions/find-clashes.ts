import type { PreviewDate } from '@move/contract/sessions/session-preview.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Clash = PreviewDate['clashes'][number];

/** When and where something is planned; `id` is that of the session it is already, null for a new one. */
type Span = { id: number | null; starts_at: string; ends_at: string; place_id: number | null };

type Beside = {
  organizationId: number;
  /** Sessions that are about to be removed. */
  removes: readonly number[];
};

/** For each of them: other sessions of the organisation that use its place while it does. */
export async function findClashes(db: Database, spans: readonly Span[], { organizationId, removes }: Beside) {
  const found = spans.map((): Clash[] => []);
  const placed = spans.flatMap((span, index) => (span.place_id === null ? [] : [{ ...span, index }]));
  if (placed.length === 0) return found;
  const own = [...removes, ...spans.flatMap(({ id }) => id ?? [])];
  const { rows } = await sql<Clash & { index: number }>`
    select planned.index, sessions.id as session_id, activities.name, sessions.start_time, sessions.end_time
    from jsonb_to_recordset(${JSON.stringify(placed)}::jsonb)
      as planned(index integer, starts_at timestamptz, ends_at timestamptz, place_id bigint)
    join sessions on sessions.organization_id = ${organizationId} and sessions.deleted_at is null
      and sessions.canceled_at is null and sessions.starts_at < planned.ends_at and sessions.ends_at > planned.starts_at
      and sessions.starts_at > planned.starts_at - interval '8 days' and sessions.id <> all (${own}::bigint[])
    join activities on activities.id = sessions.activity_id and activities.deleted_at is null
    where coalesce(sessions.location_id, activities.location_id) = planned.place_id
    order by sessions.starts_at, sessions.id limit 500`.execute(db);
  for (const { index, ...clash } of rows) found[index]?.push(clash);
  return found;
}
