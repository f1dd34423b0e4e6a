import { z } from 'zod';
import { defineTask } from '../../platform/jobs/task.ts';

/** Mails the organisations of an executed batch, after the line with id `afterId`. */
export const mailPayoutsTask = defineTask(
  'mail_payouts',
  z.object({ sepaBatchId: z.number().int().positive(), afterId: z.number().int().min(0) }),
);
