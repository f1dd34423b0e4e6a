import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { clearErasedMails } from '../messages/public.ts';
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
  handleTask(
    defineTask('clear_erased_mails'),
    (_payload, { pool, now }) => asSystem(pool, (db) => clearErasedMails(db, now)),
    { cron: '50 4 * * *' },
  ),
];
