import { asSystem } from '../../platform/database/database.ts';
import type { Task, TaskContext } from '../../platform/jobs/task.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { makeLink, offerSpots, tendWaitingLists, type WaitlistNews } from '../bookings/public.ts';
import { findInviteFacts } from './find-invite.ts';
import { inviteMail, newsMail } from './waitlist-mails.ts';

export const waitlistTasks: readonly Task[] = [
  {
    name: 'mail_waitlist_invite',
    run: (payload, context) => mailInvite((payload as { entryId: number }).entryId, context),
  },
  {
    name: 'mail_waitlist_news',
    run: (payload, { pool }) => {
      const { entryId, news } = payload as { entryId: number; news: WaitlistNews };
      return asSystem(pool, async (db) => sendMail(db, newsMail(await findInviteFacts(db, entryId), news)));
    },
  },
  {
    name: 'promote_waitlist',
    run: (payload, { pool }) => {
      const { sessionId, bundleId } = payload as { sessionId?: number; bundleId?: number };
      const place = { kind: sessionId ? 'session' : 'bundle', id: sessionId ?? bundleId ?? 0 } as const;
      return asSystem(pool, (db) => offerSpots(db, place, new Date()));
    },
  },
  {
    name: 'tend_waitlists',
    cron: '* * * * *',
    run: (_payload, { pool }) => tendWaitingLists(pool, new Date()),
  },
];

function mailInvite(entryId: number, { pool, config }: TaskContext) {
  return asSystem(pool, async (db) => {
    const token = await makeLink(db, entryId);
    if (token === null) return;
    await sendMail(db, inviteMail(await findInviteFacts(db, entryId), `${config.appUrl}/waitlist?token=${token}`));
  });
}
