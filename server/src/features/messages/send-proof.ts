import type { MessagePreview } from '@move/contract/messages/message.ts';
import { type MessagePerson, namesWithoutAddress, recipientsOf } from '@move/domain/messages/recipients.ts';
import type { MessageTexts } from '@move/domain/messages/variables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { assertFits, messageMail, valuesFor, type MessageContext } from './send-message.ts';

/** How many recipients a message would reach, and the values of its variables for the first one, in that recipient's language. */
export function previewOf<Person extends MessagePerson>(
  writing: MessageContext<Person>,
  { waiting, signed_out }: Pick<MessagePreview, 'waiting' | 'signed_out'>,
): MessagePreview {
  const recipients = recipientsOf(writing.people);
  const [first] = recipients;
  const unreachable = namesWithoutAddress(writing.people);
  return {
    recipients: recipients.length,
    people: recipients.reduce((sum, recipient) => sum + recipient.persons, 0),
    waiting,
    signed_out,
    without_address: { count: unreachable.length, names: unreachable.slice(0, 5) },
    sample: first
      ? { name: `${first.first_name} ${first.last_name}`, values: { ...valuesFor(writing, first, first.locale) } }
      : null,
    reply_to: writing.sender.replyTo,
  };
}

const PROOF = { nl: 'Proef: ', en: 'Test: ' };

/**
 * Mails the text to its author only, with the values of the first recipient, except the name. That is the author's, since erasing the
 * recipient doesn't erase this mail. Returns the author's address.
 */
export async function sendProof<Person extends MessagePerson>(
  db: Database,
  writing: MessageContext<Person>,
  { texts, user }: { texts: MessageTexts; user: Caller['user'] },
): Promise<string> {
  const { email: to, locale, first_name, last_name } = user;
  const [first] = recipientsOf(writing.people);
  const asSent = valuesFor(writing, first, locale);
  assertFits(texts, asSent);
  const values = { ...asSent, first_name, last_name };
  const proof = { subject: PROOF[locale] + texts.subject, body: texts.body };
  await sendMail(db, messageMail({ to, locale, texts: proof, values, sender: writing.sender }));
  return to;
}
