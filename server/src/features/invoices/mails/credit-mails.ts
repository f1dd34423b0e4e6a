import type { Invoice } from '@move/contract/invoices/invoice.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { mailOtherSuperadmins } from '../../access/public.ts';

type Calling = { db: Database; caller: Caller; config: { appUrl: string } };
type Credited = { note: Pick<Invoice, 'id' | 'number' | 'organization' | 'total_price_in_cents'>; credits: string };

/** Mails the other superadmins which invoice was reversed, and by whom, since one superadmin decides it alone. */
export function mailCreditNote(call: Calling, { note, credits }: Credited): Promise<void> {
  return mailOtherSuperadmins(call, (locale, by) => {
    const t = words[locale];
    const amount = formatCents(-note.total_price_in_cents, locale);
    return {
      subject: t.subject(note.number),
      paragraphs: [t.what({ by, credits, amount, organization: note.organization.name }), t.payout],
      link: { text: t.open, url: `${call.config.appUrl}/admin/invoices/${note.id}` },
    };
  });
}

type Facts = { by: string; credits: string; amount: string; organization: string };
type Words = { subject: (number: string) => string; what: (facts: Facts) => string; payout: string; open: string };

const words = {
  nl: {
    subject: (number) => `Creditnota ${number} gemaakt`,
    what: ({ by, credits, amount, organization }) =>
      `${by} heeft factuur ${credits} van ${amount} aan ${organization} gecrediteerd.`,
    payout: 'Het bedrag komt bij een volgende uitbetaling aan de organisatie.',
    open: 'Bekijk de creditnota',
  },
  en: {
    subject: (number) => `Credit note ${number} issued`,
    what: ({ by, credits, amount, organization }) =>
      `${by} credited invoice ${credits} of ${amount} to ${organization}.`,
    payout: 'A later payout to the organisation includes the amount.',
    open: 'See the credit note',
  },
} as const satisfies Record<Locale, Words>;
