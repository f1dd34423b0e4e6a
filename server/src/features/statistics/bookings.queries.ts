import type * as api from '@move/contract/statistics/bookings.ts';
import type { BookingRow } from '@move/contract/statistics/bookings.ts';
import type { QueryOf } from '@move/contract/kit/endpoint.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { type BookingList, NEVER_PAID_STATUSES } from '@move/domain/statistics/bookings.ts';
import { isAdministrator } from '@move/domain/access/roles.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { isChosen } from '../../platform/database/expressions/chosen.ts';
import { findPage } from '../../platform/database/page.ts';
import type { Call } from '../../platform/http/route.ts';
import { isOnDays, isOnPlatformDays, lineTitle, matchingOrderIds, refundColumns, soldFor } from '../orders/public.ts';
import { keptBookingsTotal, type FigureScope } from './sales-by-day.ts';

type Input = { query: QueryOf<typeof api.listBookings>; whose: FigureScope; locale: Locale; isOfOne?: boolean };
type StoredRow = Omit<BookingRow, 'number'>;

/** SQL: the canceled bookings of a session, or of a bundle as a whole; `at` is the moment of the cancellation. */
const ENDED = sql`(
  select line.id, line.organization_id, line.application_id, ended.canceled_at as at,
    (select status from transactions where transactions.order_line_id = line.id) as status
  from (
    select organization_id, order_line_id, canceled_at from participants
    where canceled_at is not null and bundle_participant_id is null
    union all
    select organization_id, order_line_id, canceled_at from bundle_participants where canceled_at is not null) as ended
  join order_lines line on line.organization_id = ended.organization_id and line.id = ended.order_line_id) as booked`;

/** SQL: the order lines that were sold: of activities, or of products (`purchases`). */
const sold = (kind: BookingList) => sql`(
  select order_line_id as id, organization_id, application_id, booked_at as at, status from transactions
  where activity_id is ${kind === 'purchases' ? sql`null` : sql`not null`}
    and status <> all (${[...NEVER_PAID_STATUSES]}::text[])) as booked`;

const columns = (locale: Locale): RawBuilder<unknown> => sql`booked.id, line.order_id, booked.at,
  ${lineTitle(locale)} as title, ${soldFor} as sold_for,
  transactions.status, ${refundColumns('transactions')},
  jsonb_build_object('id', booked.organization_id, 'name', coalesce(
    (select name from organizations where organizations.id = booked.organization_id), '')) as organization`;

const joins = sql`join order_lines line on line.id = booked.id and line.organization_id = booked.organization_id
  join transactions on transactions.order_line_id = line.id`;

/** SQL: whether the line belongs to one of the orders. */
const isOfOrders = (ids: RawBuilder<unknown>) => sql`booked.id in (
  select order_lines.id from order_lines where order_lines.order_id = any (${ids}))`;

async function findBookings(db: Database, { query, whose, locale, isOfOne = false }: Input) {
  const { kind, status, dateFrom, dateUntil, search } = query;
  const where = [
    ...(whose.organizationId === null ? [] : [sql`organization_id = ${whose.organizationId}`]),
    ...(whose.isOfPlatform ? [sql`application_id = any ((select app_application_ids())::bigint[])`] : []),
    ...(status === undefined ? [] : [isChosen(sql`booked.status`, status)]),
    ...(search ? [isOfOrders(matchingOrderIds(search, whose.organizationId ?? undefined))] : []),
    ...(await isOnPlatformDays(db, sql`at`, { dateFrom, dateUntil })),
  ];
  const { rows, meta } = await findPage<StoredRow, 'at'>(
    db,
    {
      select: columns(locale),
      from: sql`${kind === 'cancellations' ? ENDED : sold(kind)}`,
      where,
      sort: { at: sql`booked.at` },
      id: sql`booked.id`,
      lookup: { joins, where: sql`true` },
      // the kept sums can't be filtered by status or text, and those of a platform can't be filtered by organisation
      total:
        status === undefined && !search && !isOfOne
          ? keptBookingsTotal(whose, kind, isOnDays(sql`local_day`, { dateFrom, dateUntil }))
          : undefined,
    },
    query,
  );
  return { bookings: rows.map((row): BookingRow => ({ ...row, number: orderNumber(row.order_id) })), meta };
}

export function listBookings({ db, query, params, locale }: Call<typeof api.listBookings>) {
  const whose = { organizationId: params.organizationId, isOfPlatform: false };
  return findBookings(db, { query, whose, locale });
}

export function listApplicationBookings({ db, query, caller, locale }: Call<typeof api.listApplicationBookings>) {
  const isOfPlatform = isAdministrator(caller.roles);
  const { organizationId = null } = query;
  return findBookings(db, { query, whose: { organizationId, isOfPlatform }, locale, isOfOne: organizationId !== null });
}
