import type { Task } from '../../platform/jobs/task.ts';
import { purgePeople } from './purge-people.ts';

export const privacyTasks: readonly Task[] = [
  {
    name: 'purge_people',
    cron: '35 4 * * *',
    run: async (_payload, { pool, log }) => {
      const purged = await purgePeople(pool, new Date());
      log.info({ purged }, 'personal data removed after its retention');
    },
  },
];
