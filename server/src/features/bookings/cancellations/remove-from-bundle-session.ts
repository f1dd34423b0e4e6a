import { canceledAmountsOf } from '@move/domain/orders/refunds/refund-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { refundPart } from '../../orders/public.ts';
import { lineIdsOf, type BundleParticipantRow, type ActivityCancellation } from './cancel-bundle-by-organizer.ts';
import { canceledParticipant } from './canceled.ts';
import { leaveBundles } from './leave-bundles.ts';
import { offerSpotsSoon } from '../waiting-lists/offer-spots.ts';
import { cancellationRecorder, recordLessOwed } from './record-cancellation.ts';
import { findSessionFacts } from '../notices/session-facts.ts';
import { notifyPeople } from '../notices/notify-people.ts';
import { cancellationNotices } from '../notices/cancellation-notices.ts';

type Leaving = ActivityCancellation & { bundleId: number; sessionId: number };

/**
 * Ends the spots that a bundle gave in a session: refunds the session's share and mails the participants. Those who lose their last spot
 * leave the bundle, and are mailed as for a canceled one. Returns how many mails.
 */
export async function removeFromBundleSession(db: Database, leaving: Leaving) {
  const { activityId, bundleId, sessionId, now, by, appUrl } = leaving;
  const { rows: people } = await sql<BundleParticipantRow>`
    with ended as (
      update participants set ${canceledParticipant(now)}
      where session_id = ${sessionId} and status <> 'canceled' and bundle_participant_id in (
        select id from bundle_participants where bundle_id = ${bundleId})
      returning bundle_participant_id)
    select id, first_name, last_name, email, locale, order_line_id from bundle_participants
    where id in (select bundle_participant_id from ended) order by id`.execute(db);
  await sql`
    delete from spot_reservations where session_id = ${sessionId} and entry_id in (
      select id from waitlist_entries where bundle_id = ${bundleId})`.execute(db);
  await offerSpotsSoon(db, [sessionId]);
  const left = { kind: 'left_bundle' as const, activityId, sessionIds: [sessionId], bundleIds: [bundleId], now, by };
  const cancellationId = await cancellationRecorder(db, left)(people.map(({ id }) => ({ bundle_participant_id: id })));
  const shares = await refundPart(db, { lineIds: lineIdsOf(people), now, by, cancellationId });
  await recordLessOwed(db, cancellationId, shares);
  const gone = await leaveBundles(db, { bundleParticipantIds: people.map(({ id }) => id), now });
  const refunds = new Map(shares.map((share) => [share.id, share]));
  const facts = (await findSessionFacts(db, [sessionId])).get(sessionId);
  const canceled = people.map((person) => ({
    has_left: gone.has(person.id),
    person,
    sessions: facts ? [facts] : [],
    had_spot: true,
    ...canceledAmountsOf(refunds.get(person.order_line_id ?? 0)),
    lineId: person.order_line_id,
    about: { bundle_participants: [person.id] },
  }));
  const { left: whole = [], stayed = [] } = Object.groupBy(canceled, ({ has_left }) => (has_left ? 'left' : 'stayed'));
  const mails = [
    await notifyPeople(db, { kind: 'left_bundle', activityId, notes: await cancellationNotices(db, stayed), appUrl }),
    await notifyPeople(db, { kind: 'called_off', activityId, notes: await cancellationNotices(db, whole), appUrl }),
  ];
  return mails.reduce((sum, count) => sum + count, 0);
}
