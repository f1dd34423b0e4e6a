import { asSystem } from '../database/database.ts';
import type { Task, TaskContext } from '../jobs/task.ts';

export const mailTasks: readonly Task[] = [
  {
    name: 'deliver_mail',
    run: (payload, context) => deliver((payload as { mailId: number }).mailId, context),
  },
  {
    // a mail holds names and links: it is kept only as long as somebody may ask what became of it
    name: 'clean_mails',
    cron: '45 4 * * *',
    run: async (_payload, { pool }) => {
      await pool.query("delete from mails where created_at < now() - interval '30 days' and status = 'sent'");
      await pool.query("delete from mails where created_at < now() - interval '90 days'");
    },
  },
];

/**
 * Hands one mail to the driver. With the mailbox driver it only becomes readable there. A failed attempt is kept with its
 * reason and thrown on, so that the queue tries again with back-off.
 */
async function deliver(mailId: number, { pool, config }: TaskContext) {
  const mail = await asSystem(pool, (db) =>
    db.selectFrom('mails').selectAll().where('id', '=', mailId).where('status', '<>', 'sent').executeTakeFirst(),
  );
  if (!mail) return;
  try {
    if (config.mailDriver === 'smtp') await sendBySmtp(mail, config);
    await pool.query(
      "update mails set status = 'sent', sent_at = now(), attempts = attempts + 1, error = null where id = $1",
      [mailId],
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    await pool.query("update mails set status = 'failed', attempts = attempts + 1, error = $2 where id = $1", [
      mailId,
      reason,
    ]);
    throw error;
  }
}

type Outgoing = { recipient: string; subject: string; body_text: string; body_html: string; reply_to: string | null };

async function sendBySmtp(mail: Outgoing, config: TaskContext['config']) {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport(config.smtpUrl ?? '', { from: config.mailFrom });
  const timeout = { connectionTimeout: 10_000, socketTimeout: 10_000 };
  await transport.sendMail({
    ...timeout,
    to: mail.recipient,
    ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
  });
  transport.close();
}
