import { asSystem } from '../../platform/database/database.ts';
import type { Task } from '../../platform/jobs/task.ts';

/** A phone gives up after a week; what comes later than this is older than what was noted since. */
const KEPT_DAYS = 30;

export const checkInTasks: readonly Task[] = [
  {
    name: 'sweep_check_in_taps',
    cron: '25 4 * * *',
    run: async (_payload, { pool }) => {
      const before = new Date(Date.now() - KEPT_DAYS * 86_400_000).toISOString();
      await asSystem(pool, (db) => db.deleteFrom('check_in_taps').where('created_at', '<', before).execute());
    },
  },
];
