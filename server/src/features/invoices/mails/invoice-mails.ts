import { randomUUID } from 'node:crypto';
import { invoiceFilename } from '@move/domain/invoices/invoice-filename.ts';
import type { InvoiceStatus } from '@move/domain/invoices/invoice.ts';
import { monthName } from '@move/domain/kit/dates/month-name.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { type RawBuilder, sql } from 'kysely';
import { auditBySystem } from '../../../platform/audit/audit-by-system.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';

type Mailed = {
  id: number;
  organization_id: number;
  number: string;
  month: string;
  status: InvoiceStatus;
  locale: Locale;
  attn: string | null;
  total_price_in_cents: number;
  /** For a credit note: the number of the invoice that it reverses. */
  credited: string | null;
  /** The organisation's current address: a wrong one may have been corrected since the day of issue. */
  email: string;
  /** The organisation was removed, so the mail can't link to its screens. */
  is_removed: boolean;
  file_id: string;
};

/** Invoices mailed in one transaction. */
const BATCH = 50;
/** Days after the day of issue in which an invoice is mailed automatically; older ones wait for a superadmin. */
export const MAILED_DAYS = 7;

/**
 * Mails new invoices that have a PDF and were never mailed, at most a batch, and returns how many. They may be settled or credited already.
 * Mail, status and trail commit together, so that a crash mails no one twice.
 */
export async function mailNewInvoices(db: Database, appUrl: string): Promise<number> {
  const invoices = await findMailed(
    db,
    sql`invoices.id = any (array(
      select invoices.id from invoices join organizations on organizations.id = invoices.organization_id
      where invoices.sent_at is null and invoices.issued_on > current_date - ${MAILED_DAYS}::integer
        and coalesce(organizations.email::text, '') <> ''
        and exists (select from invoice_pdfs pdf where pdf.organization_id = invoices.organization_id and pdf.invoice_id = invoices.id)
        and not exists (select from invoice_mails mailed
          where mailed.organization_id = invoices.organization_id and mailed.invoice_id = invoices.id)
      order by invoices.id limit ${BATCH} for update of invoices skip locked))`,
  );
  await mailInvoices(db, invoices, { appUrl, sentBy: null });
  await auditBySystem(
    db,
    'sendInvoice',
    invoices.map(({ id, organization_id, number }) => ({
      organizationId: organization_id,
      subject: { type: 'invoices', id, name: number },
    })),
  );
  return invoices.length;
}

/** Mails one invoice that has a PDF. Returns false when the organisation has no address. */
export async function mailInvoice(
  db: Database,
  id: number,
  sent: { appUrl: string; sentBy: number },
): Promise<boolean> {
  const invoices = await findMailed(db, sql`invoices.id = ${id} and coalesce(organizations.email::text, '') <> ''`);
  await mailInvoices(db, invoices, sent);
  return invoices.length > 0;
}

async function findMailed(db: Database, where: RawBuilder<unknown>): Promise<Mailed[]> {
  const { rows } = await sql<Mailed>`
    select invoices.id, invoices.organization_id, invoices.number, invoices.month, invoices.status, invoices.locale,
      invoices.buyer ->> 'attn' as attn, invoices.total_price_in_cents, organizations.email::text as email,
      organizations.deleted_at is not null as is_removed, pdf.file_id,
      (select original.number from invoices original where original.id = invoices.credit_of) as credited
    from invoices join organizations on organizations.id = invoices.organization_id
      join invoice_pdfs pdf on pdf.organization_id = invoices.organization_id and pdf.invoice_id = invoices.id
    where ${where} order by invoices.number`.execute(db);
  return rows;
}

type Sent = { appUrl: string; sentBy: number | null };

