import { keptUntil } from '@move/domain/privacy/retention.ts';
import type { Task } from '../../platform/jobs/task.ts';

export const preferenceTasks: readonly Task[] = [
  {
    name: 'clean_drafts',
    cron: '55 4 * * *',
    run: async (_payload, { pool }) => {
      await pool.query('delete from form_drafts where updated_at < $1', [keptUntil('drafts', new Date())]);
    },
  },
];
