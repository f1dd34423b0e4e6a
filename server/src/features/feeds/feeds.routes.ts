import {
  createCalendarFeed,
  createOwnFeed,
  listCalendarFeeds,
  listOwnFeeds,
  getCalendarFeed,
  revokeCalendarFeed,
  revokeOwnFeed,
} from '@move/contract/feeds/feeds.ts';
import { lane } from '../../platform/http/lane.ts';
import { route } from '../../platform/http/route.ts';
import { addFeed, addOwnFeed, dropFeed, dropOwnFeed, readFeeds, readOwnFeeds } from './keep-feeds.ts';
import { serveFeed } from './serve-feed.ts';

export const feedRoutes = [
  route(listCalendarFeeds, readFeeds),
  route(createCalendarFeed, addFeed),
  route(revokeCalendarFeed, dropFeed),
  route(listOwnFeeds, readOwnFeeds),
  route(createOwnFeed, addOwnFeed),
  route(revokeOwnFeed, dropOwnFeed),
  // thousands of events keep the processor busy for a moment: one after another
  route(getCalendarFeed, serveFeed, { through: lane(1, 50) }),
];
