import type * as api from '@move/contract/reconciliation/reconciliation.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { checkReconciliationTask } from '../reconciliation.queue.ts';

/** Queues a check of the books. A second call while a check is queued adds none. */
export async function checkReconciliation({ db, caller }: Call<typeof api.checkReconciliation>) {
  await queue(db, checkReconciliationTask, { userId: caller.user.id }, { jobKey: checkReconciliationTask.name });
  // not audited: a check changes no records of users, and its own row names the user who requested it
  return unaudited({ is_queued: true });
}
