import type { Locale } from '@move/domain/kit/messages.ts';
import type { Database } from '../database/database.ts';
import { addJob } from '../jobs/add-job.ts';

export type Mail = {
  to: string;
  locale: Locale;
  subject: string;
  /** Plain paragraphs; nothing in them is read as HTML. */
  paragraphs: readonly string[];
  link?: { text: string; url: string };
};

/** Puts a mail in the outbox, in the caller's transaction; a job delivers it after the commit. */
export async function sendMail(db: Database, mail: Mail): Promise<void> {
  const { id } = await db
    .insertInto('mails')
    .values({
      recipient: mail.to,
      subject: mail.subject,
      locale: mail.locale,
      body_text: [...mail.paragraphs, ...(mail.link ? [`${mail.link.text}: ${mail.link.url}`] : [])].join('\n\n'),
      body_html: htmlOf(mail),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addJob(db, 'deliver_mail', { mailId: id }, { jobKey: `deliver_mail:${id}` });
}

function htmlOf({ subject, locale, paragraphs, link }: Mail): string {
  const text = paragraphs.map((paragraph) => `<p>${escaped(paragraph)}</p>`).join('');
  const button = link ? `<p><a href="${escaped(link.url)}">${escaped(link.text)}</a></p>` : '';
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font-family:sans-serif;line-height:1.5">${text}${button}</body></html>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
