import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/route.ts';
import { mailOtherSuperadmins } from '../../access/public.ts';

type Calling = { db: Database; caller: Caller; config: { appUrl: string } };
type Released = { filename: string; count: number; cents: number };

/**
 * Mails the other superadmins which payments a reply of the bank released: anybody can forge a reply, and released payments are paid again.
 */
export function mailReleased(call: Calling, { filename, count, cents }: Released): Promise<void> {
  return mailOtherSuperadmins(call, (locale, by) => {
    const t = words[locale];
    return {
      subject: t.subject,
      paragraphs: [t.what({ by, filename, count, amount: formatCents(cents, locale) }), t.check],
      link: { text: t.open, url: `${call.config.appUrl}/admin/sepas` },
    };
  });
}

type Facts = { by: string; filename: string; count: number; amount: string };
type Words = { subject: string; what: (facts: Facts) => string; check: string; open: string };

const words: Record<Locale, Words> = {
  nl: {
    subject: 'Uitbetalingen staan weer open',
    what: ({ by, filename, count, amount }) =>
      `${by} las het bankbestand ${filename} in. Daardoor ${count === 1 ? 'staat 1 uitbetaling' : `staan ${count} uitbetalingen`} weer open, samen ${amount}. Dat bedrag telt mee in de volgende uitbetaling.`,
    check: 'Kijk bij de bank of deze betalingen echt zijn geweigerd of teruggekomen.',
    open: 'Naar de uitbetalingen',
  },
  en: {
    subject: 'Payouts are open again',
    what: ({ by, filename, count, amount }) =>
      `${by} imported the bank file ${filename}. It made ${count === 1 ? '1 payout' : `${count} payouts`} open again, ${amount} in all. That amount counts in the next payout.`,
    check: 'Check at the bank that these payments were really refused or returned.',
    open: 'To the payouts',
  },
};
