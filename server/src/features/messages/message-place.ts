import type { MessageAudience, MessageDraft } from '@move/contract/messages/message.ts';
import { longDate } from '@move/domain/kit/dates.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import { toLocalTime } from '@move/domain/kit/time-zones.ts';
import { recipientsOf } from '@move/domain/messages/recipients.ts';
import type { MessageValues } from '@move/domain/messages/variables.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { findAudience, findPlace, type MessagePlace, type PlaceFacts, type Reached } from './audience.queries.ts';
import { findMessage } from './messages.queries.ts';
import { messageMail, namesOf, sendMessage } from './send-message.ts';

type Writing<Body> = { db: Database; body: Body; caller: Caller; now: Date };

/** Sends a message to the people of a place. */
export async function messagePlace({ db, body, caller, now }: Writing<MessageDraft>, place: MessagePlace) {
  const facts = await findPlace(db, place);
  const people = await findAudience(db, place, body);
  const { id } = await sendMessage(db, {
    organizationId: place.organizationId,
    about: columnsOf(place),
    texts: { subject: body.subject, body: body.body },
    people,
    valuesOf: valuesIn(facts, now),
    sender: { userId: caller.user.id, organization: facts.organization, replyTo: facts.reply_to },
    includesWaitlist: people.some((person) => person.is_waiting),
  });
  const message = await findMessage(db, id);
  const { subject, recipients, includes_waitlist } = message;
  return changed(
    { message },
    { subject: { type: 'messages', id, name: subject }, after: { subject, recipients, includes_waitlist } },
  );
}

const columnsOf = (place: MessagePlace) => ({
  activity_id: place.activityId,
  ...(place.kind === 'session' && { session_id: place.sessionId }),
  ...(place.kind === 'bundle' && { bundle_id: place.bundleId }),
});

const valuesIn =
  (facts: PlaceFacts, now: Date) =>
  ({ date, time }: Reached, locale: Locale): MessageValues => {
    const today = toLocalTime(now.toISOString(), facts.timezone).date;
    return {
      activity: facts.activity,
      ...(facts.bundle !== null && { bundle: facts.bundle }),
      session_date: [longDate(date, locale, today), ...(time === null ? [] : [time])].join(', '),
      organisation: facts.organization,
    };
  };

/** Counts whom it would reach, and shows what the text would say to the first of them, in that person's language. */
export async function previewMessage({ db, body, now }: Omit<Writing<MessageAudience>, 'caller'>, place: MessagePlace) {
  const facts = await findPlace(db, place);
  const recipients = recipientsOf(await findAudience(db, place, body));
  const waiting = await findAudience(db, place, { include_participants: false, include_waitlist: true });
  const [first] = recipients;
  const sample = first && {
    name: `${first.first_name} ${first.last_name}`,
    values: { ...valuesIn(facts, now)(first.people[0], first.locale), ...namesOf(first) },
  };
  return unaudited({
    preview: {
      recipients: recipients.length,
      people: recipients.reduce((sum, recipient) => sum + recipient.persons, 0),
      waiting: waiting.length,
      sample: sample ?? null,
      reply_to: facts.reply_to,
    },
  });
}

const TEST = { nl: 'Proef: ', en: 'Test: ' };

/** Mails the text to the sender alone, with the values of the first it would reach; nobody else hears of it. */
export async function testMessage({ db, body, caller, now }: Writing<MessageDraft>, place: MessagePlace) {
  const { email: to, locale, first_name, last_name } = caller.user;
  const facts = await findPlace(db, place);
  const [first] = recipientsOf(await findAudience(db, place, body));
  const values = first && { ...valuesIn(facts, now)(first.people[0], locale), ...namesOf(first) };
  const texts = { subject: TEST[locale] + body.subject, body: body.body };
  const sender = { organization: facts.organization, replyTo: facts.reply_to };
  await sendMail(db, messageMail({ to, locale, texts, values: values ?? { first_name, last_name }, sender }));
  return unaudited({ message: { to } });
}
