import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ownOr } from '../../../platform/database/expressions/own-or.ts';
import { amountsOf } from '../../orders/public.ts';
import { bookingMails } from './booking-mails.ts';
import { changedPlace, sessionMomentText, type SessionFacts } from './session-facts.ts';
import { sessionsByStart } from './notify-booking.ts';
import { trainersOf } from './cancellation-notices.ts';
import { type Addressee, notifyPeople, personKey } from './notify-people.ts';

type Facts = ReadonlyMap<number, SessionFacts>;
type Changes = { activityId: number; before: Facts; after: Facts; now: Date; notify: boolean };

type Attendee = {
  id: number;
  session_id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  locale: Locale;
  has_paid: boolean;
};

/**
 * Mails each participant of sessions to come once when the day, time or location changed, and so the people with an open invitation and the
 * trainers. Without `notify`, only participants whose refund may change, since the term counts from the start
 * (docs/rules/planning.md#changing-a-series). Returns the number of mails, and for each mail to a participant who gets it; no participants
 * when a limit withheld some mails, or above `NAMED_MAX` mails.
 */
export async function notifyChanges(
  db: Database,
  { activityId, before, after, now, notify }: Changes,
): Promise<{ mails: number; participantIds: number[] }> {
  const changed = sessionsByStart(after).filter((fresh) => {
    const old = before.get(fresh.id);
    return old !== undefined && Date.parse(fresh.starts_at) > now.getTime() && isOther(old, fresh);
  });
  const people = await peopleIn(
    db,
    changed.map((session) => session.id),
  );
  const peopleOf = Map.groupBy(people, (person) => person.session_id);
  const contentsFor = (fresh: SessionFacts, locale: Locale) => {
    const old = before.get(fresh.id) ?? fresh;
    return {
      sessionId: fresh.id,
      lines: linesOf(old, fresh, locale),
      place: old.place === fresh.place ? null : changedPlace(old, fresh, locale),
    };
  };
  const notes = changed.flatMap((fresh) => {
    const old = before.get(fresh.id) ?? fresh;
    const isMoved = old.starts_at !== fresh.starts_at;
    const told = (peopleOf.get(fresh.id) ?? []).filter((person) => notify || (isMoved && person.has_paid));
    return told.map((person) => ({
      person,
      ...contentsFor(fresh, person.locale),
      about: { participants: [person.id] },
    }));
  });
  const mails = await notifyPeople(db, { kind: 'changed', activityId, notes });
  const firsts = new Map(
    notes.filter(({ person }) => person.email !== null).map((note) => [personKey(note.person), note]),
  );
  const participantIds = [...firsts.values()].map(({ person }) => person.id);
  const isAll = participantIds.length === mails && mails <= NAMED_MAX;
  const others = notify ? await findOthers(db, { activityId, changed, peopleOf }) : [];
  const toOthers = others.map(({ person, fresh }) => ({ person, ...contentsFor(fresh, person.locale) }));
  const otherMails = await notifyPeople(db, { kind: 'changed', activityId, notes: toOthers });
  return { mails: mails + otherMails, participantIds: isAll ? participantIds : [] };
}

type Others = {
  activityId: number;
  changed: readonly SessionFacts[];
  peopleOf: ReadonlyMap<number, readonly Attendee[]>;
};

/** Who else is mailed about changed sessions: people with an open invitation, and where people come the trainers. */
async function findOthers(db: Database, { activityId, changed, peopleOf }: Others) {
  if (changed.length === 0) return [];
  const { rows: invited } = await sql<Addressee & { session_id: number }>`
    select session_id, first_name, last_name, email, locale from waitlist_entries
    where session_id = any (${changed.map(({ id }) => id)}::bigint[]) and status = 'invited' order by id`.execute(db);
  const trainers = await trainersOf(db, activityId);
  return changed.flatMap((fresh) => {
    const own: readonly Addressee[] = invited.filter((entry) => entry.session_id === fresh.id);
    const isEmpty = own.length === 0 && !peopleOf.has(fresh.id);
    return [...own, ...(isEmpty ? [] : trainers)].map((person) => ({ person, fresh }));
  });
}

/** The most people that the history of a session lists by name. */
const NAMED_MAX = 100;

function isOther(old: SessionFacts, fresh: SessionFacts): boolean {
  const fields = ['start_date', 'start_time', 'end_time', 'place'] as const;
  return fields.some((field) => old[field] !== fresh[field]);
}

function linesOf(old: SessionFacts, fresh: SessionFacts, locale: Locale): string[] {
  const words = bookingMails[locale];
  const [from, to] = [sessionMomentText(old, locale), sessionMomentText(fresh, locale)];
  return [from === to ? to : words.change(from, to)];
}

async function peopleIn(db: Database, sessionIds: readonly number[]): Promise<Attendee[]> {
  if (sessionIds.length === 0) return [];
  const { rows } = await sql<Omit<Attendee, 'has_paid'> & { order_line_id: number | null }>`
    select participants.id, session_id, participants.first_name, participants.last_name, participants.email, participants.locale,
      ${ownOr(sql`participants.order_line_id`, sql`whole.order_line_id`)} as order_line_id
    from participants left join bundle_participants whole on whole.id = bundle_participant_id
    where session_id = any (${[...sessionIds]}::bigint[]) and takes_spot order by participants.id`.execute(db);
  const amounts = await amountsOf(
    db,
    rows.flatMap((row) => row.order_line_id ?? []),
  );
  return rows.map(({ order_line_id, ...person }) => ({
    ...person,
    has_paid: (amounts.get(order_line_id ?? 0)?.total_price_in_cents ?? 0) > 0,
  }));
}
