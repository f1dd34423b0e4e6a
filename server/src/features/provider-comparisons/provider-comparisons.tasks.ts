import { handleTask, type Task } from '../../platform/jobs/task.ts';
import { compareProviderTask } from './provider-comparisons.queue.ts';
import { runComparison } from './comparison/run-comparison.ts';

// four times a day, since days end at different hours by time zone, and an unreachable provider is asked again
export const providerComparisonTasks: readonly Task[] = [
  handleTask(compareProviderTask, (payload, context) => runComparison(payload, context), {
    cron: '10 2,8,14,20 * * *',
  }),
];
