import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { NotComparedReason, ProviderFindingKind } from '@move/domain/provider-comparisons/comparison.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { type Mail, sendMails } from '../../../platform/mail/send-mail.ts';
import { findSuperadmins } from '../../access/public.ts';
import { addInboxItem } from '../../jobs/public.ts';
import { findingWords } from './finding-mails.ts';

type Report = { appUrl: string; comparison: string; now: Date };

const LINK = '/admin/reconciliation/provider';

/** Reports to every superadmin by mail and inbox, each once: findings, and days that could not be compared for two days. */
export async function reportFindings(db: Database, { appUrl, comparison, now }: Report): Promise<void> {
  const findings = await markFindingsReported(db, now);
  const days = await markDaysReported(db, now);
  if (findings.length > 0) {
    const total = findings.reduce((sum, { count }) => sum + count, 0);
    await report(db, {
      inbox: { kind: 'provider_differs', subject: String(total) },
      mail: (locale) => {
        const t = findingWords[locale];
        const counts = findings.map(({ kind, count }) => `${t.kinds[kind]}: ${count}`).join('\n');
        return { subject: t.differs(total), paragraphs: [t.found(total), counts, t.what] };
      },
      url: `${appUrl}${LINK}/findings${findings.some(({ is_explained }) => is_explained) ? '' : '?status=open'}`,
      onceKey: `provider-differs:${comparison}`,
    });
  }
  if (days.length > 0) {
    const [{ day, reason } = { day: '', reason: 'provider_away' as const }] = days;
    await report(db, {
      inbox: { kind: 'provider_not_compared', subject: day },
      mail: (locale) => {
        const t = findingWords[locale];
        const which = days.map((each) => `${each.day}: ${each.platform}`).join('\n');
        return { subject: t.notCompared(days.length), paragraphs: [t.reasons[reason], which, t.again] };
      },
      url: `${appUrl}${LINK}`,
      onceKey: `provider-not-compared:${comparison}`,
    });
  }
}

type Told = {
  inbox: { kind: 'provider_differs' | 'provider_not_compared'; subject: string };
  mail: (locale: Locale) => { subject: string; paragraphs: string[] };
  url: string;
  onceKey: string;
};

async function report(db: Database, { inbox, mail, url, onceKey }: Told): Promise<void> {
  const recipients = await findSuperadmins(db);
  for (const { id } of recipients) await addInboxItem(db, { user_id: id, ...inbox, link: LINK });
  const mails = recipients.map(
    ({ id, email, locale }): Mail => ({
      ...mail(locale),
      to: email,
      locale,
      link: { text: findingWords[locale].open, url },
      onceKey: `${onceKey}:${id}`,
    }),
  );
  await sendMails(db, mails);
}

/**
 * Counts unreported findings by kind and marks them as reported. Includes findings of a comparison by hand that a superadmin has explained
 * since, so that a superadmin can't hide a difference.
 */
async function markFindingsReported(db: Database, now: Date) {
  const { rows } = await sql<{ kind: ProviderFindingKind; count: number; is_explained: boolean }>`
    with told as (
      update provider_findings set alarmed_at = ${now.toISOString()} where closed_at is null and alarmed_at is null
      returning kind, status)
    select kind, count(*) as count, bool_or(status = 'explained') as is_explained from told group by kind order by count(*) desc, kind`.execute(
    db,
  );
  return rows;
}

/** Days that could not be compared for two days and were not reported yet, earliest first. Marks them as reported. */
async function markDaysReported(db: Database, now: Date) {
  const { rows } = await sql<{ day: string; platform: string; reason: NotComparedReason }>`
    with told as (
      update provider_days set alarmed_at = ${now.toISOString()}
      where state = 'not_compared' and alarmed_at is null and application_id is not null
        and first_tried_at <= ${now.toISOString()}::timestamptz - interval '2 days'
      returning day, application_id, reason)
    select day, applications.name as platform, reason from told join applications on applications.id = application_id
    order by day, applications.name`.execute(db);
  return rows;
}