async function mailInvoices(db: Database, invoices: readonly Mailed[], { appUrl, sentBy }: Sent): Promise<void> {
  if (invoices.length === 0) return;
  // an automatic mail always has the same key, which is used once even if the job runs twice; a mail by a user has a new key
  const keyed = invoices.map((invoice) => ({
    ...invoice,
    key: `invoice ${invoice.id}${sentBy === null ? '' : ` ${randomUUID()}`}`,
  }));
  await sendMails(
    db,
    keyed.map((invoice) => mailTo(invoice, appUrl)),
  );
  await sql`
    with sent as (
      insert into invoice_mails (organization_id, invoice_id, mail_id, sent_by)
      select invoice.organization_id, invoice.id, mails.id, ${sentBy}
      from jsonb_to_recordset(${JSON.stringify(keyed.map(({ id, organization_id, key }) => ({ id, organization_id, key })))}::jsonb)
        as invoice (id bigint, organization_id bigint, key text) left join mails on mails.once_key = invoice.key
      returning organization_id, invoice_id
    )
    update invoices set sent_at = now(), updated_at = now(), status = case status when 'issued' then 'sent' else status end
    from sent where invoices.organization_id = sent.organization_id and invoices.id = sent.invoice_id`.execute(db);
}

function mailTo(invoice: Mailed & { key: string }, appUrl: string): Mail {
  const { locale, number, credited, organization_id: organizationId } = invoice;
  const { subject, paragraphs, link } = texts[locale](invoice);
  return {
    to: invoice.email,
    locale,
    subject,
    paragraphs,
    link: invoice.is_removed
      ? undefined
      : { text: link, url: `${appUrl}/organizations/${organizationId}/finances/invoices/${invoice.id}` },
    attachment: {
      fileId: invoice.file_id,
      name: `${invoiceFilename({ number, isCredit: credited !== null }, locale)}.pdf`,
    },
    onceKey: invoice.key,
    organizationId,
  };
}

type Text = { subject: string; paragraphs: string[]; link: string };

/** Why there is nothing to pay. */
const settlements: Record<Locale, Record<InvoiceStatus, string>> = {
  nl: {
    issued: 'Je hoeft niets te betalen: we verrekenen het bedrag met je uitbetaling.',
    sent: 'Je hoeft niets te betalen: we verrekenen het bedrag met je uitbetaling.',
    settled: 'Je hoeft niets te betalen: het bedrag is verrekend met je uitbetaling.',
    credited: 'Je hoeft niets te betalen: de factuur is vervallen. De creditnota krijg je in een aparte mail.',
  },
  en: {
    issued: 'You have nothing to pay: we settle the amount with your payout.',
    sent: 'You have nothing to pay: we settle the amount with your payout.',
    settled: 'You have nothing to pay: the amount was settled with your payout.',
    credited: 'You have nothing to pay: the invoice was credited. The credit note comes in a separate mail.',
  },
};

const texts: Record<Locale, (invoice: Mailed) => Text> = {
  nl: ({ attn, number, credited, month, status, total_price_in_cents }) => ({
    subject: credited === null ? `Factuur ${number}` : `Creditnota ${number} bij factuur ${credited}`,
    paragraphs: [
      attn === null ? 'Hallo,' : `Hallo ${attn},`,
      credited === null
        ? `Bij deze mail zit factuur ${number} voor de servicekosten van ${monthName(month, 'nl')}: ${formatCents(total_price_in_cents, 'nl')} inclusief btw.`
        : `Bij deze mail zit creditnota ${number}. Daarmee vervalt factuur ${credited} voor de servicekosten van ${monthName(month, 'nl')}: ${formatCents(-total_price_in_cents, 'nl')} inclusief btw.`,
      settlements.nl[status],
    ],
    link: credited === null ? 'Bekijk de factuur' : 'Bekijk de creditnota',
  }),
  en: ({ attn, number, credited, month, status, total_price_in_cents }) => ({
    subject: credited === null ? `Invoice ${number}` : `Credit note ${number} to invoice ${credited}`,
    paragraphs: [
      attn === null ? 'Hello,' : `Hello ${attn},`,
      credited === null
        ? `Attached is invoice ${number} for the service fees of ${monthName(month, 'en')}: ${formatCents(total_price_in_cents, 'en')} including VAT.`
        : `Attached is credit note ${number}. It cancels invoice ${credited} for the service fees of ${monthName(month, 'en')}: ${formatCents(-total_price_in_cents, 'en')} including VAT.`,
      settlements.en[status],
    ],
    link: credited === null ? 'View the invoice' : 'View the credit note',
  }),
};
