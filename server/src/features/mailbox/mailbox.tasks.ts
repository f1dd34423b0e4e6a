import { sql } from 'kysely';
import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task, type TaskContext } from '../../platform/jobs/task.ts';
import { countStuckMails } from '../../platform/mail/find-stuck-mails.ts';
import { addInboxItem } from '../jobs/public.ts';

export const mailboxTasks: readonly Task[] = [
  handleTask(defineTask('report_stuck_mails'), (_payload, context) => reportStuckMails(context), {
    cron: '*/5 * * * *',
  }),
];

/** Adds an inbox item about unsent mails for every superadmin, at most once in six hours. */
export async function reportStuckMails({ pool, config }: TaskContext): Promise<void> {
  await asSystem(pool, async (db) => {
    const stuck = await countStuckMails(db);
    if (stuck === 0) return;
    const recipients = await db
      .selectFrom('user_roles')
      .innerJoin('users', 'users.id', 'user_roles.user_id')
      .select('users.id')
      .where('role', '=', 'superadmin')
      .where('users.deleted_at', 'is', null)
      .where('users.closed_at', 'is', null)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('inbox_items')
              .select('inbox_items.id')
              .whereRef('inbox_items.user_id', '=', 'users.id')
              .where('kind', '=', 'mails_stuck')
              .where('created_at', '>', sql<string>`now() - interval '6 hours'`),
          ),
        ),
      )
      .execute();
    const subject = `${serverName(config.smtpUrl)} (${stuck})`;
    for (const { id } of recipients) await addInboxItem(db, { user_id: id, kind: 'mails_stuck', subject });
  });
}

function serverName(smtpUrl: string | undefined): string {
  return smtpUrl === undefined ? 'mailbox' : new URL(smtpUrl).host;
}
