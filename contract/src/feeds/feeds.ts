import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Flag, Id, Instant, Named } from '../kit/fields.ts';
import { feedLabels } from './feeds.labels.ts';

/** An address for calendar programs; the address itself is returned once, when it is created. */
export const CalendarFeed = z.strictObject({
  id: Id,
  /** null is all activities. */
  activity: Named.nullable(),
  made_by: Named,
  created_at: Instant,
  /** When a program last read it, to the hour. */
  last_used_at: Instant.nullable(),
  /** False once its maker may not see these sessions any more: the address is then empty. */
  is_working: Flag,
  may: z.strictObject({ revoke: Flag }),
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** The most working addresses of one person in one organisation, and again as many of the person's own. */
export const FEEDS_MAX = 20;

const PATH = '/v1/admin/organizations/:organizationId/calendar/feeds';
const OWN_PATH = '/v1/admin/profile/calendar/feeds';
/** `url` is the secret: with it anyone can read the calendar. */
const made = { feed: CalendarFeed, url: z.url() };

/** The addresses of an organisation that were not revoked, the newest first. */
export const listCalendarFeeds = endpoint({
  name: 'listCalendarFeeds',
  method: 'GET',
  path: PATH,
  permission: 'view-activities',
  scope: 'organization',
  reply: { feeds: z.array(CalendarFeed) },
});

/** Makes an address of all sessions, or of one activity's. */
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

/** Ends an address at once: its maker may, and anyone who may edit the organisation. */
export const revokeCalendarFeed = endpoint({
  name: 'revokeCalendarFeed',
  method: 'DELETE',
  path: `${PATH}/:calendarFeedId`,
  permission: 'view-activities',
  scope: 'organization',
  reply: 'nothing',
});

/** My own addresses: of the sessions of activities that I am a trainer of, in whatever organisation. */
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
 * The sessions of an address as iCalendar (RFC 5545); `feed` is its secret and `.ics`. From a year back to a year and a half
 * ahead, in wall times with their zone; canceled ones say so. Names nobody who takes part.
 */
export const getCalendarFeed = endpoint({
  name: 'getCalendarFeed',
  method: 'GET',
  path: '/v1/calendar/:feed',
  permission: 'public',
  scope: 'public',
  reply: 'file',
});
