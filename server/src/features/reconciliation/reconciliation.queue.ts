import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

/** Calculates all months and looks for differences. `userId` is the user who asked for the check; absent at night. */
export const checkReconciliationTask = defineTask(
  'check_reconciliation',
  z.object({ userId: z.number().int().positive().optional() }),
);
