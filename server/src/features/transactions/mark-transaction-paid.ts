import type * as api from '@move/contract/transactions/transactions.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Call } from '../../platform/http/route.ts';
import { activatePaidBooking, lockInventory } from '../bookings/public.ts';
import { markOrderPaid } from '../orders/public.ts';
import { transactionChanged } from './transaction-record.ts';
import { findTransaction } from './transactions.queries.ts';

type Pending = {
  kind: 'participant' | 'bundle_participant';
  id: number;
  activity_id: number;
  session_id: number | null;
  bundle_id: number | null;
  is_there: boolean;
};

export async function markTransactionPaid({
  db,
  params,
  query,
  now,
  caller,
  locale,
}: Call<typeof api.markTransactionPaid>) {
  const { organizationId } = params;
  const seen = { amountInCents: query.amount_in_cents, locale };
  const before = await findTransaction(db, params, locale);
  const pending = await findPending(db, organizationId, before.order_id);
  await lockPlacesOf(db, organizationId, pending);
  await markOrderPaid(db, { orderId: before.order_id, now, by: caller, shown: seen });
  for (const { kind, id } of pending) {
    await activatePaidBooking(db, kind === 'participant' ? { participantId: id } : { bundleParticipantId: id });
  }
  return transactionChanged(before, await findTransaction(db, params, locale));
}

/** The bookings that are pending until the order is paid, including those of removed activities and bundles. */
async function findPending(db: Database, organizationId: number, orderId: number): Promise<Pending[]> {
  const { rows } = await sql<Pending>`
    select 'participant' as kind, it.id, sessions.activity_id, it.session_id, null::bigint as bundle_id,
      sessions.deleted_at is null and activities.deleted_at is null as is_there
    from order_lines line join participants it on it.organization_id = line.organization_id and it.order_line_id = line.id
      join sessions on sessions.id = it.session_id join activities on activities.id = sessions.activity_id
    where line.organization_id = ${organizationId} and line.order_id = ${orderId} and it.status = 'pending'
    union all
    select 'bundle_participant', it.id, bundles.activity_id, null, it.bundle_id,
      bundles.deleted_at is null and activities.deleted_at is null
    from order_lines line
      join bundle_participants it on it.organization_id = line.organization_id and it.order_line_id = line.id
      join bundles on bundles.id = it.bundle_id join activities on activities.id = bundles.activity_id
    where line.organization_id = ${organizationId} and line.order_id = ${orderId} and (it.status = 'pending'
      or exists (select from participants inside where inside.bundle_participant_id = it.id and inside.status = 'pending'))
    order by activity_id, id`.execute(db);
  return rows;
}

/**
 * Locks the sessions and bundles of pending bookings before the order, as every booking does. Skips those of a removed activity: they can't
 * change any more, but their cash may still be received.
 */
async function lockPlacesOf(db: Database, organizationId: number, pending: readonly Pending[]): Promise<void> {
  const there = pending.filter((place) => place.is_there);
  for (const [activityId, places] of Map.groupBy(there, (place) => place.activity_id)) {
    const ids = (id: 'session_id' | 'bundle_id') => places.map((place) => place[id]).filter((value) => value !== null);
    await lockInventory(db, { organizationId, activityId, sessionIds: ids('session_id'), bundleIds: ids('bundle_id') });
  }
}
