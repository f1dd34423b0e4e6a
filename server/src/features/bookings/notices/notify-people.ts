import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { fold } from '@move/domain/kit/text/fold.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import type { CanceledAmounts } from '@move/domain/orders/refunds/refund-text.ts';
import { type CancelReason, cancelReasonText } from '@move/domain/sessions/session-cancellation.ts';
import type { Database } from '../../../platform/database/database.ts';
import { limitKey } from '../../../platform/mail/mail-limits.ts';
import { type Mail, type MailedOrders, sendMails } from '../../../platform/mail/send-mail.ts';
import { orderLink, refundNotices } from '../../orders/public.ts';
import { bookingMails, type BookingNotice } from './booking-mails.ts';
import { findSender } from './session-facts.ts';

/** A person without an address is not mailed. */
export type Addressee = { first_name: string; last_name: string; email: string | null; locale: Locale };

/** The content of a mail to one person; several notes for the same person become one mail. */
export type PersonNotice = Partial<CanceledAmounts> & {
  person: Addressee;
  /** The first session that the mail is about; null when none is left. */
  sessionId: number | null;
  /** The days that the mail is about, in the person's language. */
  lines: readonly string[];
  place?: string | null;
  bundle?: string | null;
  /** The lines that were canceled in whole or in part: the mail names their orders. */
  lineIds?: readonly number[];
  due_in_cents?: number;
  /** The people that the mail is about, if it is to the buyer. */
  people?: readonly string[] | undefined;
  /** The link to the order. */
  link?: string | undefined;
  /** Until when the payment link works, formatted. */
  payBy?: string | undefined;
  /** What paying online costs on top, for each way of paying. */
  fees?: string | null;
  /** What canceling refunds, and until when. */
  terms?: string | null;
  /** The orders whose timelines show the mail. */
  about?: MailedOrders | undefined;
};

type ReachableNotice = PersonNotice & { person: { email: string } };

type Notice = {
  kind: BookingNotice;
  activityId: number;
  notes: readonly PersonNotice[];
  /** Why the sessions are canceled. */
  why?: CancelReason;
  /** URL of the web app: the mail to a buyer links to the order. */
  appUrl?: string | undefined;
};

/** Mails each person with an address once, however many of their sessions it is about. Returns how many mails are sent. */
export async function notifyPeople(
  db: Database,
  { kind, activityId, notes: all, why, appUrl }: Notice,
): Promise<number> {
  const notes = all.flatMap((note): ReachableNotice[] => {
    const { email } = note.person;
    return email === null ? [] : [{ ...note, person: { ...note.person, email } }];
  });
  if (notes.length === 0) return 0;
  const sender = await findSender(db, activityId);
  const people = Map.groupBy(notes, ({ person }) => personKey(person));
  const money = await moneyOf(db, [...people.values()], appUrl);
  const mails = [...people.values()].flatMap(([first, ...others], index): Mail[] => {
    if (first === undefined) return [];
    const mine = [first, ...others] as const;
    const { locale, email, first_name } = first.person;
    const { subject, text } = bookingMails[locale][kind](sender);
    const paragraphs = [bookingMails[locale].hello(first_name), text, ...contentsOf(mine, kind)];
    const reason = why === undefined ? null : cancelReasonText(why, locale);
    if (reason !== null) paragraphs.push(reason);
    paragraphs.push(...(money[index]?.paragraphs ?? []));
    const link = linkOf(first, { kind, locale }) ?? money[index]?.link;
    const about = { kind, ...aboutOf(mine) };
    const limit = keyOf(first, activityId);
    return [{ to: email, locale, subject, paragraphs, link, replyTo: sender.reply_to, limitKey: limit, about }];
  });
  return mails.length - (await sendMails(db, mails));
}

/** The orders in all notes of a person. */
function aboutOf(notes: readonly PersonNotice[]): MailedOrders {
  const all = (name: keyof MailedOrders) => [...new Set(notes.flatMap(({ about }) => about?.[name] ?? []))];
  return {
    orders: all('orders'),
    lines: all('lines'),
    participants: all('participants'),
    bundle_participants: all('bundle_participants'),
  };
}

/** What is refunded to each person, and of which orders. */
function moneyOf(db: Database, people: readonly (readonly ReachableNotice[])[], appUrl: string | undefined) {
  const recipients = people.map((notes) => ({
    email: notes[0]?.person.email ?? '',
    locale: notes[0]?.person.locale ?? 'nl',
    lineIds: notes.flatMap(({ lineIds }) => lineIds ?? []),
    refunds: notes,
  }));
  return refundNotices(db, recipients, appUrl);
}

/** Equal for notes that become one mail. */
export const personKey = ({ email, first_name, last_name }: Addressee): string =>
  fold(`${email} ${first_name} ${last_name}`);

export const fullNameOf = ({ first_name, last_name }: Addressee) => `${first_name} ${last_name}`;

function linkOf({ link }: PersonNotice, { kind, locale }: { kind: BookingNotice; locale: Locale }): Mail['link'] {
  if (link === undefined) return undefined;
  return orderLink(link, locale, bookingMails[locale][kind === 'payment_link' ? 'pay' : 'view']);
}

function keyOf({ person, bundle, sessionId }: PersonNotice, activityId: number): string {
  const about = bundle || sessionId === null ? `activity ${activityId} ${bundle ?? ''}` : `session ${sessionId}`;
  return limitKey(about, person);
}

/** The paragraphs about the bookings: the people, the days and what is still due. */
function contentsOf(notes: readonly [PersonNotice, ...PersonNotice[]], kind: BookingNotice): string[] {
  const { person } = notes[0];
  const { locale } = person;
  const words = bookingMails[locale];
  const names = [...new Set(notes.flatMap(({ people }) => people ?? []))];
  const isByOrganizer = kind === 'called_off' || kind === 'left_bundle';
  const isOwn = isByOrganizer && names.length === 1 && names[0] === fullNameOf(person);
  const people = names.length === 0 || isOwn ? [] : [words.people(names)];
  const due = notes.reduce((total, note) => total + (note.due_in_cents ?? 0), 0);
  const bundles = new Set(notes.flatMap(({ bundle }) => bundle ?? []));
  const places = new Set(notes.flatMap(({ place }) => place ?? []));
  return [
    // the text of these mails introduces the days, so the people come after them
    ...(isByOrganizer ? [] : people),
    ...[...bundles].map(words.bundle),
    ...new Set(notes.flatMap(({ lines }) => lines)),
    ...(isByOrganizer ? people : []),
    ...[...places].map(words.place),
    ...(due > 0 ? [dueOf(notes, formatCents(due, locale), locale)] : []),
    ...new Set(notes.flatMap(({ fees }) => fees ?? [])),
    ...new Set(notes.flatMap(({ terms }) => terms ?? [])),
  ];
}

function dueOf([note]: readonly PersonNotice[], amount: string, locale: Locale): string {
  const words = bookingMails[locale];
  return note?.payBy === undefined ? words.due(amount) : words.dueOnline(amount, note.payBy);
}
