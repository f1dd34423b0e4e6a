import type * as api from '@move/contract/messages/messages.ts';
import { sql } from 'kysely';
import type { Call } from '../../../platform/http/route.ts';
import { findTarget } from '../audience.queries.ts';
import { bundleTarget } from '../message-target.ts';
import { findMessages } from '../messages.queries.ts';

export async function listBundleMessages({ db, query, params }: Call<typeof api.listBundleMessages>) {
  await findTarget(db, bundleTarget(params));
  return findMessages(db, query, [sql`messages.bundle_id = ${params.bundleId}`]);
}
