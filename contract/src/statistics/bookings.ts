import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { BOOKING_LISTS } from '@move/domain/statistics/bookings.ts';
import { statisticsPeriodViolations } from '@move/domain/statistics/period.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id, Instant, IsoDate, Named, QueryId } from '../kit/fields.ts';
import { chosenOf } from '../kit/filters/chosen.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { report } from '../kit/report.ts';
import { SoldFor } from '../orders/order.ts';
import { refundAmounts } from '../orders/refund-amounts.ts';
import { statisticsLabels } from './statistics.labels.ts';

/** A booking or a purchase, with the moment that its list is about: when it was made, or when it ended. */
export const BookingRow = z.strictObject({
  /** The id of its order line. */
  id: Id,
  order_id: Id,
  /** The number of its order, as shown to people. */
  number: z.string(),
  at: Instant,
  title: z.string(),
  sold_for: SoldFor.nullable(),
  status: z.enum(TRANSACTION_STATUSES),
  ...refundAmounts,
  organization: Named,
});
export type BookingRow = z.output<typeof BookingRow>;

const filters = {
  kind: z.enum(BOOKING_LISTS).default('bookings'),
  /** The status of the payment; refunds that failed count as refunded. */
  status: chosenOf(TRANSACTION_STATUSES).optional(),
  /** Days in the time zone of the platform that sold, both inclusive. */
  dateFrom: IsoDate.optional(),
  dateUntil: IsoDate.optional(),
};

const query = pageQuery({ sort: ['at'], order: 'desc', filters }).check((ctx) =>
  report(ctx, statisticsPeriodViolations(ctx.value)),
);

const applicationQuery = pageQuery({
  sort: ['at'],
  order: 'desc',
  filters: { ...filters, organizationId: QueryId.optional() },
}).check((ctx) => report(ctx, statisticsPeriodViolations(ctx.value)));

/** What an organisation sold or lost, by booking: the list behind the figures of its dashboard. */
export const listBookings = endpoint({
  name: 'listBookings',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/bookings',
  permission: { all: ['view-organization', 'manage-participants', 'view-rates'] },
  scope: 'organization',
  query,
  reply: pageOf('bookings', BookingRow),
  labels: statisticsLabels,
});

/** What the current platform and its children sold or lost, by booking. */
export const listApplicationBookings = endpoint({
  name: 'listApplicationBookings',
  method: 'GET',
  path: '/v1/admin/application/bookings',
  permission: { all: ['view-application', 'manage-participants', 'view-application-orders'] },
  scope: 'application',
  query: applicationQuery,
  reply: pageOf('bookings', BookingRow),
  labels: statisticsLabels,
});
