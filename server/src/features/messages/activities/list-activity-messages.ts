import type * as api from '@move/contract/messages/messages.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { findTarget } from '../audience.queries.ts';
import { activityTarget } from '../message-target.ts';
import { findMessages } from '../messages.queries.ts';

export async function listActivityMessages({ db, query, params }: Call<typeof api.listActivityMessages>) {
  await findTarget(db, activityTarget(params));
  const ofAll = sql`messages.session_id is null and messages.bundle_id is null`;
  return findMessages(db, query, [sql`messages.activity_id = ${params.activityId}`, ofAll]);
}
