import type { Refunded } from '@move/domain/orders/refunds/refund-text.ts';
import type { Database } from '../../../platform/database/database.ts';
import { findFeeText, findRefundText } from '../../orders/public.ts';
import { changedPlace, findSessionFacts, sessionMomentText, type SessionFacts } from './session-facts.ts';
import { type Addressee, type PersonNotice, notifyPeople } from './notify-people.ts';
import { bookingMails } from './booking-mails.ts';

type BookingNews = {
  /** `ordered` and `canceled_by_buyer` go to the buyer, about all people of the order; the second also goes to each of these people. */
  kind: 'booked' | 'canceled' | 'ordered' | 'canceled_by_buyer' | 'payment_link';
  activityId: number;
  person: Addressee;
  sessionIds: readonly number[];
  bundle?: string;
  due_in_cents?: number;
  /** URL of the web app: a mail about money links to the order. */
  appUrl?: string;
} & Partial<Refunded> &
  Pick<PersonNotice, 'people' | 'link' | 'payBy' | 'lineIds' | 'about'>;

/** Mails a person once with all days that were booked. */
export async function notifyBooking(
  db: Database,
  { kind, activityId, person, sessionIds, appUrl, ...note }: BookingNews,
): Promise<void> {
  const sessions = sessionsByStart(await findSessionFacts(db, sessionIds));
  const lines = sessions.map((session) => sessionMomentText(session, person.locale));
  const places = new Set(sessions.map((session) => session.place));
  const [place = null] = !kind.startsWith('canceled') && places.size === 1 ? places : [];
  const fees = kind === 'payment_link' && note.about ? await findFeeText(db, note.about, person.locale) : null;
  const terms = kind.startsWith('canceled') ? null : await findTerms(db, { person, about: note.about });
  await notifyPeople(db, {
    kind,
    activityId,
    appUrl,
    notes: [{ ...note, person, sessionId: sessions[0]?.id ?? null, lines, place, fees, terms }],
  });
}

/** The text about what canceling refunds; null for a free booking. */
const findTerms = async (db: Database, { person, about }: Pick<PersonNotice, 'person' | 'about'>) =>
  about ? findRefundText(db, about, { locale: person.locale, now: new Date() }) : null;

/** Mails a person that their booking was moved. */
export async function notifyMove(
  db: Database,
  {
    activityId,
    person,
    from,
    to,
  }: { activityId: number; person: Addressee & { id: number }; from: number; to: number },
): Promise<void> {
  const facts = await findSessionFacts(db, [from, to]);
  const [old, fresh] = [facts.get(from), facts.get(to)];
  if (!old || !fresh) return;
  const { locale } = person;
  const moment = bookingMails[locale].change(sessionMomentText(old, locale), sessionMomentText(fresh, locale));
  await notifyPeople(db, {
    kind: 'moved',
    activityId,
    notes: [
      {
        person,
        sessionId: Math.min(from, to),
        lines: [moment],
        place: old.place === fresh.place ? fresh.place : changedPlace(old, fresh, locale),
        about: { participants: [person.id] },
      },
    ],
  });
}

export const sessionsByStart = (facts: ReadonlyMap<number, SessionFacts>): SessionFacts[] =>
  [...facts.values()].toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
