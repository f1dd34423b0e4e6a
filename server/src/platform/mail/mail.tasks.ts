import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { type Selectable, sql } from 'kysely';
import { isDatabaseAway } from '../database/connection/database-away.ts';
import { asSystem } from '../database/database.ts';
import type { Mails } from '../database/schema.ts';
import { queueEach } from '../jobs/queue.ts';
import { removeOldLinks } from './remove-links.ts';
import { defineTask, handleTask, type Task, type TaskContext } from '../jobs/task.ts';
import { countMailDelivery } from '../metrics/counters.ts';
import { deliverMailTask } from './send-mail.ts';
import { type Attachment, isRefusedForGood, sendBySmtp } from './smtp.ts';
import { errorText } from '../operator-error.ts';
import { openStorage } from '../storage/open-storage.ts';

export const mailTasks: readonly Task[] = [
  handleTask(deliverMailTask, ({ mailId }, context) => deliverMail(mailId, context), { workers: 'mail' }),
  handleTask(defineTask('retry_mails'), (_payload, context) => retryMails(context), { cron: '*/5 * * * *' }),
  // A mail contains names and links, so it is kept only for questions about its delivery.
  handleTask(
    defineTask('clean_mails'),
    async (_payload, { pool, now }) => {
      await pool.query("delete from mails where created_at < $1 and status = 'sent'", [
        retentionCutoff('sent_mails', now),
      ]);
      await pool.query('delete from mails where created_at < $1', [retentionCutoff('unsent_mails', now)]);
      // Removes jobs of mails that are too old for another attempt.
      await pool.query("select complete_dead_jobs($1, $2::timestamptz - interval '2 days')", [
        deliverMailTask.name,
        now.toISOString(),
      ]);
    },
    { cron: '45 4 * * *' },
  ),
  // A link is a key, so used and expired ones are removed from the outbox. So are the hashes of erased mails that no limit counts any more.
  handleTask(
    defineTask('clean_mail_links'),
    async (_payload, { pool, now }) => {
      await asSystem(pool, (db) => removeOldLinks(db, now));
      await pool.query(
        'update mails set limit_hash = null, limit_key = null where limit_hash is not null and created_at < $1',
        [retentionCutoff('mail_limits', now)],
      );
    },
    { cron: '10 * * * *' },
  ),
];

/**
 * Delivers one mail by the driver; the mailbox driver only makes it readable. A failed attempt is stored with its reason and thrown
 * again, so that the queue retries with back-off; a recipient that is refused for good is not tried again. Skips a mail whose text was
 * erased. Refuses a staff message of an organisation that was removed or rejected.
 */
export async function deliverMail(mailId: number, { pool, config }: TaskContext): Promise<void> {
  const { rows } = await pool.query<Selectable<Mails>>(
    "select * from mails where id = $1 and status <> 'sent' and refused_at is null and (subject, body_text) <> ('', '')",
    [mailId],
  );
  const [mail] = rows;
  if (!mail) return;
  if (await isOfDeparted(pool, mail)) {
    await pool.query(
      `update mails set status = 'failed', refused_at = now(), error = 'the organisation was removed or rejected' where id = $1`,
      [mailId],
    );
    return;
  }
  try {
    if (config.mailDriver === 'smtp') await sendBySmtp(mail, config, await readAttachments(mail, { pool, config }));
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
      [mailId, errorText(error), isRefused],
    );
    if (!isRefused) throw isDatabaseAway(error) ? error : withoutAddresses(error);
  }
}

/** Whether a mail is a staff message of an organisation that was removed or rejected since. Its other mails are still sent. */
async function isOfDeparted(pool: TaskContext['pool'], mail: Selectable<Mails>): Promise<boolean> {
  const { message_id: messageId, sender_organization_id: organizationId } = mail;
  if (messageId === null || organizationId === null) return false;
  const { rows } = await asSystem(pool, (db) =>
    sql`select from organizations where id = ${organizationId} and (deleted_at is not null or status = 'rejected')`.execute(
      db,
    ),
  );
  return rows.length > 0;
}

/** The error for the queue, which logs errors, without the recipient's address that mail servers repeat in it. */
const withoutAddresses = (error: unknown) =>
  new Error(errorText(error).replaceAll(/\S+/g, (word) => (word.includes('@') ? '…' : word)));

/** Reads the attachment of a mail. It is read at delivery, so that only the attachments of a few mails are in memory at once. */
async function readAttachments(
  { id, attachment_id, attachment_name }: Selectable<Mails>,
  { pool, config }: Pick<TaskContext, 'pool' | 'config'>,
): Promise<Attachment[]> {
  if (attachment_id === null || attachment_name === null) return [];
  const file = await asSystem(pool, (db) =>
    db.selectFrom('files').select(['filename', 'mime_type']).where('id', '=', attachment_id).executeTakeFirst(),
  );
  const bytes = file && (await openStorage(config).get(file.filename));
  if (!bytes) throw new Error(`the attachment of mail ${id} is gone`);
  return [{ filename: attachment_name, content: Buffer.from(bytes), contentType: file.mime_type }];
}

/**
 * Queues unsent mails again whose last attempt was ten minutes ago: usually all five attempts have failed by then, but a mail server may be
 * down for hours. After two days a mail is too old to be useful.
 */
export async function retryMails({ pool }: TaskContext): Promise<void> {
  await asSystem(pool, (db) =>
    sql`
      select ${queueEach(deliverMailTask, { ids: sql`array_agg(id)`, priority: 10 })}
        from (select id from mails
               where status <> 'sent' and refused_at is null and created_at > now() - interval '2 days'
                 and coalesce(attempted_at, created_at) < now() - interval '10 minutes'
               order by id limit 1000) as due
      having count(*) > 0`.execute(db),
  );
}
