import * as bookings from '@move/contract/statistics/bookings.ts';
import * as api from '@move/contract/statistics/statistics.ts';
import { route } from '../../platform/http/route.ts';
import { listApplicationBookings, listBookings } from './bookings.queries.ts';
import { getApplicationStatistics, getOrganizationStatistics } from './statistics.queries.ts';

export const statisticsRoutes = [
  route(api.getApplicationStatistics, getApplicationStatistics),
  route(api.getOrganizationStatistics, getOrganizationStatistics),
  route(bookings.listApplicationBookings, listApplicationBookings),
  route(bookings.listBookings, listBookings),
];
