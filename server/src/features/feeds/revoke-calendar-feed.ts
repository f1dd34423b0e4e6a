import type * as api from '@move/contract/feeds/feeds.ts';
import { forbidden } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { findFeed, mayRevoke, revokeFeed } from './feed-record.ts';

export async function revokeCalendarFeed({ db, params, caller }: Call<typeof api.revokeCalendarFeed>) {
  const feed = await findFeed(db, params, params.calendarFeedId);
  if (!mayRevoke(caller, feed)) throw forbidden();
  return revokeFeed(db, feed);
}
