import * as api from '@move/contract/calendar/calendar.ts';
import { route } from '../../platform/http/route.ts';
import { listCalendar } from './calendar.queries.ts';

export const calendarRoutes = [route(api.listCalendar, listCalendar)];
