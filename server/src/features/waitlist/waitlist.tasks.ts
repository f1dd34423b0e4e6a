import { sql } from 'kysely';
import type { z } from 'zod';
import { asSystem, type Database } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task, type TaskContext } from '../../platform/jobs/task.ts';
import { type Mail, sendMail, sendMails } from '../../platform/mail/send-mail.ts';
import {
  mailWaitlistInvite,
  mailWaitlistNotice,
  makeInviteToken,
  offerFreeSpots,
  offerFreeSpotsTask,
  maintainWaitingLists,
} from '../bookings/public.ts';
import { findInviteFacts } from './invitations/find-invite.ts';
import { inviteMail, noticeMail } from './waitlist-mails.ts';

export const waitlistTasks: readonly Task[] = [
  handleTask(mailWaitlistInvite, ({ entryId }, context) => mailInvite(entryId, context)),
  handleTask(mailWaitlistNotice, (ended, { pool, now }) => asSystem(pool, (db) => mailNotice(db, ended, now))),
  handleTask(offerFreeSpotsTask, (payload, { pool, now }) => {
    const bookable =
      'sessionId' in payload
        ? ({ kind: 'session', id: payload.sessionId } as const)
        : ({ kind: 'bundle', id: payload.bundleId } as const);
    return asSystem(pool, (db) => offerFreeSpots(db, bookable, now));
  }),
  handleTask(defineTask('maintain_waiting_lists'), (_payload, { pool, now }) => maintainWaitingLists(pool, now), {
    cron: '* * * * *',
  }),
];

type Notice = z.output<typeof mailWaitlistNotice.payload>;

async function mailNotice(db: Database, { entryIds, news, why, key }: Notice, now: Date): Promise<void> {
  const mails: Mail[] = [];
  for (const entryId of entryIds) {
    const reasoned = why && { ...why, reason: await findReason(db, entryId) };
    const mail = noticeMail(await findInviteFacts(db, entryId, now), news, reasoned);
    mails.push(key === undefined ? mail : { ...mail, onceKey: `${key}:${entryId}` });
  }
  await sendMails(db, mails);
}

/** Returns why the session of an entry was canceled; for a bundle, why its last canceled session was. */
async function findReason(db: Database, entryId: number): Promise<string | null> {
  const { rows } = await sql<{ canceled_reason: string | null }>`
    select canceled_reason from waitlist_entries entry
      join sessions on sessions.id = entry.session_id
        or sessions.id in (select session_id from bundle_sessions where bundle_id = entry.bundle_id)
    where entry.id = ${entryId} and canceled_at is not null order by canceled_at desc limit 1`.execute(db);
  return rows[0]?.canceled_reason ?? null;
}

function mailInvite(entryId: number, { pool, config, now }: TaskContext) {
  return asSystem(pool, async (db) => {
    const token = await makeInviteToken(db, entryId, now);
    if (token === null) return;
    await sendMail(db, inviteMail(await findInviteFacts(db, entryId, now), `${config.appUrl}/waitlist?token=${token}`));
  });
}
