import { handleTask, type Task } from '../../platform/jobs/task.ts';
import { checkReconciliationTask } from './reconciliation.queue.ts';
import { runCheck } from './checks/run-check.ts';

export const reconciliationTasks: readonly Task[] = [
  handleTask(checkReconciliationTask, (payload, context) => runCheck(payload, context), { cron: '30 3 * * *' }),
];
