import * as api from '@move/contract/feeds/feeds.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { createCalendarFeed } from './create-calendar-feed.ts';
import { createOwnFeed } from './create-own-feed.ts';
import { listCalendarFeeds, listOwnFeeds } from './feeds.queries.ts';
import { getCalendarFeed } from './get-calendar-feed.ts';
import { revokeCalendarFeed } from './revoke-calendar-feed.ts';
import { revokeOwnFeed } from './revoke-own-feed.ts';

export const feedRoutes = [
  route(api.listCalendarFeeds, listCalendarFeeds),
  route(api.createCalendarFeed, createCalendarFeed),
  route(api.revokeCalendarFeed, revokeCalendarFeed),
  route(api.listOwnFeeds, listOwnFeeds),
  route(api.createOwnFeed, createOwnFeed),
  route(api.revokeOwnFeed, revokeOwnFeed),
  // writing thousands of events keeps the processor busy
  route(api.getCalendarFeed, getCalendarFeed, { through: bySender(fairLimit(2, { each: 10, all: 200 })) }),
];
