import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { OrderMail } from '@move/domain/orders/order-mails.ts';
import { isErasedEmail } from '@move/domain/privacy/erased-person.ts';
import { escapeMarkup } from '@move/domain/kit/text/escape-markup.ts';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../database/database.ts';
import { queueEach } from '../jobs/queue.ts';
import { defineTask } from '../jobs/task.ts';
import { countWithheldMails } from '../metrics/counters.ts';
import { aboveLimit } from './mail-limits.ts';

/** The orders that a mail is about, by one of these fields. */
export type MailedOrders = {
  orders?: readonly number[];
  lines?: readonly number[];
  participants?: readonly number[];
  bundle_participants?: readonly number[];
};

export type Mail = {
  to: string;
  locale: Locale;
  subject: string;
  /** Plain paragraphs: HTML in them is escaped, line breaks are kept. */
  paragraphs: readonly string[];
  link?:
    | {
        text: string;
        url: string;
        /** When a link with a secret expires; then the secret is removed from the outbox. */
        until?: string | null;
      }
    | undefined;
  /** The links under the first one; a secret in them is removed with that of the first. */
  furtherLinks?: readonly { text: string; url: string }[];
  /** For a mail with a code (`code: 123456` in a paragraph): when the code expires. Then it is removed from the outbox. */
  codeUntil?: string;
  /** The reply-to address; by default the general sender. */
  replyTo?: string | null;
  /** The staff message that this mail delivers. */
  messageId?: number;
  /** For a mail about a booking or purchase: `limitKey`. Above the limits it is written but not sent. */
  limitKey?: string;
  /** For a mail about orders: the timelines of these orders show the mail. */
  about?: MailedOrders & { kind: OrderMail };
  /** For a job that may be repeated: a mail with a used key is not written again. */
  onceKey?: string;
  /** A stored file to attach, under this name. */
  attachment?: { fileId: string; name: string };
  /** The organisation whose mail it is; by default that of the call. The worker must set it. */
  organizationId?: number;
};

/** Delivers a mail of the outbox to the mail server. */
export const deliverMailTask = defineTask('deliver_mail', z.object({ mailId: z.number().int().positive() }));

/** Puts a mail in the outbox, in the caller's transaction; a job delivers it after the commit. */
export async function sendMail(db: Database, mail: Mail): Promise<void> {
  await sendMails(db, [mail]);
}

const BATCH = 500;
/** Characters of text in a batch: other calls wait while a batch is written. */
const BATCH_CHARACTERS = 200_000;
/** From this many on, mails have a lower priority than single ones, so that an invitation isn't delayed by a message to thousands. */
const MANY = 20;

/**
 * Sends many mails, each to one recipient, and each delivered and retried by itself. An erased person gets none. A mail
 * above the limits is written as refused, with the reason, and not sent. Returns the number of mails above the limits.
 */
export function sendMails(db: Database, mails: readonly Mail[]): Promise<number> {
  return sendMailToEach(db, mails, (mail) => mail);
}

/** Sends a mail to each recipient as `sendMails`. The mails are written a batch at a time: between batches other calls go on. */
export async function sendMailToEach<Recipient>(
  db: Database,
  recipients: readonly Recipient[],
  mailTo: (recipient: Recipient) => Mail,
): Promise<number> {
  const priority = recipients.length < MANY ? 0 : 10;
  let withheld = 0;
  let batch: MailRow[] = [];
  let characters = 0;
  for (const recipient of recipients) {
    const mail = mailTo(recipient);
    if (isErasedEmail(mail.to)) continue;
    const row = rowOf(mail, batch.length);
    batch.push(row);
    characters += row.body_html.length;
    if (batch.length < BATCH && characters < BATCH_CHARACTERS) continue;
    withheld += await storeMails(db, batch, priority);
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) withheld += await storeMails(db, batch, priority);
  if (withheld > 0) countWithheldMails(withheld);
  return withheld;
}

/** Stores mails and queues those within the limits. Returns how many are above them. */
async function storeMails(db: Database, mails: readonly MailRow[], priority: number): Promise<number> {
  const { rows } = await sql<{ withheld: number }>`
    with mail as (
      select recipient::citext, subject, locale, body_text, body_html, reply_to, message_id, once_key, limit_key, link_until, about,
        attachment_id, attachment_name, coalesce(organization_id, sending_organization()) as sender_organization_id, position
      from jsonb_to_recordset(${JSON.stringify(mails)}::jsonb) as each (position integer, recipient text, subject text,
        locale text, body_text text, body_html text, reply_to text, message_id bigint, once_key text, limit_key text,
        organization_id bigint, link_until timestamptz, about jsonb, attachment_id uuid, attachment_name text)
    ), checked as (select mail.*, ${aboveLimit} as above_limit from mail
    ), stored as (
      insert into mails (recipient, subject, locale, body_text, body_html, reply_to, message_id, once_key, limit_key,
        sender_organization_id, link_until, about, attachment_id, attachment_name, status, refused_at, error)
      select recipient, subject, locale, body_text, body_html, reply_to, message_id, once_key, limit_key,
        sender_organization_id, link_until, about, attachment_id, attachment_name, case when above_limit is null then 'queued' else 'failed' end,
        case when above_limit is not null then now() end, above_limit
      from checked order by position
      on conflict (once_key) where once_key is not null do nothing
      returning id, refused_at
    )
    select written.withheld from (
      select array_agg(id) filter (where refused_at is null) as ids,
        count(*) filter (where refused_at is not null)::integer as withheld from stored) as written
    left join lateral (
      select ${queueEach(deliverMailTask, { ids: sql`written.ids`, priority })} where written.ids is not null
    ) as queued on true`.execute(db);
  return rows[0]?.withheld ?? 0;
}

type MailRow = ReturnType<typeof rowOf>;

const rowOf = (mail: Mail, position: number) => ({
  position,
  recipient: mail.to,
  subject: mail.subject,
  locale: mail.locale,
  body_text: [...mail.paragraphs, ...linksOf(mail).map(({ text, url }) => `${text}: ${url}`)].join('\n\n'),
  body_html: htmlOf(mail),
  reply_to: mail.replyTo ?? null,
  message_id: mail.messageId ?? null,
  once_key: mail.onceKey ?? null,
  limit_key: mail.limitKey ?? null,
  organization_id: mail.organizationId ?? null,
  link_until: mail.link?.until ?? mail.codeUntil ?? null,
  about: mail.about ?? null,
  attachment_id: mail.attachment?.fileId ?? null,
  attachment_name: mail.attachment?.name ?? null,
});

const linksOf = ({ link, furtherLinks = [] }: Mail) => [...(link ? [link] : []), ...furtherLinks];

/** Escapes a text for the HTML of a mail, with `<br>` for line breaks. */
export const htmlText = (text: string): string => escapeMarkup(text).replaceAll('\n', '<br>');

function htmlOf(mail: Mail): string {
  const { subject, locale, paragraphs } = mail;
  const text = paragraphs.map((paragraph) => `<p>${htmlText(paragraph)}</p>`).join('');
  const links = linksOf(mail)
    .map((link) => `<p><a href="${escapeMarkup(link.url)}">${escapeMarkup(link.text)}</a></p>`)
    .join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5">${text}${links}</body></html>`;
}
