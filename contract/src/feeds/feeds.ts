import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, Named } from '../kit/fields.ts';
import { feedLabels } from './feeds.labels.ts';

/** An address for calendar programs; the address itself is returned only when it is created. */
export const CalendarFeed = z.strictObject({
  id: Id,
  /** Null is all activities. */
  activity: Named.nullable(),
  made_by: Named,
  created_at: Instant,
  /** When a program last read it, to the hour. */
  last_used_at: Instant.nullable(),
  /** False once its creator may not see these sessions any more: the feed is then empty. */
  is_working: Flag,
  may: z.strictObject({ revoke: Flag }),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** How many working feeds a user may have in one organisation, and as many again for the user's own sessions in all organisations. */
export const FEEDS_MAX = 20;

const PATH = '/v1/admin/organizations/:organizationId/calendar/feeds';
const OWN_PATH = '/v1/admin/profile/calendar/feeds';
/** `url` is the secret: with it anyone can read the calendar. */
const made = { feed: CalendarFeed, url: z.url() };

/** The feeds of an organisation that were not revoked, newest first. */
export const listCalendarFeeds = endpoint({
  name: 'listCalendarFeeds',
  method: 'GET',
  path: PATH,
  permission: 'view-activities',
  scope: 'organization',
  reply: { feeds: z.array(CalendarFeed) },
});

/** Creates a feed of all sessions, or of one activity's. */
export const createCalendarFeed = endpoint({
  name: 'createCalendarFeed',
  method: 'POST',
  path: PATH,
  permission: 'view-activities',
  scope: 'organization',
  body: z.object({ activity_id: Id.nullable().optional() }),
  reply: made,
  problems: ['calendar.feeds'],
  labels: feedLabels,
  hasSecret: true,
});

/** Ends a feed at once; for its creator, and anyone who may edit the organisation. */
export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: `${PATH}/:calendarFeedId`,
  permission: 'view-activities',
  scope: 'organization',
  reply: 'nothing',
});

/** The caller's own feeds: they contain the sessions of activities that the caller trains, in all organisations. */
export const listOwnFeeds = endpoint({
  name: 'listOwnFeeds',
  method: 'GET',
  path: OWN_PATH,
  permission: 'signed-in',
  scope: 'self',
  reply: { feeds: z.array(CalendarFeed) },
});

export const createOwnFeed = endpoint({
  name: 'createOwnFeed',
  method: 'POST',
  path: OWN_PATH,
  permission: 'signed-in',
  scope: 'self',
  reply: made,
  problems: ['calendar.feeds'],
  hasSecret: true,
});

export const revokeOwnFeed = endpoint({
  name: 'revokeOwnFeed',
  method: 'DELETE',
  path: `${OWN_PATH}/:ownFeedId`,
  permission: 'signed-in',
  scope: 'self',
  reply: 'nothing',
});

/**
 * The sessions of a feed as iCalendar (RFC 5545); `feed` is its secret with `.ics`. From a year back to a year and a half ahead, in wall
 * time with the zone; canceled ones are marked. Has no participants.
 */
export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/v1/calendar/:feed',
  permission: 'public',
  scope: 'public',
  reply: 'file',
});
