import type { SalesTotals } from '@move/contract/orders/order.ts';
import { ENDED_UNPAID_STATUSES } from '@move/domain/orders/order-status.ts';
import { toInstant } from '@move/domain/kit/dates/time-zones.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { all } from '../../../platform/database/page.ts';

/** The most rows that are added up for a search or an activity; above it no totals are shown. */
const SUMMED_ROWS_MAX = 50_000;

export type Days = { dateFrom?: string | undefined; dateUntil?: string | undefined };

/** From the start of the first day until the end of the last one, in some time zone; null is no limit. */
export type Span = { from: string | null; until: string | null };

export function spanOf({ dateFrom, dateUntil }: Days, timeZone: string): Span {
  const midnight = (date: string) => toInstant({ date, time: '00:00' }, timeZone);
  const dayAfter = (date: string) => Temporal.PlainDate.from(date).add({ days: 1 }).toString();
  return {
    from: dateFrom === undefined ? null : midnight(dateFrom),
    until: dateUntil === undefined ? null : midnight(dayAfter(dateUntil)),
  };
}

/** SQL: the rows of a list are in a span. */
export function isWithin(column: RawBuilder<unknown>, { from, until }: Span): RawBuilder<unknown>[] {
  return [
    ...(from === null ? [] : [sql`${column} >= ${from}::timestamptz`]),
    ...(until === null ? [] : [sql`${column} < ${until}::timestamptz`]),
  ];
}

/** SQL: the day is from `dateFrom` until `dateUntil`, both inclusive. */
export function isOnDays(column: RawBuilder<unknown>, { dateFrom, dateUntil }: Days): RawBuilder<unknown>[] {
  return [
    ...(dateFrom === undefined ? [] : [sql`${column} >= ${dateFrom}::date`]),
    ...(dateUntil === undefined ? [] : [sql`${column} <= ${dateUntil}::date`]),
  ];
}

/** The whole UTC days in a span, which the kept sums cover. */
function wholeDays({ from, until }: Span): Span {
  return {
    from: from === null ? null : endOfDay(from),
    until: until === null ? null : `${until.slice(0, 10)}T00:00:00Z`,
  };
}

function endOfDay(instant: string): string {
  const midnight = Temporal.Instant.from(`${instant.slice(0, 10)}T00:00:00Z`);
  const isMidnight = Temporal.Instant.compare(midnight, Temporal.Instant.from(instant)) === 0;
  return (isMidnight ? midnight : midnight.add({ hours: 24 })).toString();
}

const later = (one: string, other: string) =>
  Temporal.Instant.compare(Temporal.Instant.from(one), Temporal.Instant.from(other)) > 0 ? one : other;
const earlier = (one: string, other: string) => (later(one, other) === one ? other : one);

/** A list whose sums are kept: orders or transactions. */
export type KeptList = {
  list: 'orders' | 'transactions';
  /** The table and its columns: `at` is the moment that decides the day, `fee` has the service fees. */
  table: RawBuilder<unknown>;
  at: RawBuilder<unknown>;
  fee: RawBuilder<unknown>;
};

export const TRANSACTIONS: KeptList = {
  list: 'transactions',
  table: sql`transactions`,
  at: sql`booked_at`,
  fee: sql`fee_in_cents`,
};

/** The days of a list: a span in one time zone, or days in the time zone of each platform that sold. */
export type Period = { span: Span } | { platformDays: Days };

type KeptQuery = {
  /** Conditions on columns that rows and sums have in common. */
  where: readonly RawBuilder<unknown>[];
  /** Reads the sums of whole platforms instead of each organisation; needs their scope (`applications` or `all`). */
  isOfPlatform: boolean;
  period: Period;
};

const sums = sql`status, rows, subtotal_in_cents, vat_in_cents, fee_in_cents, total_in_cents, refunded_in_cents,
  0 as failed_refund_in_cents, 0 as to_hand_over_in_cents`;

/** The amounts of a row in the form of kept sums; `sign` -1 subtracts it. */
export const amountsOf = ({ fee }: KeptList, sign: 1 | -1 = 1): RawBuilder<unknown> =>
  sign === 1
    ? sql`status, 1 as rows, subtotal_price_in_cents as subtotal_in_cents, vat_in_cents, ${fee} as fee_in_cents,
      total_price_in_cents as total_in_cents, refunded_in_cents, 0 as failed_refund_in_cents,
      0 as to_hand_over_in_cents`
    : sql`status, -1, -subtotal_price_in_cents, -vat_in_cents, -${fee}, -total_price_in_cents, -refunded_in_cents, 0, 0`;

