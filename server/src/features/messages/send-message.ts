import type { Locale } from '@move/domain/kit/messages.ts';
import { shortened } from '@move/domain/kit/text.ts';
import { type Addressed, type Recipient, recipientsOf } from '@move/domain/messages/recipients.ts';
import { filledIn, type MessageTexts, type MessageValues } from '@move/domain/messages/variables.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Throttle } from '../../platform/http/throttle.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';

/** Whom a message is for, what its variables say, and who writes it. */
export type Writing<Person extends Addressed> = {
  people: readonly Person[];
  /** The same for everybody. */
  values: MessageValues;
  /** What differs for each beside the names, in the language of the mail. */
  valuesOf?: (person: Person, locale: Locale) => MessageValues;
  sender: Sender;
};

/** In whose name it is sent, and where answers go. */
export type Sender = { organization: string; replyTo: string | null };

/** Whom or what a message is about; the columns of its row. */
type About = { activity_id: number; session_id?: number; bundle_id?: number } | { product_id: number };

type Outgoing = {
  organizationId: number;
  about: About;
  texts: MessageTexts;
  sentBy: number;
  includesWaitlist?: boolean;
};

const MOST_MESSAGES_AN_HOUR = 60;

/** A stolen login must not become a source of unwanted mail. Throws 429. */
export async function limitMessages({ caller, throttle }: { caller: Caller; throttle: Throttle }): Promise<void> {
  await throttle(`message:${caller.user.id}`, MOST_MESSAGES_AN_HOUR, 3_600);
}

/**
 * Sends a text to everybody, one mail for every address and none that shows another's, and keeps it. Answers its id; nobody to
 * send it to is 422.
 */
export async function sendMessage<Person extends Addressed>(
  db: Database,
  writing: Writing<Person>,
  { organizationId, about, texts, sentBy, includesWaitlist = false }: Outgoing,
): Promise<number> {
  const recipients = recipientsOf(writing.people);
  if (recipients.length === 0) {
    throw invalid('participant_ids', writing.people.length === 0 ? 'message.nobody' : 'person.unreachable');
  }
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
  const mails = recipients.map((recipient) => {
    const { email: to, locale } = recipient;
    const values = valuesFor(writing, recipient, locale);
    return { ...messageMail({ to, locale, texts, values, sender: writing.sender }), messageId: id };
  });
  await sendMails(db, mails);
  return id;
}

/** What the variables say to one recipient; to nobody, only what is the same for all. */
export function valuesFor<Person extends Addressed>(
  { values, valuesOf }: Writing<Person>,
  recipient: Recipient<Person> | undefined,
  locale: Locale,
): MessageValues {
  if (!recipient) return values;
  const { people, first_name, last_name } = recipient;
  return { ...values, ...valuesOf?.(people[0], locale), first_name, last_name };
}

type OneMail = { to: string; locale: Locale; texts: MessageTexts; values: MessageValues; sender: Sender };

/** A message as one person reads it: a paragraph for every empty line in it, and below it whose words they are. */
export function messageMail({ to, locale, texts, values, sender }: OneMail): Mail {
  const body = filledIn(texts.body, values);
  return {
    to,
    locale,
    subject: shortened(filledIn(texts.subject, values), 255),
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
