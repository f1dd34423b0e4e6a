import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { issueCreditNote } from '../../features/invoices/issue/credit-invoice.ts';
import { issueInvoices } from '../../features/invoices/issue/issue-invoices.ts';
import { demoSeller } from '../../features/invoices/issue/seller.ts';

const MONTHS = 14;

/**
 * Adds the invoices of the past 14 months. All but one were sent and one was credited; the older ones are settled by payouts. It uses a few
 * statements per month.
 */
export async function seedDemoInvoices(db: Database, organizations: DemoOrganizations, now: Date): Promise<void> {
  const { judo } = organizations;
  const current = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('Europe/Amsterdam')
    .toPlainDate()
    .toPlainYearMonth();
  const months = Array.from({ length: MONTHS }, (_, index) => current.subtract({ months: MONTHS - index }));
  await sql`update invoicing_start set month = ${months[0]?.toString()}`.execute(db);
  for (const month of months) {
    const issuedOn = month.add({ months: 1 }).toPlainDate({ day: 1 });
    // invoice numbers must be consecutive
    await issueInvoices(db, {
      month: month.toString(),
      issuedOn: issuedOn.toString(),
      seller: demoSeller,
      at: earlier(`${issuedOn.toString()}T03:00:00Z`, now),
    });
    // the number of the credit note must come before the numbers of the next month
    if (month.equals(current.subtract({ months: 4 }))) await credit(db, judo, issuedOn.add({ days: 11 }).toString());
  }
  await finish(db);
}

/** Returns the earlier of the two times, because on the 1st the demo may start before 3:00. */
const earlier = (at: string, now: Date) => new Date(Math.min(Date.parse(at), now.getTime())).toISOString();

/** Credits the newest invoice of an organisation. */
async function credit(db: Database, organizationId: number, day: string): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from invoices where organization_id = ${organizationId} order by number desc limit 1`.execute(db);
  if (rows[0]) await issueCreditNote(db, rows[0].id, { issuedOn: day, at: `${day}T10:12:00Z` });
}

/** Marks all invoices but the newest as mailed. */
async function finish(db: Database): Promise<void> {
  await sql`
    with sent as (
      update invoices set sent_at = least(created_at + interval '5 minutes', now()), updated_at = least(created_at + interval '5 minutes', now()),
        status = case when status = 'credited' then status else 'sent' end
      where number <> (select max(number) from invoices where credit_of is null)
      returning organization_id, id, sent_at
    )
    insert into invoice_mails (organization_id, invoice_id, created_at) select organization_id, id, sent_at from sent`.execute(
    db,
  );
}
