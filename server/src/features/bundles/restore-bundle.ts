import type * as api from '@move/contract/bundles/bundles.ts';
import { sql } from 'kysely';
import { notFound } from '../../platform/http/problem.ts';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { assertBundleLimit } from '../bookings/public.ts';
import { subjectOf } from './bundle-record.ts';
import { findBundle } from './bundles.queries.ts';

/** Restores a bundle that was removed in the last 30 days, with those of its sessions that still exist. Its participants stay canceled. */
export async function restoreBundle({ db, params }: Call<typeof api.restoreBundle>) {
  const restored = await db
    .updateTable('bundles')
    .set({ deleted_at: null })
    .where('id', '=', params.bundleId)
    .where('activity_id', '=', params.activityId)
    .where('organization_id', '=', params.organizationId)
    .where('deleted_at', '>', sql<string>`now() - interval '30 days'`)
    .executeTakeFirst();
  if (restored.numUpdatedRows === 0n) throw notFound();
  await assertBundleLimit(db, params.bundleId);
  const bundle = await findBundle(db, params);
  return changed({ bundle }, { subject: subjectOf(bundle), after: bundle });
}
