import { calendarPeriodViolations } from '@move/domain/calendar/period.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, IsoDate, Named, QueryId, WallTime } from '../kit/fields.ts';
import { report } from '../kit/report.ts';
import { SessionRow } from '../sessions/sessions.ts';
import { calendarLabels } from './calendar.labels.ts';

/** Another session at the same location, or with the same trainers, at the same time. */
const CalendarConflict = z.strictObject({
  session_id: Id,
  activity: z.string(),
  /** In the time zone of the other session. */
  start_time: WallTime,
  end_time: WallTime,
  is_same_location: Flag,
  /** Names of the trainers that both sessions have. */
  trainers: z.array(z.string()),
});
export type CalendarConflict = z.output<typeof CalendarConflict>;

/** A session in a calendar: a row of its list without its series, with its trainers and conflicts. */
export const CalendarSession = SessionRow.pick({
  id: true,
  activity: true,
  organization: true,
  start_date: true,
  start_time: true,
  end_date: true,
  end_time: true,
  tz: true,
  starts_at: true,
  ends_at: true,
  spots: true,
  taken: true,
  has_participants: true,
  free: true,
  status: true,
  canceled_cause: true,
  canceled_reason: true,
  is_past: true,
  location: true,
  series_id: true,
}).extend({
  /** Contacts of the activity with role trainer. */
  trainers: z.array(Named),
  /** The first five, earliest first. */
  conflicts: z.array(CalendarConflict),
});
export type CalendarSession = z.output<typeof CalendarSession>;

/** The most sessions in one reply; `total` also counts the sessions that don't fit in the reply. */
export const CALENDAR_SESSIONS_MAX = 5_000;

/**
 * The sessions of an organisation on the given local days, earliest first, including those that started on an earlier day. Conflicts are
 * detected among all its sessions, whatever the filters.
 */
export const listCalendar = endpoint({
  name: 'listCalendar',
  method: 'GET',
  path: '/v1/admin/organizations/:organizationId/calendar',
  permission: 'view-activities',
  scope: 'organization',
  query: z
    .object({
      dateFrom: IsoDate,
      dateUntil: IsoDate,
      locationId: QueryId.optional(),
      trainerId: QueryId.optional(),
      activityId: QueryId.optional(),
    })
    .check((ctx) => report(ctx, calendarPeriodViolations(ctx.value))),
  reply: {
    sessions: z.array(CalendarSession),
    total: z.int().min(0),
    /** The options of the filters: everything on these days, before any filter. */
    choices: z.strictObject({
      locations: z.array(Named),
      trainers: z.array(Named),
      activities: z.array(Named),
    }),
  },
  labels: calendarLabels,
});
