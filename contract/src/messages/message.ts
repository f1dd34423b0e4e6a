import { MESSAGE_KINDS, type MessageKind, variableViolations } from '@move/domain/messages/variables.ts';
import { z } from 'zod';
import { Count, Flag, Id, Instant, paragraphs, text } from '../kit/fields.ts';
import { report } from '../kit/report.ts';

export const messageTexts = { subject: text(255), body: paragraphs(10_000) };

const audience = {
  /** Ids of participants, or of bundle participants in a message to a bundle; absent or empty: all participants. */
  participant_ids: z.array(Id).max(10_000).optional(),
  /** Absent: true. False mails the waiting list only. */
  include_participants: Flag.optional(),
  /** Absent: false. */
  include_waitlist: Flag.optional(),
  /** Absent: false. People who signed out get the message only if this is true or `participant_ids` names them. */
  include_signed_out: Flag.optional(),
};

/** The audience of a message. */
export const MessageAudience = z.object(audience);
export type MessageAudience = z.output<typeof MessageAudience>;

/** The most sessions that one message is for. */
export const MESSAGED_SESSIONS_MAX = 1_000;

const chosenSessions = {
  session_ids: z.array(Id).min(1).max(MESSAGED_SESSIONS_MAX),
  include_participants: audience.include_participants,
  include_waitlist: audience.include_waitlist,
  include_signed_out: audience.include_signed_out,
};

/** The audience of a message to several sessions. A person in more than one session gets it once. */
export const SessionsAudience = z.object(chosenSessions);
export type SessionsAudience = z.output<typeof SessionsAudience>;

export const SessionsMessage = z
  .object({ ...messageTexts, ...chosenSessions })
  .check((ctx) => report(ctx, variableViolations('session', ctx.value)));
export type SessionsMessage = z.output<typeof SessionsMessage>;

/** The text and audience of a message. A variable that this kind of message doesn't have is 422 on the field that contains it. */
export const messageDraft = (kind: MessageKind) =>
  z.object({ ...messageTexts, ...audience }).check((ctx) => report(ctx, variableViolations(kind, ctx.value)));
export type MessageDraft = z.output<ReturnType<typeof messageDraft>>;

/** A message that was sent. */
export const Message = z.strictObject({
  id: Id,
  kind: z.enum(MESSAGE_KINDS),
  subject: z.string(),
  body: z.string(),
  /** The number of addresses: people who share an address count once. */
  recipients: Count,
  /** The status of the mails, while they are kept. */
  delivery: z.strictObject({ queued: Count, sent: Count, failed: Count }),
  includes_waitlist: Flag,
  /** Null when that user was removed. */
  sent_by: z.string().nullable(),
  created_at: Instant,
});
export type Message = z.output<typeof Message>;

/** What sending now would do. */
export const MessagePreview = z.strictObject({
  /** Addresses, each of which gets one mail. */
  recipients: Count,
  people: Count,
  /** People on the waiting list, included or not. */
  waiting: Count,
  /** Addresses of people who signed out, included or not; 0 when participants are named. */
  signed_out: Count,
  /** People of the audience without an e-mail address, who get no mail: how many names, and the first of them. */
  without_address: z.strictObject({ count: Count, names: z.array(z.string()).max(5) }),
  /** The first recipient, with whose values the text is shown; null when there is none. */
  sample: z.strictObject({ name: z.string(), values: z.record(z.string(), z.string()) }).nullable(),
  /** The address for replies; null where the organisation has none. */
  reply_to: z.string().nullable(),
});
export type MessagePreview = z.output<typeof MessagePreview>;

/** The author's address, to which the proof was mailed. */
export const MessageProof = z.strictObject({ to: z.string() });
