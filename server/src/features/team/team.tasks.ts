import { keptUntil } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { Task } from '../../platform/jobs/task.ts';

export const teamTasks: readonly Task[] = [
  {
    // an accepted invitation stays: the team shows since when somebody is a member
    name: 'clean_invites',
    cron: '40 4 * * *',
    run: async (_payload, { pool }) => {
      const before = keptUntil('invites', new Date());
      await asSystem(pool, (db) =>
        db.deleteFrom('invites').where('status', '<>', 'accepted').where('expires_at', '<', before).execute(),
      );
    },
  },
];
