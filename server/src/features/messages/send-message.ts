import type { Locale } from '@move/domain/kit/messages.ts';
import { shortened } from '@move/domain/kit/text.ts';
import type { Addressed } from '@move/domain/messages/recipients.ts';
import { recipientsOf } from '@move/domain/messages/recipients.ts';
import { filledIn, type MessageTexts, type MessageValues } from '@move/domain/messages/variables.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';

/** Whom or what a message is about; the columns of its row. */
type About = { activity_id: number; session_id?: number; bundle_id?: number } | { product_id: number };

export type Outgoing<Person extends Addressed> = {
  organizationId: number;
  about: About;
  texts: MessageTexts;
  people: readonly Person[];
  /** What is said of a person beside the names, in the language of the mail. */
  valuesOf: (person: Person, locale: Locale) => MessageValues;
  /** Who sends it, and where answers go. */
  sender: { userId: number; organization: string; replyTo: string | null };
  includesWaitlist?: boolean;
};

/**
 * Sends a text to everybody, one mail for every address and none that shows another's, and keeps it. Answers its id and how
 * many it reaches; nobody is 422.
 */
export async function sendMessage<Person extends Addressed>(
  db: Database,
  outgoing: Outgoing<Person>,
): Promise<{ id: number; recipients: number }> {
  const { organizationId, about, texts, people, valuesOf, sender, includesWaitlist = false } = outgoing;
  const recipients = recipientsOf(people);
  if (recipients.length === 0) throw invalid('participant_ids', 'message.nobody');
  const { id } = await db
    .insertInto('messages')
    .values({
      organization_id: organizationId,
      ...about,
      ...texts,
      recipients: recipients.length,
      includes_waitlist: includesWaitlist,
      sent_by: sender.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mails = recipients.map(({ people: [first], ...recipient }) => {
    const values = { ...valuesOf(first, recipient.locale), ...namesOf(recipient) };
    return { ...messageMail({ ...recipient, to: recipient.email, texts, values, sender }), messageId: id };
  });
  await sendMails(db, mails);
  return { id, recipients: recipients.length };
}

export const namesOf = ({ first_name, last_name }: Pick<Addressed, 'first_name' | 'last_name'>): MessageValues => ({
  first_name,
  last_name,
});

type OneMail = {
  to: string;
  locale: Locale;
  texts: MessageTexts;
  values: MessageValues;
  sender: Pick<Outgoing<Addressed>['sender'], 'organization' | 'replyTo'>;
};

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
