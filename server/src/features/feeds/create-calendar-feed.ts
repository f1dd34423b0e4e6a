import type * as api from '@move/contract/feeds/feeds.ts';
import type { Database } from '../../platform/database/database.ts';
import { invalid } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { makeFeed } from './feed-record.ts';

export async function createCalendarFeed(call: Call<typeof api.createCalendarFeed>) {
  const { params, body, db } = call;
  const activity_id = body.activity_id ?? null;
  if (activity_id !== null) await assertActivityExists(db, params.organizationId, activity_id);
  return makeFeed(call, { place: params, activity_id });
}

async function assertActivityExists(db: Database, organizationId: number, id: number): Promise<void> {
  const found = await db
    .selectFrom('activities')
    .select('id')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!found) throw invalid('activity_id', 'exists');
}
