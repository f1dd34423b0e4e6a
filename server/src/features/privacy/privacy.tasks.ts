import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { purgePeople } from './retention/purge-people.ts';

export const privacyTasks: readonly Task[] = [
  handleTask(
    defineTask('purge_people'),
    async (_payload, { pool, log, now }) => {
      const purged = await purgePeople(pool, now);
      log.info({ purged }, 'personal data removed after its retention');
    },
    { cron: '35 4 * * *' },
  ),
];
