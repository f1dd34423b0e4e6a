import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';

export const preferenceTasks: readonly Task[] = [
  handleTask(
    defineTask('clean_drafts'),
    async (_payload, { pool, now }) => {
      await pool.query('delete from form_drafts where updated_at < $1', [retentionCutoff('drafts', now)]);
    },
    { cron: '55 4 * * *' },
  ),
];
