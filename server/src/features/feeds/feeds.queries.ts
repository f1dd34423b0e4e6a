import type * as api from '@move/contract/feeds/feeds.ts';
import type { Call } from '../../platform/http/route.ts';
import { findFeeds, presentFeed, isOfOwner } from './feed-record.ts';

export async function listCalendarFeeds({ db, params, caller }: Call<typeof api.listCalendarFeeds>) {
  return { feeds: (await findFeeds(db, [isOfOwner(params)])).map(presentFeed(caller)) };
}

export async function listOwnFeeds({ db, caller }: Call<typeof api.listOwnFeeds>) {
  return { feeds: (await findFeeds(db, [isOfOwner({ userId: caller.user.id })])).map(presentFeed(caller)) };
}
