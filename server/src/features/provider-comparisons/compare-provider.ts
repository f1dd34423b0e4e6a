import type * as api from '@move/contract/provider-comparisons/provider-comparisons.ts';
import type { Call } from '../../platform/http/route.ts';
import { unaudited } from '../../platform/http/written.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { compareProviderTask } from './provider-comparison-tasks.ts';

/** One job at a time: asking again while it waits adds none. */
export async function compareProvider({ db, caller }: Call<typeof api.compareProvider>) {
  await queue(db, compareProviderTask, { userId: caller.user.id }, { jobKey: compareProviderTask.name });
  // it reads and compares; what staff say of a difference is left alone
  return unaudited({ is_queued: true });
}
