import { listCalendar } from '@move/contract/calendar/calendar.ts';
import { route } from '../../platform/http/route.ts';
import { findCalendar } from './calendar.queries.ts';

export const calendarRoutes = [
  route(listCalendar, ({ db, params, query, now }) => findCalendar(db, { ...params, query, now })),
];
