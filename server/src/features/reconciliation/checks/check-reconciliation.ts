import type * as api from '@move/contract/reconciliation/reconciliation.ts';
import type { Call } from '../../../platform/http/route.ts';
import { unaudited } from '../../../platform/http/written.ts';
import { queue } from '../../../platform/jobs/queue.ts';
import { checkReconciliationTask } from '../reconciliation.queue.ts';

/** Queues one check at a time; a second request while it waits adds none. */
export async function checkReconciliation({ db, caller }: Call<typeof api.checkReconciliation>) {
  await queue(db, checkReconciliationTask, { userId: caller.user.id }, { jobKey: checkReconciliationTask.name });
  // it only reads and compares; the check itself stores who asked for it
  return unaudited({ is_queued: true });
}
