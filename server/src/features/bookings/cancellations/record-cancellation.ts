import type { CancellationKind } from '@move/domain/orders/refunds/cancellations.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Refunder } from '../../orders/public.ts';

type Canceled = {
  kind: CancellationKind;
  activityId: number;
  sessionIds?: readonly number[];
  bundleIds?: readonly number[];
  now: Date;
  by: Refunder;
};

/** A participant, or a participant of a bundle, who counts once for all its sessions. */
type Affected = { participant_id: number } | { bundle_participant_id: number };

/**
 * Adds people to the record of a cancellation, which is created by the first call with people. Returns its id; null while there is none.
 */
export type CancellationRecorder = (people: readonly Affected[]) => Promise<number | null>;

/**
 * Returns a function that records whom the organiser's cancellation affects, in the same transaction: the result per person is read from
 * the record (docs/rules/money.md#result-of-a-cancellation).
 */
export function cancellationRecorder(db: Database, canceled: Canceled): CancellationRecorder {
  let id: number | null = null;
  return async (people) => {
    if (people.length === 0) return id;
    id ??= await beginRecord(db, canceled);
    await sql`
      insert into canceled_people (organization_id, cancellation_id, participant_id, bundle_participant_id)
      select cancellation.organization_id, cancellation.id, person.participant_id, person.bundle_participant_id
      from organizer_cancellations cancellation, jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as person (participant_id bigint, bundle_participant_id bigint)
      where cancellation.id = ${id} on conflict do nothing`.execute(db);
    return id;
  };
}

async function beginRecord(
  db: Database,
  { kind, activityId, sessionIds = [], bundleIds = [], now, by }: Canceled,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into organizer_cancellations (organization_id, activity_id, kind, session_ids, bundle_ids, canceled_by, canceled_at)
    select organization_id, id, ${kind}, ${[...sessionIds]}::bigint[], ${[...bundleIds]}::bigint[], ${by?.user.id ?? null},
      ${now.toISOString()}
    from activities where id = ${activityId} returning id`.execute(db);
  const [cancellation] = rows;
  if (!cancellation) throw new Error(`activity ${activityId} is out of scope`);
  return cancellation.id;
}