/**
 * SQL: the kept sums of a list, as rows to add up. They are kept per UTC day, so the hours at both ends of a span are read from the list
 * itself (docs/adr/0026-totals-of-orders-are-kept.md).
 */
export function keptSales(kept: KeptList, { where, isOfPlatform, period }: KeptQuery): RawBuilder<unknown> {
  const table = isOfPlatform ? sql`application_sales` : sql`organization_sales`;
  const ofList = isOfPlatform ? [] : [sql`list = ${kept.list}`];
  if ('platformDays' in period) {
    const days = isOnDays(sql`local_day`, period.platformDays);
    return sql`select ${sums} from ${table} where ${all([...ofList, ...where, ...days])}`;
  }
  const { span } = period;
  const days = wholeDays(span);
  const within = [
    ...(days.from === null ? [] : [sql`day >= ${days.from.slice(0, 10)}::date`]),
    ...(days.until === null ? [] : [sql`day < ${days.until.slice(0, 10)}::date`]),
  ];
  const parts = [
    sql`select ${sums} from ${table} where ${all([...ofList, ...where, ...within])}`,
    ...edges(span, days).map(
      (edge) => sql`select ${amountsOf(kept)} from ${kept.table} where ${all([...where, ...isWithin(kept.at, edge)])}`,
    ),
  ];
  return sql.join(parts, sql` union all `);
}

/** The hours of a span outside its whole days: before the first one, and after the last one. */
function edges(span: Span, days: Span): Span[] {
  const found: Span[] = [];
  if (span.from !== null && days.from !== null) {
    found.push({ from: span.from, until: span.until === null ? days.from : earlier(days.from, span.until) });
  }
  if (span.until !== null && days.until !== null) {
    found.push({ from: days.from === null ? days.until : later(days.until, days.from), until: span.until });
  }
  return found.filter(({ from, until }) => from !== until);
}

/** The number of rows in kept sums: the total of a list without a search. */
export const keptTotal = (rows: RawBuilder<unknown>) =>
  sql`(select coalesce(sum(rows), 0)::bigint from (${rows}) as sales)`;

export async function addUpKept(db: Database, rows: RawBuilder<unknown>): Promise<SalesTotals> {
  return readTotals(db, rows);
}

/** Adds up the rows that a search finds, with rows that correct them; null when there are too many. */
export async function addUpFound(
  db: Database,
  kept: KeptList,
  { where, corrections }: { where: readonly RawBuilder<unknown>[]; corrections: readonly RawBuilder<unknown>[] },
): Promise<SalesTotals> {
  const found = sql`(select ${amountsOf(kept)} from ${kept.table} where ${all(where)} limit ${SUMMED_ROWS_MAX + 1})`;
  const totals = await readTotals(db, sql.join([found, ...corrections], sql` union all `));
  return totals !== null && totals.count > SUMMED_ROWS_MAX ? null : totals;
}

async function readTotals(db: Database, from: RawBuilder<unknown>): Promise<SalesTotals> {
  const money = (column: string) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where status <> all (${[...ENDED_UNPAID_STATUSES]}::text[])), 0)::bigint`;
  const { rows } = await sql<NonNullable<SalesTotals>>`
    select coalesce(sum(rows), 0)::bigint as count,
      coalesce(sum(rows) filter (where status = any (${[...ENDED_UNPAID_STATUSES]}::text[])), 0)::bigint as ended_count,
      coalesce(sum(total_in_cents) filter (where status = 'open'), 0)::bigint as open_in_cents, ${money('subtotal_in_cents')} as subtotal_price_in_cents,
      ${money('vat_in_cents')} as vat_in_cents, ${money('fee_in_cents')} as fee_in_cents,
      ${money('total_in_cents')} as total_price_in_cents, ${money('refunded_in_cents')} as refunded_in_cents,
      coalesce(sum(failed_refund_in_cents), 0)::bigint as failed_refund_in_cents,
      coalesce(sum(to_hand_over_in_cents), 0)::bigint as to_hand_over_in_cents
    from (${from}) as sales`.execute(db);
  return rows[0] ?? null;
}
