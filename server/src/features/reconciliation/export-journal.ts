import * as api from '@move/contract/reconciliation/reconciliation.ts';
import { BOM, type Cell, csvLines } from '@move/domain/kit/csv.ts';
import type { Locale } from '@move/domain/kit/messages.ts';
import { XLSX } from '@move/domain/kit/sheet-files.ts';
import type { SheetCell } from '@move/domain/kit/sheet-xml.ts';
import { ACCOUNT_NUMBERS, accountWords, type JournalEntry, journalLines } from '@move/domain/reconciliation/journal.ts';
import { sql } from 'kysely';
import { auditReading } from '../../platform/audit/audit-reading.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import type { Call } from '../../platform/http/route.ts';
import { spool } from '../../platform/spreadsheet/spool.ts';
import { writeSheet } from '../../platform/spreadsheet/write-sheet.ts';

const words = {
  nl: {
    name: 'Journaalposten',
    file: 'journaalposten',
    columns: [
      'Boekstuk',
      'Datum',
      'Rekening',
      'Naam',
      'Omschrijving',
      'Organisatie',
      'Platform',
      'Document',
      'Debet',
      'Credit',
    ],
    kinds: {
      order: 'Ontvangen van deelnemers',
      refund: 'Terugbetaald',
      own_refund: 'Door de organisatie zelf terugbetaald',
      invoice: 'Factuur servicekosten',
      credit_note: 'Creditnota servicekosten',
      paid: 'Uitbetaald',
      returned: 'Teruggekomen van de bank',
    },
    yesNo: { yes: 'ja', no: 'nee', decimal: ',' },
  },
  en: {
    name: 'Journal',
    file: 'journal',
    columns: [
      'Entry',
      'Date',
      'Account',
      'Name',
      'Description',
      'Organisation',
      'Platform',
      'Document',
      'Debit',
      'Credit',
    ],
    kinds: {
      order: 'Received from participants',
      refund: 'Refunded',
      own_refund: 'Refunded by the organisation itself',
      invoice: 'Invoice of service costs',
      credit_note: 'Credit note of service costs',
      paid: 'Paid out',
      returned: 'Returned by the bank',
    },
    yesNo: { yes: 'yes', no: 'no', decimal: '.' },
  },
} as const satisfies Record<Locale, object>;

const WIDTHS = [16, 12, 10, 34, 34, 34, 26, 22, 14, 14];

type Exporting = Call<typeof api.exportJournal>;
type Entry = JournalEntry & {
  number: number;
  day: string;
  organization: string;
  platform: string | null;
  document: string | null;
};

/** The journal of a month, of all platforms: an entry for what each organisation sold and refunded on a platform, each invoice and payment. */
export async function exportJournal(call: Exporting) {
  const { query, locale } = call;
  await auditReading(call, api.exportJournal, { type: 'reconciliations', id: null, name: query.month });
  const t = words[locale];
  const filename = `${t.file}-${query.month}`;
  if (query.format === 'csv') {
    return { file: await spool(csvPieces(call)), filename: `${filename}.csv`, type: 'text/csv; charset=utf-8' };
  }
  const columns = t.columns.map((title, index) => ({ title, width: WIDTHS[index] ?? 14 }));
  const file = await spool(writeSheet({ name: t.name, columns, batches: sheetRows(call) }));
  return { file, filename: `${filename}.xlsx`, type: XLSX };
}

/** Orders and refunds are booked on the last day of the month, as one entry for each organisation, platform and way of paying. */
const select = (month: string) => sql<Entry>`
  with entry as (
    select item.kind, item.organization_id, item.application_id, null::text as document,
      (${month} || '-01')::date + interval '1 month' - interval '1 day' as day,
      abs(sum(item.amount_in_cents))::bigint as amount_in_cents, 0::bigint as vat_in_cents, orders.payment_type = 'wallet' as is_in_moves
    from reconciled_items() as item
      left join refunds on item.kind = 'refund' and refunds.id = item.id
      left join provider_refunds own on item.kind = 'own_refund' and own.id = item.id
      left join payments on payments.id = own.payment_id
      left join transactions on transactions.id = refunds.transaction_id
      join orders on orders.id = case item.kind when 'order' then item.id when 'refund' then transactions.order_id else payments.order_id end
    where item.month = ${month} and item.kind in ('order', 'refund', 'own_refund')
    group by item.kind, item.organization_id, item.application_id, orders.payment_type = 'wallet'
    union all
    select case when credit_of is null then 'invoice' else 'credit_note' end, organization_id, null, number, issued_on,
      abs(total_price_in_cents)::bigint, abs(vat_in_cents)::bigint, false
    from invoices where issued_on >= (${month} || '-01')::date and issued_on < (${month} || '-01')::date + interval '1 month'
    union all
    select payment.kind, payment.organization_id, null, line.end_to_end_id,
      (max(payment.booked_at) at time zone 'Europe/Amsterdam')::date, line.amount_in_cents, 0, false
    from reconciled_payments() as payment
      join sepa_lines line on line.organization_id = payment.organization_id and line.id = payment.id
    where payment.month = ${month}
    group by payment.kind, payment.organization_id, line.id, line.end_to_end_id, line.amount_in_cents
  )
  select row_number() over (order by entry.day, kind, organizations.name, organization_id, application_id, document) as number,
    kind, to_char(entry.day, 'YYYY-MM-DD') as day, organizations.name as organization, applications.name as platform, document,
    amount_in_cents, vat_in_cents, is_in_moves
  from entry join organizations on organizations.id = entry.organization_id
    left join applications on applications.id = entry.application_id
  where amount_in_cents <> 0
  order by 1`;

function rowsOf(entry: Entry, { query, locale }: Exporting) {
  const t = words[locale];
  const number = `${query.month}-${String(entry.number).padStart(5, '0')}`;
  return journalLines(entry).map(({ account, debit_in_cents: debit, credit_in_cents: credit }) => [
    number,
    entry.day,
    ACCOUNT_NUMBERS[account],
    accountWords[locale][account],
    t.kinds[entry.kind],
    entry.organization,
    entry.platform,
    entry.document,
    debit === 0 ? null : debit / 100,
    credit === 0 ? null : credit / 100,
  ]);
}

async function* sheetRows(call: Exporting) {
  for await (const entries of inBatches<Entry>(call.db, select(call.query.month))) {
    yield entries.flatMap((entry): SheetCell[][] => rowsOf(entry, call));
  }
}

async function* csvPieces(call: Exporting) {
  const { columns, yesNo } = words[call.locale];
  const encoder = new TextEncoder();
  yield encoder.encode(BOM + csvLines([columns], yesNo));
  for await (const entries of inBatches<Entry>(call.db, select(call.query.month))) {
    yield encoder.encode(
      csvLines(
        entries.flatMap((entry): Cell[][] => rowsOf(entry, call)),
        yesNo,
      ),
    );
  }
}
