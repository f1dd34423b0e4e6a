import * as api from '@move/contract/purchases/purchases.ts';
import type { Answer } from '@move/contract/questions/answers.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { RefundAmounts } from '@move/domain/orders/payment/payment-state.ts';
import type { PaymentType } from '@move/domain/orders/payment/payment-types.ts';
import type { TransactionStatus } from '@move/domain/orders/payment/transactions.ts';
import { paymentStateText } from '@move/domain/orders/payment/payment-state-text.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import type { SheetCell } from '@move/domain/kit/files/sheet-xml.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import type { Database } from '../../../platform/database/database.ts';
import { sheetSerial } from '../../../platform/database/expressions/sheet-serial.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { all } from '../../../platform/database/page.ts';
import type { Call } from '../../../platform/http/route.ts';
import { datedFilename, sheetDownload } from '../../../platform/spreadsheet/sheet-download.ts';
import { shownPerson } from '@move/domain/privacy/erased-person.ts';
import { refundColumns } from '../../orders/public.ts';
import { answersColumn, answerText, findAnswerable } from '../../questions/public.ts';
import { FROM, assertProductExists, filterPurchases, sort } from '../purchases.queries.ts';

const words = {
  nl: {
    name: 'Aankopen',
    columns: [
      'Voornaam',
      'Achternaam',
      'E-mailadres',
      'Datum',
      'Aantal',
      'Status',
      'Betaling',
      'Totaal',
      'Terugbetaald',
    ],
    canceled: 'Geannuleerd op',
  },
  en: {
    name: 'Purchases',
    columns: [
      'First name',
      'Last name',
      'E-mail address',
      'Date',
      'Quantity',
      'Status',
      'Payment',
      'Total',
      'Refunded',
    ],
    canceled: 'Cancelled on',
  },
} as const satisfies Record<Locale, object>;

const WIDTHS = [16, 20, 28, 16, 8, 20, 16, 12, 12];

/** Exports all rows of the list; amounts in euro, moments in the organisation's time zone. */
export async function exportPurchases(call: Call<typeof api.exportPurchases>) {
  const { db, params, locale, now } = call;
  const product = await assertProductExists(db, params);
  const { organizationId, productId: id } = params;
  const questions = await findAnswerable(db, { kind: 'product', id, organizationId });
  const { name, columns, canceled } = words[locale];
  await auditReading(call, api.exportPurchases, { type: 'products', id: params.productId, name: product });
  return sheetDownload(
    {
      name,
      columns: [
        ...columns.map((title, index) => ({ title, width: WIDTHS[index] ?? 14 })),
        { title: canceled, width: 16 },
        ...questions.map(({ title }) => ({ title, width: 24 })),
      ],
      batches: sheetRows(db, call, questions),
    },
    datedFilename(name, now),
  );
}

type Exported = RefundAmounts & {
  first_name: string;
  last_name: string;
  email: string | null;
  bought: number;
  quantity: number;
  status: TransactionStatus;
  payment_type: PaymentType | null;
  total_price_in_cents: number;
  canceled: number | null;
  answers: Answer[];
};

type Column = { id: number };

async function* sheetRows(
  db: Database,
  { query, params, locale }: Call<typeof api.exportPurchases>,
  questions: readonly Column[],
) {
  const direction = query.order === 'desc' ? sql`desc` : sql`asc`;
  const serial = (column: string) => sheetSerial(sql.ref(column), sql`timezone`);
  const select = sql<Exported>`
    select purchases.first_name, purchases.last_name, purchases.email, ${serial('purchases.created_at')} as bought, quantity,
      transactions.status, orders.payment_type, transactions.total_price_in_cents,
      ${refundColumns('transactions')},
      ${serial('purchases.canceled_at')} as canceled, ${answersColumn('purchase_id', sql`purchases.id`)} as answers
    from ${FROM} join organizations on organizations.id = purchases.organization_id
    where ${all(await filterPurchases(db, params, query))}
    order by ${sort[query.sort]} ${direction}, purchases.id ${direction}`;
  for await (const rows of inBatches<Exported>(db, select)) {
    const shown = rows.map((row) => shownPerson(row, locale));
    yield shown.map((row): SheetCell[] => [
      row.first_name,
      row.last_name,
      row.email,
      { serial: row.bought },
      row.quantity,
      paymentStateText(row, locale),
      row.payment_type === null ? null : paymentTypeWords[locale][row.payment_type],
      { cents: row.total_price_in_cents },
      { cents: row.refunded_in_cents },
      row.canceled === null ? null : { serial: row.canceled },
      ...questions.map(({ id }) => answerText(row.answers, id)),
    ]);
  }
}
