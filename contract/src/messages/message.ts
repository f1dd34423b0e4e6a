import { MESSAGE_KINDS, type MessageKind, variableViolations } from '@move/domain/messages/variables.ts';
import { z } from 'zod';
import { Count, Flag, Id, Instant, paragraphs, text } from '../kit/fields.ts';
import { report } from '../kit/report.ts';

export const messageTexts = { subject: text(255), body: paragraphs(10_000) };

const audience = {
  /** Of the bundle where it is one; absent or empty is everybody who takes part. */
  participant_ids: z.array(Id).max(10_000).optional(),
  /** Absent is yes; no leaves the waiting list alone to write to. */
  include_participants: Flag.optional(),
  /** Absent is no. */
  include_waitlist: Flag.optional(),
};

/** Whom a message would reach. */
export const MessageAudience = z.object(audience);
export type MessageAudience = z.output<typeof MessageAudience>;

/** What is said, and to whom. A variable that such people don't have is refused on its field. */
export const messageDraft = (kind: MessageKind) =>
  z.object({ ...messageTexts, ...audience }).check((ctx) => report(ctx, variableViolations(kind, ctx.value)));
export type MessageDraft = z.output<ReturnType<typeof messageDraft>>;

/** A message that was sent. */
export const Message = z.strictObject({
  id: Id,
  kind: z.enum(MESSAGE_KINDS),
  subject: z.string(),
  body: z.string(),
  /** Addresses: people who share one count once. */
  recipients: Count,
  /** What became of the mails, as long as they are kept. */
  delivery: z.strictObject({ queued: Count, sent: Count, failed: Count }),
  includes_waitlist: Flag,
  /** Absent when that person is no longer here. */
  sent_by: z.string().nullable(),
  created_at: Instant,
});
export type Message = z.output<typeof Message>;

/** What sending now would do. */
export const MessagePreview = z.strictObject({
  /** Addresses, each of which gets one mail. */
  recipients: Count,
  people: Count,
  /** Who waits there, whether or not it is for them too. */
  waiting: Count,
  /** The first of them, by whom the text is shown; null when there is nobody. */
  sample: z.strictObject({ name: z.string(), values: z.record(z.string(), z.string()) }).nullable(),
  /** Where answers go; null where the organisation named no address. */
  reply_to: z.string().nullable(),
});
export type MessagePreview = z.output<typeof MessagePreview>;

/** A proof went to the address of whoever writes. */
export const MessageProof = z.strictObject({ to: z.string() });
