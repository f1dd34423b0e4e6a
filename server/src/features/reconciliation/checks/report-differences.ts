import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';
import { findSuperadmins } from '../../access/public.ts';
import { addInboxItem } from '../../jobs/public.ts';
import type { Difference } from './find-differences.ts';

type Report = { count: number; differences: readonly Difference[]; appUrl: string; now: Date };

const LINK = '/admin/reconciliation';

/** Reports by mail and inbox to every superadmin, once a night. */
export async function reportDifferences(db: Database, { count, differences, appUrl, now }: Report): Promise<void> {
  const recipients = await findSuperadmins(db);
  const months = [...new Set(differences.flatMap(({ month }) => (month === null ? [] : [month])))].toSorted();
  for (const { id } of recipients) {
    await addInboxItem(db, {
      user_id: id,
      kind: 'reconciliation_differs',
      subject: subjectOf(count, months),
      link: LINK,
    });
  }
  const day = now.toISOString().slice(0, 10);
  await sendMails(
    db,
    recipients.map(({ id, email, locale }): Mail => {
      const t = words[locale];
      return {
        to: email,
        locale,
        subject: t.subject(count),
        paragraphs: [t.found(count, months), t.what],
        link: { text: t.open, url: `${appUrl}${LINK}` },
        onceKey: `reconciliation:${day}:${id}`,
      };
    }),
  );
}

const subjectOf = (count: number, months: readonly string[]) => `${count} (${months.slice(0, 6).join(', ') || '–'})`;

const words = {
  nl: {
    subject: (count: number) => (count === 1 ? 'Afsluiting: 1 verschil' : `Afsluiting: ${count} verschillen`),
    found: (count: number, months: readonly string[]) =>
      `De controle van vannacht vond ${count === 1 ? '1 verschil' : `${count} verschillen`} in de boeken${months.length === 0 ? '' : `: ${months.join(', ')}`}.`,
    what: 'Wat er is ontvangen, terugbetaald, gefactureerd en uitbetaald telt daar niet op tot wat nog openstaat. Op de pagina staat per verschil om welke organisatie en welk bedrag het gaat.',
    open: 'Bekijk de verschillen',
  },
  en: {
    subject: (count: number) => (count === 1 ? 'Month-end: 1 difference' : `Month-end: ${count} differences`),
    found: (count: number, months: readonly string[]) =>
      `Last night's check found ${count === 1 ? '1 difference' : `${count} differences`} in the books${months.length === 0 ? '' : `: ${months.join(', ')}`}.`,
    what: 'There, what was received, refunded, invoiced and paid out does not add up to what is still open. The page shows the organisation and the amount of each difference.',
    open: 'View the differences',
  },
} as const satisfies Record<Locale, unknown>;
