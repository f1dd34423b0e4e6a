import { listCalendar } from '@move/contract/calendar/calendar.ts';
import {
  createCalendarFeed,
  createOwnFeed,
  listCalendarFeeds,
  listOwnFeeds,
  readCalendarFeed,
  revokeCalendarFeed,
  revokeOwnFeed,
} from '@move/contract/calendar/feeds.ts';
import { route } from '../../platform/http/route.ts';
import { findCalendar } from './calendar.queries.ts';
import { addFeed, addOwnFeed, dropFeed, dropOwnFeed, readFeeds, readOwnFeeds } from './keep-feeds.ts';
import { serveFeed } from './serve-feed.ts';

export const calendarRoutes = [
  route(listCalendar, ({ db, params, query, now }) => findCalendar(db, { ...params, query, now })),
  route(listCalendarFeeds, readFeeds),
  route(createCalendarFeed, addFeed),
  route(revokeCalendarFeed, dropFeed),
  route(listOwnFeeds, readOwnFeeds),
  route(createOwnFeed, addOwnFeed),
  route(revokeOwnFeed, dropOwnFeed),
  route(readCalendarFeed, serveFeed),
];
