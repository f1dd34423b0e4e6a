import type { PublicOfferDetail } from '@move/contract/offers/offers.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { invalid, keptRefusal } from '../../../platform/http/problem.ts';
import { attemptLimitKey } from '../../../platform/mail/mail-limits.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';
import {
  type BookableRef,
  isOfBookable,
  isOfPerson,
  type Person,
  type ReachablePerson,
} from '../../bookings/public.ts';
import { type Known, knownPersonMails } from './known-person-mails.ts';

/** One neutral message for every error about a person, so that a stranger doesn't learn who takes part. */
export const refusedPeople = () => invalid('participants', 'booking.refused');

type Wanted = {
  bookable: BookableRef;
  offer: PublicOfferDetail;
  people: readonly ReachablePerson[];
  /** The visitor asks for the waiting list. */
  isJoining: boolean;
  now: Date;
};

/**
 * Throws 422 with a neutral message when one of the people takes part already, or is on the requested waiting list; mails that person what
 * happened (docs/rules/booking.md#strangers). Needs the locks of the session or bundle.
 */
export async function assertNoneKnown(db: Database, { bookable, offer, people, ...asked }: Wanted): Promise<void> {
  const mails: Mail[] = [];
  for (const person of people) {
    const known = await findKnown(db, bookable, { person, ...asked });
    if (known === null) continue;
    const key = attemptLimitKey(`${bookable.kind} ${bookable.id}`, person);
    mails.push({
      to: person.email,
      locale: person.locale,
      ...knownPersonMails[person.locale](person, offer, known),
      limitKey: key,
    });
  }
  if (mails.length === 0) return;
  await sendMails(db, mails);
  throw keptRefusal(refusedPeople(), {
    subject: { type: `${bookable.kind}s`, id: bookable.id, name: offer.name },
    action: 'refuseBooking',
    after: { organization_id: offer.organization.id },
  });
}

/** SQL: the order line that pays for a participant, which may be that of a bundle. */
const lineOfParticipant = sql`coalesce(order_line_id, (
  select whole.order_line_id from bundle_participants whole where whole.id = bundle_participant_id)) as order_line_id`;

type Sought = { person: Person; isJoining: boolean; now: Date };

/**
 * Returns `booked` for a person who takes part in the session or bundle, or in one of its sessions to come, `unpaid` when that booking still
 * has to be paid in time, `waiting` for a person on the requested waiting list, else null.
 */
async function findKnown(
  db: Database,
  bookable: BookableRef,
  { person, isJoining, now }: Sought,
): Promise<Known | null> {
  const { kind, id } = bookable;
  const takesPart = sql`${isOfPerson(person)} and status <> 'canceled'`;
  const places =
    kind === 'session'
      ? sql`select ${lineOfParticipant} from participants where session_id = ${id} and ${takesPart}`
      : sql`select order_line_id from bundle_participants where bundle_id = ${id} and ${takesPart}
          union all select ${lineOfParticipant} from participants where ${takesPart} and session_id in (
            select sessions.id from bundle_sessions link join sessions on sessions.id = link.session_id
            where link.bundle_id = ${id} and starts_at > ${now.toISOString()} and deleted_at is null and canceled_at is null)`;
  const { rows } = await sql<{ known: Known }>`
    select known from (
    select case when orders.reserved_until is not null and orders.status = 'open' then 'unpaid' else 'booked' end as known
      from (${places}) place left join order_lines line on line.id = place.order_line_id left join orders on orders.id = line.order_id
    union all select 'waiting' from waitlist_entries
      where ${isJoining} and ${isOfBookable(bookable)} and ${isOfPerson(person)} and status in ('waiting', 'invited')
    ) found order by array_position(array['booked', 'unpaid', 'waiting'], known) limit 1`.execute(db);
  return rows[0]?.known ?? null;
}
