import { handleTask, type Task } from '../../platform/jobs/task.ts';
import { mailPayouts } from './payout-mails.ts';
import { mailPayoutsTask } from './payouts.queue.ts';

export const payoutTasks: readonly Task[] = [
  handleTask(mailPayoutsTask, (payload, context) => mailPayouts(payload, context)),
];
