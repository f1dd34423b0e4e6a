import { MONEY_CAME } from '@move/domain/orders/order-status.ts';
import type { BookingList } from '@move/domain/statistics/bookings.ts';
import type { Period } from '@move/domain/statistics/period.ts';

/** The lists that prove the numbers of a dashboard, each with the filter under which its total is that number. */
export function figureLinks(organizationId: number | undefined, { from, until }: Period) {
  const own = organizationId === undefined ? null : `/organizations/${organizationId}`;
  const days = `dateFrom=${from}&dateUntil=${until}`;
  const sessions = `${own === null ? '/application/activities/sessions' : `${own}/sessions`}?canceled=0`;
  const orders = own === null ? '/application/orders?' : `${own}/finances?tab=orders&`;
  return {
    sessions: `${sessions}&${days}`,
    sessionsOf: (activityId: number) => `${sessions}&${days}&activityId=${activityId}`,
    upcoming: `${sessions}&past=0`,
    bookings: (kind: BookingList) => `${own ?? '/application'}/bookings?kind=${kind}&${days}`,
    orders: `${orders}status=${MONEY_CAME.join(',')}&clock=platform&${days}`,
    activities: `${own ?? '/application'}/activities`,
    organizations: (status: 'pending' | 'accepted') => `/application/organizations/management?status=${status}`,
  };
}
