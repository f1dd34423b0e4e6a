import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

/** Compares payments at the provider with those here. `userId` is the user who asked for it; absent when scheduled. */
export const compareProviderTask = defineTask(
  'compare_provider',
  z.object({ userId: z.number().int().positive().optional() }),
);
