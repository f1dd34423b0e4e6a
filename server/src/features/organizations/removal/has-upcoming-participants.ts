import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Returns whether a session to come has participants; with `soldBy`, only participants to whom these platforms sold the spot count. */
export async function hasUpcomingParticipants(
  db: Database,
  { organizationId, soldBy }: { organizationId: number; soldBy?: readonly number[] },
): Promise<boolean> {
  const isSoldBy = sql`exists (
    select from participants left join bundle_participants whole on whole.organization_id = participants.organization_id
        and whole.id = participants.bundle_participant_id
      join order_lines line on line.organization_id = participants.organization_id
        and line.id = coalesce(participants.order_line_id, whole.order_line_id)
    where participants.organization_id = sessions.organization_id and participants.session_id = sessions.id and participants.takes_spot
      and line.application_id = any (${[...(soldBy ?? [])]}::bigint[]))`;
  const { rows } = await sql<{ is_awaited: boolean }>`
    select exists (
      select from sessions where organization_id = ${organizationId} and starts_at > now() and deleted_at is null
        and canceled_at is null and taken > 0 ${soldBy === undefined ? sql`` : sql`and ${isSoldBy}`}) as is_awaited`.execute(
    db,
  );
  return rows[0]?.is_awaited ?? false;
}
