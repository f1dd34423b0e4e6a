import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

/** Compares payments at the provider with ours; `userId`: who asked for it, absent by the clock. */
export const compareProviderTask = defineTask(
  'compare_provider',
  z.object({ userId: z.number().int().positive().optional() }),
);
