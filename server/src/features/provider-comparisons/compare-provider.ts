import type * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { compareProviderTask } from './provider-comparisons.queue.ts';

/** Queues a comparison. A second call while a comparison is queued adds none. */
export async function compareProvider({ db, caller }: Call<typeof api.compareProvider>) {
  await queue(db, compareProviderTask, { userId: caller.user.id }, { jobKey: compareProviderTask.name });
  // not audited: a comparison changes no explanation of staff
  return unaudited({ is_queued: true });
}
