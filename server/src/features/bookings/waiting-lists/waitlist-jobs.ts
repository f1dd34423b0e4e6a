import { CANCEL_CAUSES } from '@move/domain/sessions/session-cancellation.ts';
import { z } from 'zod';
import { defineTask } from '../../../platform/jobs/task.ts';

/** Why the entries ended. */
const WaitlistNotice = z.enum(['withdrawn', 'removed', 'switched_off', 'canceled']);
export type WaitlistNotice = z.output<typeof WaitlistNotice>;

const Id = z.number().int().positive();

/** Creates the link of an invitation and mails it. */
export const mailWaitlistInvite = defineTask('mail_waitlist_invite', z.object({ entryId: Id }));

/** Mails people whose entries ended together. */
export const mailWaitlistNotice = defineTask(
  'mail_waitlist_news',
  z.object({
    entryIds: z.array(Id),
    news: WaitlistNotice,
    /** Why the session is canceled. */
    why: z.object({ cause: z.enum(CANCEL_CAUSES).nullable(), reason: z.string().nullable() }).optional(),
    /** Absent in jobs that an older version queued. */
    key: z.string().optional(),
  }),
);

/** Offers free spots to the waiting list. The SQL function `queue_waitlist_offers()` queues it, also for triggers. */
export const offerFreeSpotsTask = defineTask(
  'offer_free_spots',
  z.union([z.object({ sessionId: Id }), z.object({ bundleId: Id })]),
);
