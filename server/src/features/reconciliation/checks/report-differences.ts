import type { Database } from '../../../platform/database/database.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';
import { findSuperadmins } from '../../access/public.ts';
import { addInboxItem } from '../../jobs/public.ts';
import type { Difference } from './find-differences.ts';
import { differenceWords } from './difference-mails.ts';

type Report = { count: number; differences: readonly Difference[]; appUrl: string; now: Date };

const LINK = '/admin/reconciliation';

/** Reports the differences to every superadmin, by mail and inbox. Called once a night. */
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
      const t = differenceWords[locale];
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
