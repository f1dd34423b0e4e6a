import { EDIT_SCOPES } from '@move/domain/sessions/deletion.ts';
import { CANCEL_AUDIENCES, CANCEL_CAUSES, CANCEL_REASON_MAX } from '@move/domain/sessions/session-cancellation.ts';
import { SESSION_STATUSES } from '@move/domain/sessions/session-status.ts';
import { z } from 'zod';
import { subscribeReply } from '../activities/subscribe-fields.ts';
import { chosenIds, chosenOf } from '../kit/filters/chosen.ts';
import { numberRange } from '../kit/filters/ranges.ts';
import { endpoint } from '../kit/endpoint.ts';
import {
  Count,
  Flag,
  Id,
  Instant,
  IsoDate,
  Named,
  optionalParagraphs,
  QueryFlag,
  QueryId,
  Spots,
  Stamps,
  timeSpanFields,
} from '../kit/fields.ts';
import { pageOf, pageQuery } from '../kit/paging.ts';
import { SessionChange, SessionDraft, StoredRepetition } from './session-drafts.ts';
import { SessionPreview, AffectedSessions } from './session-preview.ts';
import { sessionLabels } from './sessions.labels.ts';

const ShownRate = z.strictObject({ id: Id, name: z.string(), price_in_cents: Count });

const row = {
  id: Id,
  activity: Named,
  organization: Named,
  /** `tz` is the zone that the session was planned in. */
  ...timeSpanFields,
  /** null is unlimited, 0 is closed. */
  spots: Spots,
  taken: Count,
  /** Whether it has participants, signed out or not: then it is canceled instead of removed. */
  has_participants: Flag,
  /** Null is unlimited. */
  free: Count.nullable(),
  waitlist_count: Count,
  status: z.enum(SESSION_STATUSES),
  /** For a canceled session: a usual cause, and the organiser's own text. */
  canceled_cause: z.enum(CANCEL_CAUSES).nullable(),
  canceled_reason: z.string().nullable(),
  /** Whether it has started; a running session counts. */
  is_past: Flag,
  /** Where it is held: its own location, else that of the activity. */
  location: Named.nullable(),
  series_id: Id.nullable(),
  series_index: z.int().nullable(),
  /** It was changed apart from its series: a later change of the series keeps its time. */
  is_exception: Flag,
  /** The rule of its series; null for a single session. */
  repetition: StoredRepetition.nullable(),
  /** The day from which the rule counts. */
  anchor_date: IsoDate.nullable(),
  updated_at: Instant,
};

/** A session in a list or calendar. */
export const SessionRow = z.strictObject(row);
export type SessionRow = z.output<typeof SessionRow>;

/** A session with all its settings. */
export const Session = z.strictObject({
  ...row,
  /** The taken spots that open invitations reserve (docs/rules/spots.md#waiting-lists). */
  reserved: Count,
  canceled_at: Instant.nullable(),
  /** Who was mailed about the cancellation; null for a session that isn't canceled, and for cancellations from before this was stored. */
  canceled_notified: z.array(z.enum(CANCEL_AUDIENCES)).nullable(),
  /** The session's own rate, or the activity's rate while `rate_inherited`; null is free. */
  rate_id: Id.nullable(),
  rate: ShownRate.nullable(),
  rate_inherited: Flag,
  /** Its own location; null is the activity's. */
  location_id: Id.nullable(),
  ...subscribeReply,
  /** The values that apply while the session has none of its own. */
  inherited: z.strictObject({
    rate: ShownRate.nullable(),
    /** The activity has no price yet. */
    price_open: Flag,
    location: Named.nullable(),
    ...subscribeReply,
  }),
  /**
   * How many people can be mailed about a cancellation: participants, signed out or not, those who wait, and trainers of the activity with
   * an address. For a canceled session, the participants it had.
   */
  people: z.strictObject({ participants: Count, waiting: Count, trainers: Count }),
  /** The position in the series, and how many sessions "this and all following" affects: those that have not started. */
  series: z
    .strictObject({
      id: Id,
      position: z.int().positive(),
      count: Count,
      following: z.strictObject({ sessions: Count, participants: Count, waiting: Count }),
    })
    .nullable(),
  /** The sessions before and after it in its series; for a single one, in the activity. */
  previous_id: Id.nullable(),
  next_id: Id.nullable(),
  /** `remove` and `cancel`: the session is still to start and not canceled. `removeSession` cancels a session that has participants. */
  may: z.strictObject({ update: Flag, remove: Flag, cancel: Flag }),
  ...Stamps,
});
export type Session = z.output<typeof Session>;

