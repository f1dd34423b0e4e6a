import { CHECK_INS } from '@move/domain/participants/participant.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, ListVersion, QueryId } from '../kit/fields.ts';
import { Attendance } from '../participants/participant.ts';
import { CheckInPerson, CheckInSession, Tap, TAP_OUTCOMES } from './check-in-records.ts';
import { checkInLabels } from './check-in.labels.ts';

const SESSION = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions/:sessionId';

/**
 * The caller's sessions today: first those of activities the caller trains, then others of the caller's organisations, each in the time
 * zone of its session; and the caller's own sessions of the next days.
 */
export const getToday = endpoint({
  name: 'getToday',
  method: 'GET',
  path: '/v1/admin/check-in/today',
  permission: 'manage-participants',
  scope: 'named',
  query: z.object({ organization_id: QueryId.optional() }),
  reply: {
    sessions: z.array(CheckInSession),
    upcoming: z.array(CheckInSession),
    /** Participants of the caller's own sessions whose birthday is today. */
    birthdays: z.array(z.strictObject({ session_id: Id, first_name: z.string(), last_name: z.string() })),
    now: Instant,
  },
});

/** All participants, sorted by name; in one reply, since a phone continues without a network. */
export const listCheckIn = endpoint({
  name: 'listCheckIn',
  method: 'GET',
  path: `${SESSION}/check-in`,
  permission: 'manage-participants',
  scope: 'organization',
  reply: {
    session: CheckInSession,
    people: z.array(CheckInPerson),
    /** The caller may record that a walk-in paid. */
    may_mark_paid: Flag,
    version: ListVersion,
    now: Instant,
  },
});

/** A tap on a row, however late it arrives: applied once, unless another user noted something newer. */
export const sendTap = endpoint({
  name: 'sendTap',
  method: 'PUT',
  path: `${SESSION}/participants/:participantId/tap`,
  permission: 'manage-participants',
  scope: 'organization',
  body: Tap,
  reply: {
    person: CheckInPerson,
    attendance: Attendance,
    outcome: z.enum(TAP_OUTCOMES),
    /** What another user noted since `seen`: kept when it is newer than the tap, else replaced by it. */
    conflict: z.strictObject({ status: z.enum(CHECK_INS), by: z.string().nullable() }).nullable(),
  },
  problems: ['participant.canceled', 'person.gone'],
  labels: checkInLabels,
});
