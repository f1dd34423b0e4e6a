import { getActivity } from '@move/contract/activities/activities.ts';
import { listCalendar } from '@move/contract/calendar/calendar.ts';
import { getSession, listApplicationSessions, listSessions } from '@move/contract/sessions/sessions.ts';

/** What shows sessions or counts them. */
export const sessionReads = [listSessions, listCalendar, listApplicationSessions, getSession, getActivity];
