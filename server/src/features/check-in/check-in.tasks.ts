import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';

export const checkInTasks: readonly Task[] = [
  // taps are kept to recognise one that is sent again; a phone stops sending after a week
  handleTask(
    defineTask('sweep_check_in_taps'),
    async (_payload, { pool, now }) => {
      const before = retentionCutoff('taps', now);
      await asSystem(pool, (db) => db.deleteFrom('check_in_taps').where('created_at', '<', before).execute());
    },
    { cron: '25 4 * * *' },
  ),
];