const filters = {
  dateFrom: IsoDate.optional(),
  dateUntil: IsoDate.optional(),
  past: QueryFlag.optional(),
  canceled: QueryFlag.optional(),
  status: chosenOf(SESSION_STATUSES).optional(),
  /** How many spots are taken. */
  taken: numberRange({ canBeEmpty: false }).optional(),
};
/**
 * The query of a list of an activity's sessions. `bundleId` finds those in a bundle, `withoutBundleId` those that are not in it. `search`
 * matches words of the day, in Dutch or English, the times and the location: `dinsdag 19:00 west`.
 */
export const SessionQuery = pageQuery({
  sort: ['starts_at', 'taken', 'spots', 'waitlist_count', 'updated_at'],
  filters: { ...filters, bundleId: QueryId.optional(), withoutBundleId: QueryId.optional() },
});

const PATH = '/v1/admin/organizations/:organizationId/activities/:activityId/sessions';

/** The sessions of an activity, earliest first; days are in each session's own zone. */
export const listSessions = endpoint({
  name: 'listSessions',
  method: 'GET',
  path: PATH,
  permission: ['view-activities', 'edit-activity'],
  scope: 'organization',
  query: SessionQuery,
  reply: pageOf('sessions', SessionRow),
  labels: sessionLabels,
});

/** Plans one session, or a whole series in one call; `series` is null for one (docs/rules/planning.md#repetition). */
export const createSession = endpoint({
  name: 'createSession',
  method: 'POST',
  path: PATH,
  permission: 'edit-activity',
  scope: 'organization',
  body: SessionDraft,
  reply: { session: Session, series: z.strictObject({ id: Id, count: Count }).nullable() },
  labels: sessionLabels,
});

/** Returns every date that `createSession` would plan, with its remarks. Writes nothing. */
export const previewSessions = endpoint({
  name: 'previewSessions',
  method: 'POST',
  path: `${PATH}/preview`,
  permission: 'edit-activity',
  scope: 'organization',
  body: SessionDraft,
  reply: { preview: SessionPreview },
  status: 200,
  labels: sessionLabels,
});

export const getSession = endpoint({
  name: 'getSession',
  method: 'GET',
  path: `${PATH}/:sessionId`,
  permission: 'edit-activity',
  scope: 'organization',
  reply: { session: Session },
});

/**
 * Changes a session, or it and all that follow in its series (docs/rules/planning.md#changing-a-series). 409 when a new rule
 * has no day for sessions with participants, unless `force=1`. `mails`: how many are sent.
 */
export const updateSession = endpoint({
  name: 'updateSession',
  method: 'PUT',
  path: `${PATH}/:sessionId`,
  permission: 'edit-activity',
  scope: 'organization',
  query: z.object({ force: QueryFlag.optional() }),
  body: SessionChange,
  reply: { session: Session, touched: AffectedSessions, mails: Count },
  problems: ['stale', 'repetition.surplus', 'session.canceled'],
  labels: sessionLabels,
});

/** Returns what a change by `updateSession` would affect. Writes nothing. */
export const previewSession = endpoint({
  name: 'previewSession',
  method: 'POST',
  path: `${PATH}/:sessionId/preview`,
  permission: 'edit-activity',
  scope: 'organization',
  body: SessionChange,
  reply: { preview: SessionPreview },
  problems: ['stale', 'session.canceled'],
  status: 200,
  labels: sessionLabels,
});

