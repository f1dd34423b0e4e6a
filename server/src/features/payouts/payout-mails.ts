import { type Locale, LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { sql } from 'kysely';
import { asSystem } from '../../platform/database/database.ts';
import { queue } from '../../platform/jobs/queue.ts';
import type { TaskContext } from '../../platform/jobs/task.ts';
import { type Mail, sendMails } from '../../platform/mail/send-mail.ts';
import { mailPayoutsTask } from './payouts.queue.ts';

/** The most organisations in a run of the job; a next run mails the others. */
const CHUNK = 200;

type Recipient = {
  id: number;
  organization_id: number;
  name: string;
  email: string;
  locale: Locale;
  payout_month: string;
  execution_date: string;
  amount_in_cents: number;
  orders_count: number;
  iban_masked: string;
};

type Input = { sepaBatchId: number; afterId: number };

/** Mails each organisation how much it was paid, with a link to the statement. Skips organisations without an e-mail address. */
export async function mailPayouts({ sepaBatchId, afterId }: Input, { pool, config }: TaskContext): Promise<void> {
  await asSystem(pool, async (db) => {
    const { rows } = await sql<Omit<Recipient, 'email'> & { email: string | null }>`
      select line.id, line.organization_id, organizations.name, nullif(organizations.email::text, '') as email,
        coalesce((select locale from users where users.email = organizations.email and users.deleted_at is null limit 1), 'nl') as locale,
        line.payout_month, to_char(line.execution_date, 'YYYY-MM-DD') as execution_date, line.amount_in_cents, line.orders_count,
        line.iban_country || '••••' || line.iban_last4 as iban_masked
      from sepa_lines line join organizations on organizations.id = line.organization_id
      where line.sepa_batch_id = ${sepaBatchId} and line.status = 'executed' and line.id > ${afterId}
      order by line.id limit ${CHUNK}`.execute(db);
    const mails = rows.flatMap(({ email, ...row }) =>
      email === null ? [] : [mailTo({ ...row, email }, config.appUrl)],
    );
    await sendMails(db, mails);
    const last = rows.at(-1);
    if (last === undefined || rows.length < CHUNK) return;
    const next = { sepaBatchId, afterId: last.id };
    await queue(db, mailPayoutsTask, next, { jobKey: `${mailPayoutsTask.name}:${sepaBatchId}:${last.id}` });
  });
}

const words = {
  nl: {
    subject: (month: string, amount: string) => `Uitbetaling ${month}: ${amount}`,
    paid: (amount: string, iban: string, day: string) =>
      `We hebben ${amount} uitbetaald op je rekening ${iban}. De uitvoerdatum bij de bank is ${day}.`,
    why: (orders: number) =>
      `Dit is wat er via het platform is betaald (${orders === 1 ? '1 bestelling' : `${orders} bestellingen`}), min terugbetalingen en onze facturen. In het overzicht zie je elk bedrag, ook als PDF en CSV.`,
    open: 'Bekijk het overzicht',
  },
  en: {
    subject: (month: string, amount: string) => `Payout ${month}: ${amount}`,
    paid: (amount: string, iban: string, day: string) =>
      `We paid ${amount} to your account ${iban}. The execution date at the bank is ${day}.`,
    why: (orders: number) =>
      `This is what was paid through the platform (${orders === 1 ? '1 order' : `${orders} orders`}), minus refunds and our invoices. The statement shows each amount, also as PDF and CSV.`,
    open: 'View the statement',
  },
} as const satisfies Record<Locale, unknown>;

function mailTo(recipient: Recipient, appUrl: string): Mail {
  const { id, organization_id, email, locale, amount_in_cents, orders_count, iban_masked } = recipient;
  const t = words[locale];
  const amount = formatCents(amount_in_cents, locale);
  const tag = LANGUAGE_TAGS[locale];
  const shown = (day: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { ...options, timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
  const month = shown(`${recipient.payout_month}-01`, { month: 'long', year: 'numeric' });
  const day = shown(recipient.execution_date, { day: 'numeric', month: 'long', year: 'numeric' });
  return {
    to: email,
    locale,
    subject: t.subject(month, amount),
    paragraphs: [t.paid(amount, iban_masked, day), t.why(orders_count)],
    link: { text: t.open, url: `${appUrl}/organizations/${organization_id}/finances/payouts/${id}` },
    onceKey: `payout:${id}`,
    organizationId: organization_id,
  };
}
