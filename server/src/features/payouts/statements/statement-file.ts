import type * as api from '@move/contract/payouts/payouts.ts';
import type { Payout, PayoutItem } from '@move/contract/payouts/payouts.ts';
import { BOM, type Cell, type CsvWords, csvLines } from '@move/domain/kit/files/csv.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { type Locale, DECIMAL_MARKS } from '@move/domain/kit/messages/locale.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import type { Call } from '../../../platform/http/route.ts';
import { spool } from '../../../platform/spreadsheet/spool.ts';
import { makeStatement, STATEMENT_ROWS } from './make-statement.ts';
import {
  type PayoutPath,
  type findPayout,
  findSums,
  payoutItems,
  type StoredItem,
  shownItem,
} from '../payouts.queries.ts';
import { statementWords } from './statement-words.ts';
import type { Subject } from '../../../platform/http/written.ts';

type Exporting = Pick<Call<typeof api.exportPayoutStatement>, 'db' | 'query' | 'locale' | 'now'>;

/** The audit subject of an exported statement. */
export const subjectOf = ({ id, payout_month: name }: Payout): Subject => ({ type: 'sepa_lines', id, name });

type Found = Awaited<ReturnType<typeof findPayout>>;

/** The statement of a payout, as CSV with every row, or as PDF with the first `STATEMENT_ROWS` rows. */
export async function statementFile({ db, query, locale, now }: Exporting, address: PayoutPath, payout: Found) {
  const filename = `${statementWords[locale].file}-${payout.payout_month}-${payout.id}`;
  if (query.format === 'csv') {
    const file = await spool(csvPieces({ db, address, locale }, payout));
    return { file, filename: `${filename}.csv`, type: 'text/csv; charset=utf-8' };
  }
  const items: PayoutItem[] = [];
  for await (const rows of inBatches<StoredItem>(db, itemsOf(address, STATEMENT_ROWS))) {
    items.push(...rows.map((row) => shownItem(row, locale)));
  }
  const statement = { payout, sums: await findSums(db, address), items, locale, now: now.toISOString() };
  return { file: () => makeStatement(statement), filename: `${filename}.pdf`, type: 'application/pdf' };
}

const itemsOf = (address: PayoutPath, limit: number | null) => sql<StoredItem>`
  select item.* from (${payoutItems(address)}) as item
  order by array_position(array['order', 'refund', 'own_refund', 'invoice'], item.kind), item.at, item.id
  limit ${limit}`;

type Facts = Payout & { timezone: string };

const CSV_WORDS = {
  nl: { yes: 'ja', no: 'nee', decimal: DECIMAL_MARKS.nl },
  en: { yes: 'yes', no: 'no', decimal: DECIMAL_MARKS.en },
} as const satisfies Record<Locale, CsvWords>;

async function* csvPieces(
  { db, address, locale }: { db: Database; address: PayoutPath; locale: Locale },
  payout: Facts,
) {
  const t = statementWords[locale];
  const words = CSV_WORDS[locale];
  const encoder = new TextEncoder();
  yield encoder.encode(BOM + csvLines([t.csvColumns], words));
  for await (const rows of inBatches<StoredItem>(db, itemsOf(address, null))) {
    const cells = rows.map((row): Cell[] => {
      const { kind, number, at, name, platform, fee_in_cents, amount_in_cents } = shownItem(row, locale);
      const { date, time } = toLocalTime(at, payout.timezone);
      const when = kind === 'invoice' ? at.slice(0, 10) : `${date} ${time}`;
      return [t.one[kind], number, when, name, platform, { cents: fee_in_cents }, { cents: amount_in_cents }];
    });
    yield encoder.encode(csvLines(cells, words));
  }
  yield encoder.encode(csvLines([[t.total, '', '', '', '', null, { cents: payout.amount_in_cents }]], words));
}