/**
 * Cancels a session, or it and all that follow: it stays in the lists with the reason, and can't be planned again. Its participants are
 * refunded and, as `notify` says, mailed, with those who wait and the trainers (docs/rules/planning.md#canceling-sessions).
 */
export const cancelSession = endpoint({
  name: 'cancelSession',
  method: 'POST',
  path: `${PATH}/:sessionId/cancel`,
  permission: 'edit-activity',
  scope: 'organization',
  body: z.object({
    /** Required for a session in a series. */
    scope: z.enum(EDIT_SCOPES).optional(),
    cause: z.enum(CANCEL_CAUSES).nullable().optional(),
    reason: optionalParagraphs(CANCEL_REASON_MAX).optional(),
    /** Absent: participants and those who wait. Participants who are refunded are mailed in any case. */
    notify: z.array(z.enum(CANCEL_AUDIENCES)).max(CANCEL_AUDIENCES.length).optional(),
  }),
  /** How many sessions were canceled, and how many mails are sent about it. */
  reply: { session: Session, canceled: Count, mails: Count },
  status: 200,
  problems: ['session.canceled'],
  labels: sessionLabels,
});

/**
 * Removes a session without participants: 422 when it has started, 409 with participants. With `force=1` those with participants are
 * canceled without a reason instead (docs/rules/planning.md#removing-sessions).
 */
export const removeSession = endpoint({
  name: 'removeSession',
  method: 'DELETE',
  path: `${PATH}/:sessionId`,
  permission: 'edit-activity',
  scope: 'organization',
  query: z.object({ scope: z.enum(EDIT_SCOPES).optional(), force: QueryFlag.optional() }),
  reply: 'nothing',
  problems: ['session.participants', 'session.canceled'],
  labels: sessionLabels,
});

/**
 * Undoes a removal with all its sessions (docs/rules/access.md#restoring). Sessions with participants stay removed, since these people were
 * mailed and refunded; a single such session is refused.
 */
export const restoreSession = endpoint({
  name: 'restoreSession',
  method: 'POST',
  path: `${PATH}/:sessionId/restore`,
  permission: 'edit-activity',
  scope: 'organization',
  reply: { session: Session, restored: Count, stayed_away: Count },
  status: 200,
  problems: ['session.canceled_by_organizer'],
});

const ApplicationListQuery = pageQuery({
  sort: ['starts_at', 'activity', 'organization', 'taken', 'spots', 'waitlist_count'],
  filters: {
    ...filters,
    organizationId: QueryId.optional(),
    activityId: chosenIds({ canBeEmpty: false }).optional(),
    sportId: chosenIds({ canBeEmpty: true }).optional(),
    /** Sessions to come that have a free spot for the waiting list. */
    waitlistHasRoom: QueryFlag.optional(),
  },
});

/**
 * The sums over all rows of a filter, not over the page: sessions that take place, their participants, the spots of those with a limit, and
 * the attendance of those that have started.
 */
export const SessionTotals = z.strictObject({
  sessions: Count,
  participants: Count,
  spots: Count,
  taken: Count,
  expected: Count,
  present: Count,
});
export type SessionTotals = z.output<typeof SessionTotals>;

/** `totals` is null unless both days are given, at most three years apart. */
const listReply = { ...pageOf('sessions', SessionRow), totals: SessionTotals.nullable() };

/** The sessions of the current platform. For one activity `search` also matches words of the day, as in its own list. */
export const listApplicationSessions = endpoint({
  name: 'listApplicationSessions',
  method: 'GET',
  path: '/v1/admin/applications/sessions',
  permission: 'view-activities',
  scope: 'application',
  query: ApplicationListQuery,
  reply: listReply,
  labels: sessionLabels,
});

/** The sessions of any platform, for a superadmin. */
export const listSessionsOfApplication = endpoint({
  name: 'listSessionsOfApplication',
  method: 'GET',
  path: '/v1/admin/applications/:applicationId/sessions',
  permission: 'role:superadmin',
  scope: 'application',
  query: ApplicationListQuery,
  reply: listReply,
  labels: sessionLabels,
});
