import { isMonthClosed } from '@move/domain/invoices/invoice-months.ts';
import type { Party } from '@move/domain/invoices/party.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import { auditBySystem } from '../../../platform/audit/audit-by-system.ts';
import type { Database } from '../../../platform/database/database.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { defineTask } from '../../../platform/jobs/task.ts';
import { issueInvoices, uninvoiced } from './issue-invoices.ts';

/** Makes the PDFs of new invoices and mails them. */
export const prepareInvoicesTask = defineTask('prepare_invoices');

/** Queues one job for all new invoices, which runs after the commit of the caller. */
export async function queuePreparing(db: Database): Promise<void> {
  await queue(db, prepareInvoicesTask, {}, { jobKey: prepareInvoicesTask.name });
}

/** The date for invoices issued now, in the operator's time zone, as `YYYY-MM-DD`. */
export async function invoiceDay(db: Database): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone ${DEFAULT_TIME_ZONE}::text, 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}

type Month = { month: string; seller: Party };

/** Issues a batch of the invoices of a month and audits them. Returns how many; 0 when the month is done. */
export async function issueBatch(db: Database, { month, seller }: Month): Promise<number> {
  const issued = await issueInvoices(db, { month, seller, issuedOn: await invoiceDay(db) });
  if (issued.length === 0) return 0;
  await auditBySystem(
    db,
    'issueInvoice',
    issued.map(({ id, organization_id, number }) => ({
      organizationId: organization_id,
      subject: { type: 'invoices', id, name: number },
      after: { month },
    })),
  );
  await queuePreparing(db);
  return issued.length;
}

/** The time zones of all platforms: a month is over when it is over in each. */
export async function findTimeZones(db: Database): Promise<string[]> {
  const { rows } = await sql<{ timezone: string }>`select distinct timezone from applications`.execute(db);
  return rows.length === 0 ? [DEFAULT_TIME_ZONE] : rows.map(({ timezone }) => timezone);
}

/** The months that the job still has to issue, oldest first: months that are over, since the start of invoicing. */
export async function findOpenMonths(db: Database, now: Date): Promise<string[]> {
  const zones = await findTimeZones(db);
  // reads one index entry per month instead of all orders
  const { rows } = await sql<{ month: string }>`
    with recursive months as (
      (select payout_month from orders where payout_month is not null order by payout_month limit 1)
      union all
      select (select payout_month from orders where payout_month > months.payout_month order by payout_month limit 1)
      from months where months.payout_month is not null
    ), charged as (
      select payout_month, to_char(to_date(payout_month, 'YYYY-MM') - interval '1 month', 'YYYY-MM') as month from months
      where payout_month is not null
    )
    select month from charged
    where month >= (select start.month from invoicing_start start) and exists ${uninvoiced(sql`charged.month`, sql`charged.payout_month`)}
    order by month`.execute(db);
  const instant = Temporal.Instant.fromEpochMilliseconds(now.getTime());
  return rows.map(({ month }) => month).filter((month) => isMonthClosed(month, instant, zones));
}
