import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { type CanceledAmounts, canceledAmountsOf } from '@move/domain/orders/refunds/refund-text.ts';
import {
  type CancelAudience,
  type CancelReason,
  DEFAULT_CANCEL_AUDIENCES,
} from '@move/domain/sessions/session-cancellation.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { cancelLines, type Refunder, refundPart } from '../../orders/public.ts';
import { endBundle, findEndedBundles, type ActivityCancellation } from './cancel-bundle-by-organizer.ts';
import { canceledParticipant } from './canceled.ts';
import { leaveBundles } from './leave-bundles.ts';
import { type ClosedEntry, closeWaiting } from '../waiting-lists/close-waiting.ts';
import { lockPlanning } from '../spots/lock-planning.ts';
import { type CancellationRecorder, cancellationRecorder, recordLessOwed } from './record-cancellation.ts';
import { offerSpotsSoon } from '../waiting-lists/offer-spots.ts';
import { findSessionFacts } from '../notices/session-facts.ts';
import { notifyPeople } from '../notices/notify-people.ts';
import { type CanceledByOrganizer, cancellationNotices, trainerNotices } from '../notices/cancellation-notices.ts';

export type OrganizerCancellation = ActivityCancellation & {
  sessionIds: readonly number[];
  why: CancelReason;
  /** Who is mailed; participants with a refund always are. */
  notify: readonly CancelAudience[];
};

/** How many mails are sent about canceled sessions, and of which sessions each audience is mailed. */
export type NotifiedOfCancellation = { mails: number; sessionIds: Record<CancelAudience, readonly number[]> };

type Ended = {
  id: number;
  session_id: number;
  bundle_participant_id: number | null;
  first_name: string;
  last_name: string;
  email: string | null;
  locale: Locale;
  had_spot: boolean;
  order_line_id: number | null;
  /** The order line of the participant's bundle; null without a bundle. */
  bundle_line_id: number | null;
};

/**
 * Cancels locked sessions for the organiser: cancels their participants, refunds everything (docs/rules/money.md#refunds-by-term) and mails
 * each person once. A bundle's participants stay in it and are refunded the share of the session; with their last session they leave it.
 * Waiting people and trainers are mailed as `notify` says. Returns who is actually mailed.
 */
export async function cancelSessionsByOrganizer(
  db: Database,
  cancellation: OrganizerCancellation,
): Promise<NotifiedOfCancellation> {
  const { sessionIds, activityId, why, notify } = cancellation;
  const record = cancellationRecorder(db, { kind: 'sessions', ...cancellation });
  const { canceled, waiting } = await endSessions(db, cancellation, record);
  // a canceled session may have been the only full one of a bundle with a waiting list
  await offerSpotsSoon(db, sessionIds);
  const toPeople = (await cancellationNotices(db, canceled)).filter(
    (note) => notify.includes('participants') || (note.refund_in_cents ?? 0) + (note.elsewhere_in_cents ?? 0) > 0,
  );
  const toTrainers = notify.includes('trainers') ? await trainerNotices(db, { activityId, sessionIds }) : [];
  const { appUrl } = cancellation;
  const notes = [...toPeople, ...toTrainers];
  const mails = await notifyPeople(db, { kind: 'called_off', activityId, appUrl, why, notes });
  return {
    mails: mails + waiting.length,
    sessionIds: {
      participants: toPeople.flatMap(({ person, sessionId }) => (person.email === null ? [] : (sessionId ?? []))),
      waiting: waiting.flatMap(({ session_id }) => session_id ?? []),
      trainers: toTrainers.length > 0 ? sessionIds : [],
    },
  };
}

/**
 * Cancels everything that an activity still plans: bundles that aren't over with their sessions, then the participants of single sessions.
 */
