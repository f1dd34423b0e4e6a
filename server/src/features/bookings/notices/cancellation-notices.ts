import { type CanceledAmounts, canceledAmountsOf } from '@move/domain/orders/refunds/refund-text.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { MailedOrders } from '../../../platform/mail/send-mail.ts';
import { buyersOf } from '../../orders/public.ts';
import { findSessionFacts, sessionMomentText, type SessionFacts } from './session-facts.ts';
import { type Addressee, fullNameOf, type PersonNotice } from './notify-people.ts';

/** What the organiser canceled for one person. */
export type CanceledByOrganizer = CanceledAmounts & {
  person: Addressee;
  /** The canceled sessions, in order. */
  sessions: readonly SessionFacts[];
  /** False for a participant who had signed out: the mail is only about the refund. */
  had_spot: boolean;
  /** The line of the order; null for old bookings, which have no order. */
  lineId: number | null;
  about: MailedOrders;
};

/**
 * Returns the notes for all who are affected. Only the buyer reads about money, once for all spots; a participant with another address
 * reads only that the session is canceled.
 */
export async function cancellationNotices(
  db: Database,
  canceled: readonly CanceledByOrganizer[],
): Promise<PersonNotice[]> {
  const buyers = await buyersOf(
    db,
    canceled.flatMap(({ lineId }) => lineId ?? []),
  );
  return canceled
    .toSorted((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
    .flatMap((one): PersonNotice[] => {
      const { person, had_spot, lineId } = one;
      const buyer = lineId === null ? undefined : buyers.get(lineId);
      const isBuyers = person.email === buyer?.email;
      const lineIds = lineId === null ? [] : [lineId];
      if (buyer === undefined || !isAboutMoney(one, buyer))
        return had_spot ? [{ ...noteTo(person, one), lineIds: isBuyers ? lineIds : [] }] : [];
      const toBuyer = { ...noteTo(buyer, one), ...canceledAmountsOf(one), lineIds };
      return had_spot && !isBuyers ? [toBuyer, noteTo(person, one)] : [toBuyer];
    });
}

/** Whether the buyer gets money back, here or elsewhere, has to pay less, or paid and gets nothing back. */
const isAboutMoney = (canceled: CanceledAmounts, { is_paid, is_open }: { is_paid: boolean; is_open: boolean }) =>
  is_paid ||
  canceled.refund_in_cents > 0 ||
  canceled.elsewhere_in_cents > 0 ||
  (is_open && canceled.lowered_in_cents > 0);

const startOf = ({ sessions: [first] }: CanceledByOrganizer) => first?.starts_at ?? '';

const noteTo = (addressee: Addressee, { person, sessions, about }: CanceledByOrganizer): PersonNotice => ({
  person: addressee,
  people: [fullNameOf(person)],
  sessionId: sessions[0]?.id ?? null,
  lines: sessions.map((session) => sessionMomentText(session, addressee.locale)),
  about,
});

/** The trainers of an activity with an address, without those whose login is closed or who left the team. */
export async function trainersOf(db: Database, activityId: number): Promise<Addressee[]> {
  const { rows } = await sql<Addressee>`
    select contacts.first_name, contacts.last_name, contacts.email, coalesce(users.locale, 'nl') as locale
    from contact_links link join contacts on contacts.id = link.contact_id
      left join users on users.id = contacts.user_id
    where link.subject_type = 'activity' and link.subject_id = ${activityId} and 'trainer' = any (link.roles)
      and contacts.email <> '' and users.closed_at is null and contacts.left_team_at is null order by contacts.id`.execute(
    db,
  );
  return rows;
}

/** Returns a note for each trainer of the activity with an address, with the canceled sessions. */
export async function trainerNotices(
  db: Database,
  { activityId, sessionIds }: { activityId: number; sessionIds: readonly number[] },
): Promise<PersonNotice[]> {
  const trainers = await trainersOf(db, activityId);
  const facts = await findSessionFacts(db, sessionIds);
  const sessions = [...facts.values()].toSorted((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
  return trainers.map((person) => ({
    person,
    sessionId: sessions[0]?.id ?? null,
    lines: sessions.map((session) => sessionMomentText(session, person.locale)),
  }));
}
