import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Coming = { organizationId: number; activityId: number; now: Date };

/** Returns the sessions of an activity that are still to start and in a bundle, and the number of these bundles. */
export async function findSessionsInBundles(db: Database, { organizationId, activityId, now }: Coming) {
  const { rows } = await sql<{ id: number; bundle_id: number }>`
    select sessions.id, bundle_id from bundle_sessions join bundles on bundles.id = bundle_id
    join sessions on sessions.id = session_id
    where bundles.activity_id = ${activityId} and bundles.organization_id = ${organizationId}
      and bundles.deleted_at is null and sessions.deleted_at is null and sessions.canceled_at is null
      and sessions.starts_at > ${now.toISOString()}`.execute(db);
  const sessionIds = [...new Set(rows.map(({ id }) => id))];
  return { sessionIds, bundles: new Set(rows.map(({ bundle_id }) => bundle_id)).size };
}

type Copying = {
  organizationId: number;
  from: number;
  to: number;
  /** Each session of the copy with the session it was copied from. */
  sessions: readonly { from: number; to: number }[];
};

/** Copies the bundles of these sessions, without participants, to the activity that has the copied sessions. */
export async function copyBundles(db: Database, { organizationId, from, to, sessions }: Copying): Promise<void> {
  const originals = sessions.map((session) => session.from);
  const copies = sessions.map((session) => session.to);
  const { rows } = await sql<{ id: number }>`
    select id from bundles where activity_id = ${from} and organization_id = ${organizationId} and deleted_at is null
      and exists (select from bundle_sessions where bundle_id = bundles.id and session_id = any (${originals}::bigint[]))
    order by id`.execute(db);
  const bundles = rows.map(({ id }) => id);
  if (bundles.length === 0) return;
  const { rows: made } = await sql<{ id: number }>`
    insert into bundles (organization_id, activity_id, name, description, start_date, spots, rate_id, rate_inherited)
    select bundles.organization_id, ${to}::bigint, bundles.name, description, start_date, spots, rates.id,
      rate_inherited or (bundles.rate_id is not null and rates.id is null)
    from bundles left join rates on rates.id = bundles.rate_id and archived_at is null and rates.deleted_at is null
    where bundles.id = any (${bundles}::bigint[]) order by bundles.id returning id`.execute(db);
  const copiedBundles = made.map(({ id }) => id).toSorted((a, b) => a - b);
  await sql`
    insert into bundle_sessions (organization_id, activity_id, bundle_id, session_id)
    select organization_id, ${to}::bigint, bundle.made, session.made
    from bundle_sessions
    join unnest(${bundles}::bigint[], ${copiedBundles}::bigint[]) as bundle(original, made) on bundle.original = bundle_id
    join unnest(${originals}::bigint[], ${copies}::bigint[]) as session(original, made)
      on session.original = session_id`.execute(db);
}
