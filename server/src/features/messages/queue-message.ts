import type { MessageAudience, MessageDraft } from '@move/contract/messages/message.ts';
import { longDate } from '@move/domain/kit/dates/dates.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Throttle } from '../../platform/http/limits/throttle.ts';
import { changed, unaudited } from '../../platform/http/written.ts';
import { countOthers, findAudience, findTarget, type AudiencePerson } from './audience.queries.ts';
import type { MessageTarget } from './message-target.ts';
import { findMessage } from './messages.queries.ts';
import { limitMessages, sendMessage, type MessageContext } from './send-message.ts';
import { previewOf, sendProof } from './send-proof.ts';

export type Input<Body> = { db: Database; body: Body; caller: Caller; now: Date; throttle: Throttle };

/** Sends a message to the people of a session, bundle or activity. */
export async function queueMessage(asked: Input<MessageDraft>, target: MessageTarget) {
  const { db, body, caller } = asked;
  await limitMessages(asked);
  const writing = await findMessageContext(asked, target);
  const id = await sendMessage(db, writing, {
    organizationId: target.organizationId,
    about: targetColumns(target),
    texts: body,
    sentBy: caller.user.id,
    includesWaitlist: writing.people.some((person) => person.is_waiting),
  });
  const message = await findMessage(db, id);
  const { subject, recipients, includes_waitlist } = message;
  return changed(
    { message },
    { subject: { type: 'messages', id, name: subject }, after: { subject, recipients, includes_waitlist } },
  );
}

const targetColumns = (target: MessageTarget) => ({
  activity_id: target.activityId,
  ...(target.kind === 'session' && { session_id: target.sessionId }),
  ...(target.kind === 'bundle' && { bundle_id: target.bundleId }),
});

async function findMessageContext(
  { db, body, now }: Pick<Input<MessageAudience>, 'db' | 'body' | 'now'>,
  target: MessageTarget,
): Promise<MessageContext<AudiencePerson>> {
  const { organization, activity, bundle, timezone, reply_to } = await findTarget(db, target);
  const today = toLocalTime(now.toISOString(), timezone).date;
  return {
    people: await findAudience(db, target, body),
    values: { activity, ...(bundle !== null && { bundle }), organisation: organization },
    valuesOf: ({ date, time }, locale) => ({ session_date: dayInWords({ date, time }, locale, today) }),
    sender: { organization, replyTo: reply_to },
  };
}

/** “Tuesday 3 November, 19:00”; a bundle without sessions to come has a day only. */
export const dayInWords = (
  { date, time }: Pick<AudiencePerson, 'date' | 'time'>,
  locale: Locale,
  today: string,
): string => [longDate(date, locale, today), ...(time === null ? [] : [time])].join(', ');

/** Counts the recipients of a message, and returns the values of its variables for the first of them. */
export async function previewMessage(asked: Input<MessageAudience>, target: MessageTarget) {
  await limitMessages(asked, 'message-preview');
  const writing = await findMessageContext(asked, target);
  return unaudited({ preview: previewOf(writing, await countOthers(asked.db, target, asked.body)) });
}

export async function testMessage(asked: Input<MessageDraft>, target: MessageTarget) {
  const { db, body, caller } = asked;
  await limitMessages(asked, 'message-test');
  const to = await sendProof(db, await findMessageContext(asked, target), { texts: body, user: caller.user });
  return unaudited({ message: { to } });
}
