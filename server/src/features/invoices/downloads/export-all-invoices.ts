import type { InvoiceRow } from '@move/contract/invoices/invoice.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import * as api from '@move/contract/invoices/invoices.ts';
import { invoiceStatusWords } from '@move/domain/invoices/invoice.ts';
import { type SheetCell, sheetDay } from '@move/domain/kit/files/sheet-xml.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { all, orderBy } from '../../../platform/database/page.ts';
import type { Call } from '../../../platform/http/route.ts';
import { INSTALLATION } from '../../../platform/http/written.ts';
import { datedFilename, sheetDownload } from '../../../platform/spreadsheet/sheet-download.ts';
import { conditionsOf, invoiceColumns, invoiceTables, sort } from '../invoices.queries.ts';

type Exporting = Call<typeof api.exportAllInvoices>;

/** The columns of the sheet with their widths, in the order of `cells`. */
const COLUMNS = [
  ['number', 14],
  ['issued_on', 14],
  ['month', 10],
  ['organization', 32],
  ['status', 14],
  ['credits', 16],
  ['subtotal_price_in_cents', 12],
  ['vat_in_cents', 12],
  ['total_price_in_cents', 12],
] as const;

const SHEET_NAMES: Readonly<Record<Locale, string>> = { nl: 'Facturen', en: 'Invoices' };

/** Exports all rows of the list, in its order. */
export async function exportAllInvoices(call: Exporting) {
  const { locale, now } = call;
  const name = SHEET_NAMES[locale];
  await auditReading(call, api.exportAllInvoices, INSTALLATION);
  return sheetDownload(
    {
      name,
      columns: COLUMNS.map(([label, width]) => ({ title: invoiceLabels[locale][label], width })),
      batches: sheetRows(call),
    },
    datedFilename(name, now),
  );
}

async function* sheetRows({ db, query, locale }: Exporting) {
  const select = sql<InvoiceRow>`
    select ${invoiceColumns} from ${invoiceTables} where ${all(conditionsOf(query))}
    ${orderBy([sort[query.sort], sql`invoices.id`], query.order)}`;
  for await (const rows of inBatches<InvoiceRow>(db, select)) yield rows.map((row) => cells(row, locale));
}

function cells(row: InvoiceRow, locale: Locale): SheetCell[] {
  return [
    row.number,
    sheetDay(row.issued_on),
    row.month,
    row.organization.name,
    invoiceStatusWords[locale][row.status],
    row.credits?.number ?? null,
    { cents: row.subtotal_price_in_cents },
    { cents: row.vat_in_cents },
    { cents: row.total_price_in_cents },
  ];
}
