import { listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { buildUrl } from '@move/contract/kit/client/build-url.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { listApplicationOrders, listOrders } from '@move/contract/orders/orders.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { listApplicationSessions } from '@move/contract/sessions/sessions.ts';
import { listApplicationBookings, listBookings } from '@move/contract/statistics/bookings.ts';
import {
  getApplicationStatistics,
  getOrganizationStatistics,
  type Statistics,
} from '@move/contract/statistics/statistics.ts';
import type { BookingList } from '@move/domain/statistics/bookings.ts';
import { expect } from 'vitest';
import type { buildApp } from '../../app/build-app.ts';

type App = Awaited<ReturnType<typeof buildApp>>;

type Dashboard = {
  app: App;
  token: string;
  /** The organisation; null means the platform of the caller. */
  organizationId: number | null;
  dateFrom: string;
  dateUntil: string;
};

/** Returns the numbers of a dashboard and, under the same names, the totals of the lists that they link to. */
export async function figuresAndListTotals({ app, token, organizationId, dateFrom, dateUntil }: Dashboard) {
  const days = { dateFrom, dateUntil };
  const onlyTotal = { itemsPerPage: 1 };
  const isOrganization = organizationId !== null;
  const own = isOrganization ? { organizationId } : {};
  async function read(endpoint: Endpoint, query: object, params: object = own) {
    const url = buildUrl(endpoint, { params, query } as Parameters<typeof buildUrl>[1]);
    const response = await app.inject({ method: 'GET', url, headers: { authorization: `Bearer ${token}` } });
    expect([url, response.statusCode]).toEqual([url, 200]);
    return response.json();
  }
  const totalOf = async (endpoint: Endpoint, query: object = {}): Promise<number> =>
    (await read(endpoint, { ...onlyTotal, ...query })).meta.pagination.total;
  const endpoints = isOrganization
    ? { statistics: getOrganizationStatistics, bookings: listBookings, orders: listOrders, activities: listActivities }
    : {
        statistics: getApplicationStatistics,
        bookings: listApplicationBookings,
        orders: listApplicationOrders,
        activities: listApplicationActivities,
      };
  const { statistics }: { statistics: Statistics } = await read(endpoints.statistics, days);
  const { current, upcoming_sessions, activities, organizations, top_activities } = statistics;
  const sessions = (query: object) =>
    read(listApplicationSessions, { ...onlyTotal, ...own, canceled: '0', ...query }, {});
  const bookings = (kind: BookingList) => totalOf(endpoints.bookings, { ...days, kind });
  const orders = await read(endpoints.orders, {
    ...onlyTotal,
    ...days,
    isRevenue: '1',
    clock: 'platform',
  });
  const inPeriod = await sessions(days);
  const statuses = isOrganization ? [] : (['pending', 'accepted'] as const);
  const figures = {
    ...current,
    ...current.money,
    upcoming_sessions,
    activities,
    ...organizations,
    top: top_activities.map(({ participants }) => participants),
  };
  const lists = {
    ...inPeriod.totals,
    sessions: inPeriod.meta.pagination.total,
    new_bookings: await bookings('bookings'),
    cancellations: await bookings('cancellations'),
    purchases: await bookings('purchases'),
    orders: orders.meta.pagination.total,
    revenue_in_cents: orders.totals?.subtotal_price_in_cents,
    refunded_in_cents: orders.totals?.refunded_in_cents,
    upcoming_sessions: (await sessions({ past: '0' })).meta.pagination.total,
    activities: await totalOf(endpoints.activities),
    ...Object.fromEntries(
      await Promise.all(statuses.map(async (status) => [status, await totalOf(listOrganizations, { status })])),
    ),
    top: await Promise.all(
      top_activities.map(async ({ id }) => (await sessions({ ...days, activityId: id })).totals?.participants),
    ),
  };
  return { figures, lists };
}
