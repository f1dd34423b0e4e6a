import type { SessionsAudience } from '@move/contract/messages/message.ts';
import type * as api from '@move/contract/messages/messages.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import type { Call } from '../../../platform/http/route.ts';
import { changed } from '../../../platform/http/written.ts';
import { findActivities, findAudience, type AudiencePerson } from '../audience.queries.ts';
import type { SessionsTarget } from '../message-target.ts';
import { type Input, dayInWords } from '../queue-message.ts';
import { assertRecipients, limitMessages, sendMessage, type MessageContext } from '../send-message.ts';

/**
 * Sends one mail to each address of the sessions. A stored message belongs to one activity, so one message is stored for each activity,
 * with the addresses whose first session is of that activity.
 */
export async function messageSessions(call: Call<typeof api.messageSessions>) {
  const { db, params, body, caller } = call;
  await limitMessages(call);
  const target = sessionsTarget(params, body);
  const writing = await findSessionsMessageContext(call, target);
  const [session_id, ...others] = target.sessionIds;
  const isOne = session_id !== undefined && others.length === 0;
  const recipients = assertRecipients(writing.people);
  const ids: number[] = [];
  for (const [activity_id, own] of Map.groupBy(recipients, ({ people }) => people[0].activity_id)) {
    const people = own.flatMap((recipient) => recipient.people);
    const message = {
      organizationId: params.organizationId,
      about: { activity_id, ...(isOne && { session_id }) },
      texts: body,
      sentBy: caller.user.id,
      includesWaitlist: people.some((person) => person.is_waiting),
    };
    ids.push(await sendMessage(db, { ...writing, people }, message));
  }
  const after = {
    subject: body.subject,
    recipients: recipients.length,
    includes_waitlist: writing.people.some((person) => person.is_waiting),
  };
  return changed(
    { message: { recipients: recipients.length } },
    { subject: { type: 'messages', id: ids[0] ?? null, name: body.subject }, after },
  );
}

export const sessionsTarget = (
  { organizationId }: { organizationId: number },
  { session_ids }: SessionsAudience,
): SessionsTarget => ({ kind: 'sessions', organizationId, sessionIds: [...new Set(session_ids)] });

/** The people of the sessions. Each reads the name of the activity of their first session. */
export async function findSessionsMessageContext(
  { db, body, now }: Pick<Input<SessionsAudience>, 'db' | 'body' | 'now'>,
  target: SessionsTarget,
): Promise<MessageContext<AudiencePerson>> {
  const activities = await findActivities(db, target);
  const names = new Map(activities.map(({ id, name }) => [id, name]));
  const [{ organization, reply_to, timezone }] = activities;
  const today = toLocalTime(now.toISOString(), timezone).date;
  return {
    people: await findAudience(db, target, body),
    values: { organisation: organization },
    valuesOf: (person, locale) => ({
      activity: names.get(person.activity_id) ?? '',
      session_date: dayInWords(person, locale, today),
    }),
    sender: { organization, replyTo: reply_to },
  };
}
