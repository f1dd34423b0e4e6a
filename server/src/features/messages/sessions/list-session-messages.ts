import type * as api from '@move/contract/messages/messages.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { findScope } from '../audience.queries.ts';
import { session } from '../message-scope.ts';
import { findMessages } from '../messages.queries.ts';

export async function listSessionMessages({ db, query, params }: Call<typeof api.listSessionMessages>) {
  await findScope(db, session(params));
  return findMessages(db, query, [sql`messages.session_id = ${params.sessionId}`]);
}
