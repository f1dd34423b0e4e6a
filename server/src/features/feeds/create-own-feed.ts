import type * as api from '@move/contract/feeds/feeds.ts';
import type { Call } from '../../platform/http/route.ts';
import { makeFeed } from './feed-record.ts';

export function createOwnFeed(call: Call<typeof api.createOwnFeed>) {
  return makeFeed(call, { place: { userId: call.caller.user.id }, activity_id: null });
}
