import { transactionLabels } from '@move/contract/transactions/transactions.labels.ts';
import type { Transaction } from '@move/contract/transactions/transactions.ts';
import * as api from '@move/contract/transactions/transactions.ts';
import { type SheetCell, sheetMoment } from '@move/domain/kit/files/sheet-xml.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { splitTotal } from '@move/domain/orders/order-status.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { shownName } from '@move/domain/privacy/erased-person.ts';
import { type RawBuilder, sql } from 'kysely';
import { auditReading } from '../../platform/audit/audit-reading.ts';
import type { Database } from '../../platform/database/database.ts';
import { inBatches } from '../../platform/database/in-batches.ts';
import { all, orderBy } from '../../platform/database/page.ts';
import type { Call } from '../../platform/http/route.ts';
import { datedFilename, sheetDownload } from '../../platform/spreadsheet/sheet-download.ts';
import {
  columnsIn,
  filterTransactions,
  joins,
  type ListQuery,
  type StoredTransaction,
  presentTransaction,
  sort,
  zoneOf,
} from './transactions.queries.ts';

const names = { nl: 'Transacties', en: 'Transactions' } as const;

/** The columns of the sheet with their widths, in the order of `cells`. */
const COLUMNS = [
  ['number', 12],
  ['name', 26],
  ['title', 32],
  ['activity', 28],
  ['starts_at', 16],
  ['booked_at', 16],
  ['status', 18],
  ['subtotal_price_in_cents', 12],
  ['vat_in_cents', 12],
  ['vat_percentage', 8],
  ['fee_in_cents', 14],
  ['refunded_in_cents', 14],
  ['failed_refund_in_cents', 16],
  ['pending_refund_in_cents', 16],
  ['to_hand_over_in_cents', 16],
  ['total_price_in_cents', 12],
  ['paid_in_cents', 12],
  ['open_in_cents', 14],
] as const;

/** Exports all rows of the list, in its order; amounts in euro, moments in the organisation's time zone. */
export async function exportTransactions(call: Call<typeof api.exportTransactions>) {
  const { db, query, params, locale, now } = call;
  const { organizationId } = params;
  const name = names[locale];
  await auditReading(call, api.exportTransactions, { type: 'organizations', id: organizationId });
  const { where } = await filterTransactions(db, query, organizationId);
  const timeZone = await zoneOf(db, organizationId);
  return sheetDownload(
    {
      name,
      columns: COLUMNS.map(([label, width]) => ({ title: transactionLabels[locale][label], width })),
      batches: sheetRows(db, { where, query, locale, timeZone }),
    },
    datedFilename(name, now),
  );
}

type Sheet = { where: readonly RawBuilder<unknown>[]; query: ListQuery; locale: Locale; timeZone: string };

async function* sheetRows(db: Database, { where, query, locale, timeZone }: Sheet) {
  // a subquery, since the filters name columns of transactions without their table
  const select = sql<StoredTransaction>`
    select ${columnsIn(locale)} from (select * from transactions where ${all(where)}) as transactions ${joins}
    ${orderBy([sort[query.sort], sql`transactions.id`], query.order)}`;
  for await (const rows of inBatches<StoredTransaction>(db, select)) {
    yield rows.map((row) => cells(presentTransaction(row), locale, timeZone));
  }
}

function cells(row: Transaction, locale: Locale, timeZone: string): SheetCell[] {
  const counted = splitTotal(row.status, row.total_price_in_cents);
  return [
    row.number,
    row.sold_for?.name ?? shownName(row, locale),
    row.title,
    row.activity?.name ?? null,
    row.starts_at === null ? null : sheetMoment(row.starts_at, timeZone),
    sheetMoment(row.booked_at, timeZone),
    paymentStateText(row, locale),
    { cents: row.subtotal_price_in_cents },
    { cents: row.vat_in_cents },
    row.vat_percentage,
    { cents: row.fee_in_cents },
    { cents: row.refunded_in_cents },
    { cents: row.failed_refund_in_cents },
    { cents: row.pending_refund_in_cents },
    { cents: row.to_hand_over_in_cents },
    { cents: row.total_price_in_cents },
    { cents: counted.paid },
    { cents: counted.open },
  ];
}
