import type * as api from '@move/contract/feeds/feeds.ts';
import type { Call } from '../../platform/http/route.ts';
import { findFeed, revokeFeed } from './feed-record.ts';

export async function revokeOwnFeed({ db, params, caller }: Call<typeof api.revokeOwnFeed>) {
  return revokeFeed(db, await findFeed(db, { userId: caller.user.id }, params.ownFeedId));
}
