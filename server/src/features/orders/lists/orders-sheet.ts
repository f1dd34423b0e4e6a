import type { OrderRow } from '@move/contract/orders/order.ts';
import { orderLabels } from '@move/contract/orders/orders.labels.ts';
import type * as api from '@move/contract/orders/orders.ts';
import type { SheetCell } from '@move/domain/kit/files/sheet-xml.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { splitTotal } from '@move/domain/orders/order-status.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import { shownPerson } from '@move/domain/privacy/erased-person.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { sheetSerial } from '../../../platform/database/expressions/sheet-serial.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { all, orderBy } from '../../../platform/database/page.ts';
import type { Call, Download } from '../../../platform/http/route.ts';
import { datedFilename, sheetDownload } from '../../../platform/spreadsheet/sheet-download.ts';
import { filterOrders, type OrderListQuery } from './order-filter.ts';
import { columnsIn, withNames, type StoredRow, sort } from '../orders.queries.ts';

const sheetNames = { nl: 'Bestellingen', en: 'Orders' } as const;

/** The columns of the sheet with their widths, in the order of `cells`. */
const COLUMNS = [
  ['number', 12],
  ['created_at', 16],
  ['name', 26],
  ['email', 28],
  ['title', 32],
  ['payment_type', 14],
  ['wallet', 20],
  ['moves', 10],
  ['moves_back', 12],
  ['status', 18],
  ['subtotal_price_in_cents', 12],
  ['vat_in_cents', 12],
  ['transaction_fee_in_cents', 14],
  ['total_price_in_cents', 12],
  ['paid_in_cents', 12],
  ['open_in_cents', 14],
  ['refunded_in_cents', 14],
  ['failed_refund_in_cents', 16],
  ['pending_refund_in_cents', 16],
  ['to_hand_over_in_cents', 16],
  ['payout_month', 12],
  ['organization', 28],
  ['application', 24],
] as const;

type Exported = StoredRow & { serial: number };

/** All rows of the list, in its order; moments in the time zone of the organisation. */
export async function ordersSheet(
  call: Pick<Call<typeof api.exportOrders>, 'db' | 'locale' | 'now'>,
  asked: OrderListQuery,
): Promise<Download> {
  const { db, locale, now } = call;
  const { where } = await filterOrders(db, asked);
  const name = sheetNames[locale];
  return sheetDownload(
    {
      name,
      columns: COLUMNS.map(([label, width]) => ({ title: orderLabels[locale][label], width })),
      batches: sheetRows(db, { where, query: asked.query, locale }),
    },
    datedFilename(name, now),
  );
}

type Sheet = { where: readonly RawBuilder<unknown>[]; query: OrderListQuery['query']; locale: Locale };

async function* sheetRows(db: Database, { where, query, locale }: Sheet) {
  const timeZone = sql`coalesce((select timezone from organizations where organizations.id = orders.organization_id),
    (select timezone from platforms_of_orders(array[orders.id])))`;
  const select = sql<Exported>`
    select ${columnsIn(locale)}, ${sheetSerial(sql`orders.created_at`, timeZone)} as serial
    from orders where ${all(where)} ${orderBy([sort[query.sort], sql`id`], query.order)}`;
  for await (const rows of inBatches<Exported>(db, select)) {
    const serials = new Map(rows.map(({ id, serial }) => [id, serial]));
    const orders = await withNames(
      db,
      rows.map(({ serial: _serial, ...row }) => row),
    );
    yield orders.map((order) => cells(shownPerson(order, locale), serials.get(order.id) ?? 0, locale));
  }
}

function cells(row: OrderRow, serial: number, locale: Locale): SheetCell[] {
  const counted = splitTotal(row.status, row.total_price_in_cents);
  return [
    row.number,
    { serial },
    `${row.first_name} ${row.last_name}`.trim(),
    row.email,
    row.lines_count > 1 ? `${row.title} +${row.lines_count - 1}` : row.title,
    row.payment_type === null ? null : paymentTypeWords[locale][row.payment_type],
    row.wallet?.name ?? null,
    row.wallet?.moves ?? null,
    row.wallet?.moves_back ?? null,
    paymentStateText(row, locale),
    { cents: row.subtotal_price_in_cents },
    { cents: row.vat_in_cents },
    { cents: row.transaction_fee_in_cents },
    { cents: row.total_price_in_cents },
    { cents: counted.paid },
    { cents: counted.open },
    { cents: row.refunded_in_cents },
    { cents: row.failed_refund_in_cents },
    { cents: row.pending_refund_in_cents },
    { cents: row.to_hand_over_in_cents },
    row.payout_month,
    row.organization.name,
    row.application.name,
  ];
}
