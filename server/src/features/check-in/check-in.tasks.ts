import { keptUntil } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { Task } from '../../platform/jobs/task.ts';

export const checkInTasks: readonly Task[] = [
  {
    name: 'sweep_check_in_taps',
    cron: '25 4 * * *',
    // a phone gives up after a week; what comes later than this is older than what was noted since
    run: async (_payload, { pool }) => {
      const before = keptUntil('taps', new Date());
      await asSystem(pool, (db) => db.deleteFrom('check_in_taps').where('created_at', '<', before).execute());
    },
  },
];
