import type { Guard } from '@move/domain/access/guard.ts';
import type { PaymentState } from '@move/domain/orders/payment/payment-state.ts';
import type { BookingList } from '@move/domain/statistics/bookings.ts';
import type { Period } from '@move/domain/statistics/period.ts';

/** The payment states of orders with a refund, including refunds that the buyer hasn't received yet. */
const REFUNDED: readonly PaymentState[] = ['refunded', 'partly_refunded', 'refund_pending', 'to_hand_over'];

/** The URLs of the lists that a dashboard's figures count, with the filters that give the same total. */
export function figureLinks(organizationId: number | undefined, { from, until }: Period) {
  const own = organizationId === undefined ? null : `/organizations/${organizationId}`;
  const days = `dateFrom=${from}&dateUntil=${until}`;
  const sessions = `${own === null ? '/application/activities/sessions' : `${own}/sessions`}?canceled=0`;
  // dashboards count paid orders by the day in the time zone of the platform, so these lists do too
  const revenue = `isRevenue=1&clock=platform&${days}`;
  const orders = own === null ? '/application/orders?' : `${own}/finances?tab=orders&`;
  return {
    sessions: `${sessions}&${days}`,
    sessionsOf: (activityId: number) => `${sessions}&${days}&activityId=${activityId}`,
    upcoming: `${sessions}&past=0`,
    bookings: (kind: BookingList) => `${own ?? '/application'}/bookings?kind=${kind}&${days}`,
    orders: `${orders}${revenue}`,
    refunds: `${orders}${revenue}&status=${REFUNDED.join(',')}`,
    activities: `${own ?? '/application'}/activities`,
    organizations: (status: 'pending' | 'accepted') => `/application/organizations/management?status=${status}`,
  };
}

type Lists = 'orders' | 'bookings' | 'sessions' | 'organizations';

/** The permissions of the lists in `figureLinks`, as text: importing the endpoints would load half of the contract with each start page. */
export function figureGuards(organizationId: number | undefined): Record<Lists, Guard> {
  const isOfPlatform = organizationId === undefined;
  return {
    orders: isOfPlatform ? 'view-application-orders' : 'view-rates',
    bookings: isOfPlatform
      ? { all: ['view-application', 'manage-participants', 'view-application-orders'] }
      : { all: ['view-organization', 'manage-participants', 'view-rates'] },
    sessions: 'view-activities',
    organizations: 'view-organizations',
  };
}
