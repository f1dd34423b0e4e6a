import type { CancellationKind } from '@move/domain/orders/refunds/cancellations.ts';
import type { LessOwed } from '@move/domain/orders/refunds/refund-text.ts';
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

/**
 * Adds to the record what the organisation refunds itself and how much less is to be paid, for the people of these order lines. Refunds
 * name their cancellation themselves.
 */
export async function recordLessOwed(
  db: Database,
  cancellationId: number | null,
  lines: readonly (LessOwed & { id: number })[],
): Promise<void> {
  const less = lines
    .filter(({ lowered_in_cents, elsewhere_in_cents }) => lowered_in_cents + elsewhere_in_cents > 0)
    .map(({ id, lowered_in_cents, elsewhere_in_cents }) => ({ id, lowered_in_cents, elsewhere_in_cents }));
  if (cancellationId === null || less.length === 0) return;
  await sql`
    with less as (
      select * from jsonb_to_recordset(${JSON.stringify(less)}::jsonb)
        as less (id bigint, lowered_in_cents integer, elsewhere_in_cents integer)
    ), affected as (
      select person.id, less.lowered_in_cents, less.elsewhere_in_cents
      from canceled_people person
        left join participants of_session on of_session.organization_id = person.organization_id and of_session.id = person.participant_id
        left join bundle_participants of_bundle
          on of_bundle.organization_id = person.organization_id and of_bundle.id = person.bundle_participant_id
        join less on less.id = coalesce(of_session.order_line_id, of_bundle.order_line_id)
      where person.cancellation_id = ${cancellationId}
        and person.organization_id = (select organization_id from organizer_cancellations where id = ${cancellationId})
    )
    update canceled_people person set lowered_in_cents = person.lowered_in_cents + affected.lowered_in_cents,
      elsewhere_in_cents = person.elsewhere_in_cents + affected.elsewhere_in_cents
    from affected where person.id = affected.id`.execute(db);
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
