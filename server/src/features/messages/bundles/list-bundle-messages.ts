import type * as api from '@move/contract/messages/messages.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { findScope } from '../audience.queries.ts';
import { bundle } from '../message-scope.ts';
import { findMessages } from '../messages.queries.ts';

export async function listBundleMessages({ db, query, params }: Call<typeof api.listBundleMessages>) {
  await findScope(db, bundle(params));
  return findMessages(db, query, [sql`messages.bundle_id = ${params.bundleId}`]);
}
