import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { shortened } from '@move/domain/kit/text/text.ts';
import { type MessagePerson, type Recipient, recipientsOf } from '@move/domain/messages/recipients.ts';
import {
  fillIn,
  filledLength,
  type MessageTexts,
  type MessageValues,
  FILLED_MAX,
} from '@move/domain/messages/variables.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Throttle } from '../../platform/http/limits/throttle.ts';
import { type Mail, sendMailToEach } from '../../platform/mail/send-mail.ts';

/** The recipients of a message, the values of its variables, and its author. */
export type MessageContext<Person extends MessagePerson> = {
  people: readonly Person[];
  /** Values that are the same for all recipients. */
  values: MessageValues;
  /** Values that differ per recipient in addition to the names, in the language of the mail. */
  valuesOf?: (person: Person, locale: Locale) => MessageValues;
  sender: Sender;
};

/** The organisation in whose name a message is sent, and the address for replies. */
export type Sender = { organization: string; replyTo: string | null };

/** What a message is about, as columns of its row. */
type About = { activity_id: number; session_id?: number; bundle_id?: number } | { product_id: number };

type Outgoing = {
  organizationId: number;
  about: About;
  texts: MessageTexts;
  sentBy: number;
  includesWaitlist?: boolean;
};

/** Previews are frequent: the dialog reads one each time its recipients change. */
const HOURLY_MAX = { message: 60, 'message-test': 60, 'message-preview': 600 };

/** Throws 429 above the limits, so that a stolen login can't send unwanted mail or cause much work. */
export async function limitMessages(
  { caller, throttle }: { caller: Caller; throttle: Throttle },
  kind: keyof typeof HOURLY_MAX = 'message',
): Promise<void> {
  await throttle(`${kind}:${caller.user.id}`, HOURLY_MAX[kind], 3_600);
}

/**
 * Stores a message and mails it to each address, in a mail that shows no other address. Returns the id of the message. Throws 422 without
 * recipients, or when the values make the text too long.
 */
export async function sendMessage<Person extends MessagePerson>(
  db: Database,
  writing: MessageContext<Person>,
  { organizationId, about, texts, sentBy, includesWaitlist = false }: Outgoing,
): Promise<number> {
  const recipients = assertRecipients(writing.people);
  const { id } = await db
    .insertInto('messages')
    .values({
      organization_id: organizationId,
      ...about,
      subject: texts.subject,
      body: texts.body,
      recipients: recipients.length,
      includes_waitlist: includesWaitlist,
      sent_by: sentBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sendMailToEach(db, recipients, (recipient) => {
    const { email: to, locale } = recipient;
    const values = valuesFor(writing, recipient, locale);
    return { ...messageMail({ to, locale, texts, values, sender: writing.sender }), messageId: id };
  });
  return id;
}

/** Returns one recipient for each address. Throws 422 when there are none. */
export function assertRecipients<Person extends MessagePerson>(people: readonly Person[]): Recipient<Person>[] {
  const recipients = recipientsOf(people);
  if (recipients.length > 0) return recipients;
  throw invalid('participant_ids', people.length === 0 ? 'message.nobody' : 'person.unreachable');
}

/** The values of the variables for one recipient; without one, only those that are the same for all. */
export function valuesFor<Person extends MessagePerson>(
  { values, valuesOf }: MessageContext<Person>,
  recipient: Recipient<Person> | undefined,
  locale: Locale,
): MessageValues {
  if (!recipient) return values;
  const { people, first_name, last_name } = recipient;
  return { ...values, ...valuesOf?.(people[0], locale), first_name, last_name };
}

type OneMail = { to: string; locale: Locale; texts: MessageTexts; values: MessageValues; sender: Sender };

/** Throws 422 when the values make the text too long. */
export function assertFits({ body }: MessageTexts, values: MessageValues): void {
  if (filledLength(body, values) > FILLED_MAX) throw invalid('body', 'message.filled', { max: FILLED_MAX });
}

/**
 * A message as one person reads it: each empty line starts a paragraph, and the sender is named below. Throws 422 before filling in values
 * that make it too long.
 */
export function messageMail({ to, locale, texts, values, sender }: OneMail): Mail {
  assertFits(texts, values);
  const body = fillIn(texts.body, values);
  return {
    to,
    locale,
    subject: shortened(fillIn(texts.subject, values), 255),
    paragraphs: [...body.split(/\n{2,}/), footer[locale](sender.organization, sender.replyTo !== null)],
    replyTo: sender.replyTo,
  };
}

const footer = {
  nl: (organization: string, isAnswered: boolean) =>
    `Dit bericht is van ${organization}.${isAnswered ? ' Je kunt erop antwoorden.' : ' Antwoorden op deze mail worden niet gelezen.'}`,
  en: (organization: string, isAnswered: boolean) =>
    `This message is from ${organization}.${isAnswered ? ' You can reply to it.' : ' Replies to this mail are not read.'}`,
};
