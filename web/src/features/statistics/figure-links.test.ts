import { listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { listApplicationOrders, listOrders } from '@move/contract/orders/orders.ts';
import { listOrganizations } from '@move/contract/organizations/organizations.ts';
import { listApplicationSessions } from '@move/contract/sessions/sessions.ts';
import { listApplicationBookings, listBookings } from '@move/contract/statistics/bookings.ts';
import { expect, test } from 'vitest';
import { figureGuards } from './figure-links.ts';

test('the guard of a figure’s link is the permission of the list that it opens', () => {
  const [own, platform] = [figureGuards(1), figureGuards(undefined)];
  expect(own).toMatchObject({ orders: listOrders.permission, bookings: listBookings.permission });
  expect(platform.orders).toEqual(listApplicationOrders.permission);
  expect(platform.bookings).toEqual(listApplicationBookings.permission);
  expect(platform.organizations).toEqual(listOrganizations.permission);
  for (const { permission } of [listApplicationSessions, listActivities, listApplicationActivities]) {
    expect([own.sessions, platform.sessions]).toEqual([permission, permission]);
  }
});
