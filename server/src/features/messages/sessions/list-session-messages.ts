import type * as api from '@move/contract/messages/messages.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { findTarget } from '../audience.queries.ts';
import { sessionTarget } from '../message-target.ts';
import { findMessages } from '../messages.queries.ts';

export async function listSessionMessages({ db, query, params }: Call<typeof api.listSessionMessages>) {
  await findTarget(db, sessionTarget(params));
  return findMessages(db, query, [sql`messages.session_id = ${params.sessionId}`]);
}
