import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';

export const teamTasks: readonly Task[] = [
  // an accepted invite stays: the team shows since when the user is a member
  handleTask(
    defineTask('clean_invites'),
    async (_payload, { pool, now }) => {
      const before = retentionCutoff('invites', now);
      await asSystem(pool, (db) =>
        db.deleteFrom('invites').where('status', '<>', 'accepted').where('expires_at', '<', before).execute(),
      );
    },
    { cron: '40 4 * * *' },
  ),
];
