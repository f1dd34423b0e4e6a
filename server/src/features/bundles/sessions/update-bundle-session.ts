import type * as api from '@move/contract/bundles/bundles.ts';
import type { Call } from '../../../platform/http/route.ts';
import { updateSession } from '../../sessions/public.ts';
import { assertInBundle } from '../bundles.queries.ts';

export async function updateBundleSession(call: Call<typeof api.updateBundleSession>) {
  await assertInBundle(call.db, call.params);
  return updateSession(call);
}
