import type { Transporter } from 'nodemailer';
import type { Config } from '../config.ts';

type Outgoing = { recipient: string; subject: string; body_text: string; body_html: string; reply_to: string | null };

export type Attachment = { filename: string; content: Buffer; contentType: string };

/**
 * The time limit of each step in milliseconds. When a mail server doesn't reply in time, the mail fails and the queue retries. SMTP_URL may
 * set its own limits.
 */
const LIMITS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** The number of mails that the worker delivers at once. */
export const CONNECTIONS_MAX = 3;

const transports = new Map<string, Transporter>();

/** Delivers a mail over a connection that stays open for the next one. */
export async function sendBySmtp(
  mail: Outgoing,
  { smtpUrl = '', mailFrom }: Config,
  attachments: Attachment[] = [],
): Promise<void> {
  const transport = transports.get(smtpUrl) ?? (await openTransport(smtpUrl));
  await transport.sendMail({
    from: mailFrom,
    to: mail.recipient,
    ...(mail.reply_to !== null && { replyTo: mail.reply_to }),
    subject: mail.subject,
    text: mail.body_text,
    html: mail.body_html,
    attachments,
  });
}

async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  const known = transports.get(url);
  if (known) return known;
  const transport = createTransport({ ...LIMITS, url, pool: true, maxConnections: CONNECTIONS_MAX });
  transports.set(url, transport);
  return transport;
}

/** Closes the open connections; a mail being sent fails. */
export function closeSmtp(): void {
  for (const transport of transports.values()) transport.close();
  transports.clear();
}

/** Whether the mail server permanently refused every recipient (a reply of 500 or more to RCPT TO). */
export function isRefusedForGood(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('rejectedErrors' in error)) return false;
  const { rejectedErrors } = error;
  return (
    Array.isArray(rejectedErrors) &&
    rejectedErrors.length > 0 &&
    rejectedErrors.every(
      ({ responseCode }: { responseCode?: number }) => responseCode !== undefined && responseCode >= 500,
    )
  );
}
