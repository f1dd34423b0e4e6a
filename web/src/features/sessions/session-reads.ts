import { getActivity } from '@move/contract/activities/activities.ts';
import { listCalendar } from '@move/contract/calendar/calendar.ts';
import { getSession, listApplicationSessions, listSessions } from '@move/contract/sessions/sessions.ts';

/** Reads that show or count sessions. */
export const sessionReads = [listSessions, listCalendar, listApplicationSessions, getSession, getActivity];
