import type { CancellationKind } from '@move/domain/orders/cancellations.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Refunder } from '../orders/public.ts';

type Canceled = {
  kind: CancellationKind;
  activityId: number;
  sessionIds?: readonly number[];
  bundleIds?: readonly number[];
  now: Date;
  by: Refunder;
};

/** A participant, or a participant of a bundle, who counts once for all sessions. */
type Affected = { participant_id: number } | { bundle_participant_id: number };

/** Adds people to the record of a cancellation, which the first of them begins. Returns its id; null without any people. */
export type CancellationRecord = (people: readonly Affected[]) => Promise<number | null>;

/**
 * Records what an organiser cancels and whom that reaches, in the transaction that cancels: the result per person is read from it
 * (docs/rules/money.md#result-of-a-cancellation).
 */
export function cancellationRecord(db: Database, canceled: Canceled): CancellationRecord {
  let id: number | null = null;
  return async (people) => {
    if (people.length === 0) return id;
    id ??= await beginRecord(db, canceled);
    await sql`
      insert into canceled_people (organization_id, cancellation_id, participant_id, bundle_participant_id)
      select made.organization_id, made.id, person.participant_id, person.bundle_participant_id
      from organizer_cancellations made, jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
        as person (participant_id bigint, bundle_participant_id bigint)
      where made.id = ${id} on conflict do nothing`.execute(db);
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
  const [made] = rows;
  if (!made) throw new Error(`activity ${activityId} is out of scope`);
  return made.id;
}
