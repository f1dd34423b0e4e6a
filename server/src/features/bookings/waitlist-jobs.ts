import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

/** What ended the entries. */
const WaitlistNotice = z.enum(['withdrawn', 'removed', 'switched_off', 'canceled']);
export type WaitlistNotice = z.output<typeof WaitlistNotice>;

const Id = z.number().int().positive();

/** Mails the link of an invitation, which is made with the mail. */
export const mailWaitlistInvite = defineTask('mail_waitlist_invite', z.object({ entryId: Id }));

/** Mails people whose entries ended together. */
export const mailWaitlistNews = defineTask(
  'mail_waitlist_news',
  z.object({
    entryIds: z.array(Id),
    news: WaitlistNotice,
    /** Absent in jobs that were queued before there were keys. */
    key: z.string().optional(),
  }),
);

/** Offers free spots to those who wait. Queued by `queue_waitlist_offers()` of the database, which triggers call too. */
export const promoteWaitlist = defineTask(
  'promote_waitlist',
  z.union([z.object({ sessionId: Id }), z.object({ bundleId: Id })]),
);
