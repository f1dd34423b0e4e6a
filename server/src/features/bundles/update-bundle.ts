import type * as api from '@move/contract/bundles/bundles.ts';
import { changedRate } from '@move/domain/rates/chosen-rate.ts';
import { spotsMessage } from '@move/domain/sessions/capacity.ts';
import { sql } from 'kysely';
import { invalid, stale } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertSameOrganization } from '../sessions/public.ts';
import { assertStartsInTime, subjectOf } from './bundle-record.ts';
import { findBundle, lockBundle } from './bundles.queries.ts';

export async function updateBundle(call: Call<typeof api.updateBundle>) {
  const { db, body, params } = call;
  const before = await lockBundle(db, params);
  const { updated_at, rate_id: _, rate_inherited: __, ...columns } = body;
  if (updated_at !== undefined && updated_at !== before.updated_at) throw stale();
  if (columns.spots !== undefined) assertEnoughSpots(columns.spots, before.taken);
  const rate = changedRate(body);
  // the bundle may keep its rate after that was archived; a newly chosen rate must be in use
  if (rate.rate_id !== before.rate_id) await assertSameOrganization(db, rate, params.organizationId);
  await db
    .updateTable('bundles')
    .set({ ...columns, ...rate, updated_at: sql`now()` })
    .where('id', '=', before.id)
    .execute();
  const bundle = await findBundle(db, params);
  assertStartsInTime(bundle, call);
  return changed({ bundle }, { subject: subjectOf(bundle), before, after: bundle });
}

function assertEnoughSpots(spots: number | null, taken: number) {
  const message = spotsMessage(spots, taken);
  if (message !== null) throw invalid('spots', message.key, message.params);
}
