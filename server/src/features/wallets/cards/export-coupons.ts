import * as api from '@move/contract/wallets/coupons.ts';
import { BOM, type Cell, csvLines } from '@move/domain/kit/files/csv.ts';
import { type SheetCell, sheetMoment } from '@move/domain/kit/files/sheet-xml.ts';
import { DEFAULT_TIME_ZONE } from '@move/domain/kit/dates/time-zones.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { COUPON_LIMITS, couponStatusWords } from '@move/domain/wallets/coupon.ts';
import { sql } from 'kysely';
import { auditReading } from '../../../platform/audit/audit-reading.ts';
import { inBatches } from '../../../platform/database/in-batches.ts';
import { all } from '../../../platform/database/page.ts';
import { invalid } from '../../../platform/http/problem.ts';
import type { Call } from '../../../platform/http/route.ts';
import { datedFilename, sheetDownload } from '../../../platform/spreadsheet/sheet-download.ts';
import { spool } from '../../../platform/spreadsheet/spool.ts';
import { type CardPlatform, makeCards } from './make-cards.ts';
import { couponColumns, conditionsOf, couponOrder } from '../coupons/coupons.queries.ts';
import { subjectOf } from '../wallet-record.ts';
import { findWalletName, type WalletName } from '../wallets.queries.ts';

const words = {
  nl: {
    columns: ['Code', 'Moves', 'Keer', 'Ingewisseld', 'Status', 'Serie', 'Verloopt', 'Gemaakt', 'Laatst ingewisseld'],
    yesNo: { yes: 'ja', no: 'nee', decimal: ',' },
  },
  en: {
    columns: ['Code', 'Moves', 'Times', 'Redeemed', 'Status', 'Batch', 'Expires', 'Created', 'Last redeemed'],
    yesNo: { yes: 'yes', no: 'no', decimal: '.' },
  },
} as const satisfies Record<Locale, object>;

const WIDTHS = [26, 8, 8, 12, 12, 8, 16, 16, 18];

type Exporting = Call<typeof api.exportCoupons>;
type Exported = Pick<
  api.Coupon,
  'code' | 'value' | 'quantity' | 'redeemed_count' | 'status' | 'batch_id' | 'expires_at' | 'created_at' | 'redeemed_at'
>;

/** Exports all rows of the list; moments in the time zone of the current platform. */
export async function exportCoupons(call: Exporting) {
  const { db, params, query, now } = call;
  const wallet = await findWalletName(db, params.walletId);
  await auditReading(call, api.exportCoupons, subjectOf(wallet));
  const filename = datedFilename('vouchers', now);
  const timeZone = await findTimeZone(call);
  if (query.format === 'cards') {
    // prints only coupons that can be redeemed, unless the user chose coupons or another status
    const printed = query.ids === undefined ? { ...call, query: { ...query, status: query.status ?? 'active' } } : call;
    return cards(printed, { wallet, filename, timeZone });
  }
  return query.format === 'csv' ? csv(call, { filename, timeZone }) : sheet(call, { filename, timeZone });
}

async function findTimeZone({ db, applicationId }: Exporting): Promise<string> {
  if (applicationId === null) return DEFAULT_TIME_ZONE;
  const row = await db.selectFrom('applications').select('timezone').where('id', '=', applicationId).executeTakeFirst();
  return row?.timezone ?? DEFAULT_TIME_ZONE;
}

/** The platform whose website the cards name: the current one if the wallet is on it, else the wallet's first by name. */
async function findPlatform({ db, params, applicationId }: Exporting): Promise<CardPlatform | null> {
  const { rows } = await sql<CardPlatform>`
    select applications.name, applications.website_url from wallet_applications link
      join applications on applications.id = link.application_id
    where link.wallet_id = ${params.walletId}
    order by link.application_id = ${applicationId ?? null}::bigint desc nulls last, applications.name, applications.id
    limit 1`.execute(db);
  return rows[0] ?? null;
}

const select = ({ params, query, now }: Exporting) => sql<Exported>`
  select ${couponColumns(now)} from coupons
  where ${all(conditionsOf(params.walletId, query, now))} order by ${couponOrder(query)}`;

type File = { filename: string; timeZone: string };

async function sheet(call: Exporting, { filename, timeZone }: File) {
  const { columns } = words[call.locale];
  return sheetDownload(
    {
      name: 'Vouchers',
      columns: columns.map((title, index) => ({ title, width: WIDTHS[index] ?? 14 })),
      batches: sheetRows(call, timeZone),
    },
    filename,
  );
}

async function* sheetRows(call: Exporting, timeZone: string) {
  const serial = (instant: string | null) => (instant === null ? null : sheetMoment(instant, timeZone));
  for await (const rows of inBatches<Exported>(call.db, select(call))) {
    yield rows.map((row): SheetCell[] => [
      row.code,
      row.value,
      row.quantity,
      row.redeemed_count,
      couponStatusWords[call.locale][row.status],
      row.batch_id,
      serial(row.expires_at),
      serial(row.created_at),
      serial(row.redeemed_at),
    ]);
  }
}

async function csv(call: Exporting, { filename, timeZone }: File) {
  const file = await spool(csvPieces(call, timeZone));
  return { file, filename: `${filename}.csv`, type: 'text/csv; charset=utf-8' };
}

async function* csvPieces(call: Exporting, timeZone: string) {
  const { columns, yesNo } = words[call.locale];
  const encoder = new TextEncoder();
  const local = (instant: string | null) =>
    instant === null
      ? null
      : Temporal.Instant.from(instant)
          .toZonedDateTimeISO(timeZone)
          .toPlainDateTime()
          .toString({ smallestUnit: 'minute' })
          .replace('T', ' ');
  yield encoder.encode(BOM + csvLines([columns], yesNo));
  for await (const rows of inBatches<Exported>(call.db, select(call))) {
    const cells = rows.map((row): Cell[] => [
      row.code,
      row.value,
      row.quantity,
      row.redeemed_count,
      couponStatusWords[call.locale][row.status],
      row.batch_id,
      local(row.expires_at),
      local(row.created_at),
      local(row.redeemed_at),
    ]);
    yield encoder.encode(csvLines(cells, yesNo));
  }
}

/** Cards are made after the call's transaction, in a thread. */
async function cards(call: Exporting, { wallet, filename, timeZone }: File & { wallet: WalletName }) {
  const { db, params, query, locale, now } = call;
  const where = all(conditionsOf(params.walletId, query, now));
  const { rows } = await sql<{ count: number }>`select count(*) as count from coupons where ${where}`.execute(db);
  const count = rows[0]?.count ?? 0;
  const max = COUPON_LIMITS.cards;
  if (count > max) throw invalid('format', 'coupon.cards', { count, max });
  const found = await sql<Exported>`${select(call)} limit ${max}`.execute(db);
  const printed = found.rows.map(({ code, value, expires_at }) => ({ code, value, expires_at }));
  const platform = await findPlatform(call);
  const file = () =>
    makeCards({ wallet: wallet.name, platform, cards: printed, locale, timeZone, now: now.toISOString() });
  return { file, filename: `${filename}.pdf`, type: 'application/pdf' };
}
