import { asSystem, type Database } from '../../platform/database/database.ts';
import type { Task, TaskContext } from '../../platform/jobs/task.ts';
import { type Mail, sendMail, sendMails } from '../../platform/mail/send-mail.ts';
import { makeLink, offerPlace, tendWaitingLists, type WaitlistNews } from '../bookings/public.ts';
import { findInviteFacts } from './find-invite.ts';
import { inviteMail, newsMail } from './waitlist-mails.ts';

export const waitlistTasks: readonly Task[] = [
  {
    name: 'mail_waitlist_invite',
    run: (payload, context) => mailInvite((payload as { entryId: number }).entryId, context),
  },
  {
    name: 'mail_waitlist_news',
    run: (payload, { pool }) => asSystem(pool, (db) => mailNews(db, payload as News)),
  },
  {
    name: 'promote_waitlist',
    run: (payload, { pool }) => {
      const { sessionId, bundleId } = payload as { sessionId?: number; bundleId?: number };
      const place = { kind: sessionId ? 'session' : 'bundle', id: sessionId ?? bundleId ?? 0 } as const;
      return asSystem(pool, (db) => offerPlace(db, place, new Date()));
    },
  },
  {
    name: 'tend_waitlists',
    cron: '* * * * *',
    run: (_payload, { pool }) => tendWaitingLists(pool, new Date()),
  },
];

type News = {
  entryIds: readonly number[];
  news: WaitlistNews;
  /** Absent in jobs that were queued before there were keys. */
  key?: string;
};

async function mailNews(db: Database, { entryIds, news, key }: News): Promise<void> {
  const now = new Date();
  const mails: Mail[] = [];
  for (const entryId of entryIds) {
    const mail = newsMail(await findInviteFacts(db, entryId, now), news);
    mails.push(key === undefined ? mail : { ...mail, onceKey: `${key}:${entryId}` });
  }
  await sendMails(db, mails);
}

function mailInvite(entryId: number, { pool, config }: TaskContext) {
  return asSystem(pool, async (db) => {
    const now = new Date();
    const token = await makeLink(db, entryId, now);
    if (token === null) return;
    await sendMail(db, inviteMail(await findInviteFacts(db, entryId, now), `${config.appUrl}/waitlist?token=${token}`));
  });
}
