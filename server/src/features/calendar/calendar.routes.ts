import * as api from '@move/contract/calendar/calendar.ts';
import { route } from '../../platform/http/route.ts';
import { findCalendar } from './calendar.queries.ts';

export const calendarRoutes = [
  route(api.listCalendar, ({ db, params, query, now }) => findCalendar(db, { ...params, query, now })),
];