export async function cancelActivityByOrganizer(db: Database, organiser: ActivityCancellation): Promise<number> {
  const { activityId, now } = organiser;
  const planning = await lockPlanning(db, { activityId, now });
  const { plannedIds } = planning;
  const over = await findEndedBundles(db, planning.bundleIds, now);
  await closeWaiting(db, { bundleIds: [...over], mail: 'canceled' });
  const bundleIds = planning.bundleIds.filter((id) => !over.has(id));
  const record = cancellationRecorder(db, { kind: 'activity', ...organiser, sessionIds: plannedIds, bundleIds });
  const canceled: CanceledByOrganizer[] = [];
  for (const bundleId of bundleIds) canceled.push(...(await endBundle(db, { ...organiser, bundleId }, record)));
  const why = { cause: null, reason: null };
  const sessions = { ...organiser, sessionIds: plannedIds, why, notify: DEFAULT_CANCEL_AUDIENCES };
  canceled.push(...(await endSessions(db, sessions, record)).canceled);
  return notifyPeople(db, { kind: 'called_off', notes: await cancellationNotices(db, canceled), ...organiser });
}

/** Returns the canceled participants, and the entries of the waiting lists that are mailed. */
async function endSessions(
  db: Database,
  { sessionIds, now, by, why, notify }: OrganizerCancellation,
  record: CancellationRecorder,
): Promise<{ canceled: CanceledByOrganizer[]; waiting: ClosedEntry[] }> {
  if (sessionIds.length === 0) return { canceled: [], waiting: [] };
  const ended = await endBookings(db, sessionIds, now);
  const cancellationId = await record(
    ended.map(({ id, bundle_participant_id }) =>
      bundle_participant_id === null ? { participant_id: id } : { bundle_participant_id },
    ),
  );
  const isWaitingMailed = notify.includes('waiting');
  const closed = await closeWaiting(db, { sessionIds, ...(isWaitingMailed && { mail: 'canceled', why }) });
  const refunds = await refundAll(db, ended, { now, by, cancellationId });
  const bundleParticipantIds = [...new Set(ended.flatMap((row) => row.bundle_participant_id ?? []))];
  await leaveBundles(db, { bundleParticipantIds, now });
  const facts = await findSessionFacts(db, sessionIds);
  const canceled = ended.map((row) => {
    const session = facts.get(row.session_id);
    return {
      person: row,
      sessions: session ? [session] : [],
      had_spot: row.had_spot,
      ...canceledAmountsOf(refunds.get(row)),
      lineId: row.order_line_id ?? row.bundle_line_id,
      about: { participants: [row.id] },
    };
  });
  return { canceled, waiting: isWaitingMailed ? closed : [] };
}

type Refunding = { now: Date; by: Refunder; cancellationId: number | null };

/** Refunds each participant: a whole order, or the bundle's share of each canceled session. */
async function refundAll(db: Database, ended: readonly Ended[], refunding: Refunding) {
  const refunds = new Map<Ended, CanceledAmounts>();
  const note = async (
    rowOf: ReadonlyMap<number | null, Ended>,
    lines: readonly (CanceledAmounts & { id: number })[],
  ) => {
    await recordLessOwed(db, refunding.cancellationId, lines);
    for (const line of lines) {
      const row = rowOf.get(line.id);
      if (row) refunds.set(row, line);
    }
  };
  const own = new Map(ended.map((row) => [row.order_line_id, row]));
  await note(own, await cancelLines(db, { lineIds: linesIn(own), refund: 'organiser', ...refunding }));
  // one session after the other, because each share is computed from what is left of the line
  for (const rows of Map.groupBy(ended, (row) => row.session_id).values()) {
    const whole = new Map(rows.map((row) => [row.bundle_line_id, row]));
    await note(whole, await refundPart(db, { lineIds: linesIn(whole), ...refunding }));
  }
  return refunds;
}

const linesIn = (rowOf: ReadonlyMap<number | null, Ended>) => [...rowOf.keys()].filter((id) => id !== null);

async function endBookings(db: Database, sessionIds: readonly number[], now: Date): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    with ended as (
      select id, takes_spot from participants
      where session_id = any (${[...sessionIds]}::bigint[]) and status <> 'canceled' order by id for update)
    update participants set ${canceledParticipant(now)}
    from ended where participants.id = ended.id
    returning participants.id, session_id, bundle_participant_id, first_name, last_name, email, locale, order_line_id,
      ended.takes_spot as had_spot,
      (select order_line_id from bundle_participants whole where whole.id = bundle_participant_id) as bundle_line_id`.execute(
    db,
  );
  return rows;
}
