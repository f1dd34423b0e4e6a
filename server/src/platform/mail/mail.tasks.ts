import { keptUntil } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../database/database.ts';
import { removeOldLinks } from './remove-links.ts';
import type { Task, TaskContext } from '../jobs/task.ts';
import { countMailDelivery } from '../metrics/counters.ts';
import { isRefusedForGood, sendBySmtp } from './smtp.ts';

export const mailTasks: readonly Task[] = [
  {
    name: 'deliver_mail',
    lane: 'mail',
    run: (payload, context) => deliverMail((payload as { mailId: number }).mailId, context),
  },
  { name: 'retry_mails', cron: '*/5 * * * *', run: (_payload, context) => retryMails(context) },
  {
    // a mail holds names and links: it is kept only as long as somebody may ask what became of it
    name: 'clean_mails',
    cron: '45 4 * * *',
    run: async (_payload, { pool, ownerPool }) => {
      const now = new Date();
      await pool.query("delete from mails where created_at < $1 and status = 'sent'", [keptUntil('sent_mails', now)]);
      await pool.query('delete from mails where created_at < $1', [keptUntil('unsent_mails', now)]);
      // jobs of mails that are too old to be tried again
      await ownerPool.query(`
        select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
         where task_identifier = 'deliver_mail' and attempts >= max_attempts and locked_at is null
           and created_at < now() - interval '2 days'
        having count(*) > 0`);
    },
  },
  {
    // a link is a key: whoever reads the outbox finds none that was used or no longer works
    name: 'clean_mail_links',
    cron: '10 * * * *',
    run: async (_payload, { pool }) => {
      await asSystem(pool, (db) => removeOldLinks(db));
    },
  },
];

/**
 * Hands one mail to the driver. With the mailbox driver it only becomes readable there. A failed attempt is kept with its
 * reason and thrown on, so that the queue tries again with back-off; a recipient that is refused for good is not tried again.
 */
export async function deliverMail(mailId: number, { pool, config }: TaskContext): Promise<void> {
  const mail = await asSystem(pool, (db) =>
    db
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', mailId)
      .where('status', '<>', 'sent')
      .where('refused_at', 'is', null)
      .executeTakeFirst(),
  );
  if (!mail) return;
  try {
    if (config.mailDriver === 'smtp') await sendBySmtp(mail, config);
    await pool.query(
      `update mails set status = 'sent', sent_at = now(), attempts = attempts + 1, attempted_at = now(), error = null,
         refused_at = null where id = $1`,
      [mailId],
    );
    countMailDelivery('sent');
  } catch (error) {
    countMailDelivery('failed');
    const isRefused = isRefusedForGood(error);
    await pool.query(
      `update mails set status = 'failed', attempts = attempts + 1, attempted_at = now(), error = $2,
         refused_at = case when $3 then now() end where id = $1`,
      [mailId, error instanceof Error ? error.message : String(error), isRefused],
    );
    if (!isRefused) throw error;
  }
}

/**
 * Queues mails anew that the queue gave up on: its five attempts end after some minutes, a mail server may be away for hours.
 * After two days a mail is too old to be of use.
 */
export async function retryMails({ pool }: TaskContext): Promise<void> {
  await pool.query(`
    select add_jobs('deliver_mail', 'mailId', array_agg(id), 10)
      from (select id from mails
             where status <> 'sent' and refused_at is null and created_at > now() - interval '2 days'
               and coalesce(attempted_at, created_at) < now() - interval '10 minutes'
             order by id limit 1000) as due
    having count(*) > 0`);
}
