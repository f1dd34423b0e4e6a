import { keptUntil } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { Task } from '../../platform/jobs/task.ts';

export const integrationTasks: readonly Task[] = [
  {
    name: 'clean_client_tokens',
    cron: '20 4 * * *',
    run: async (_payload, { pool }) => {
      await asSystem(pool, (db) =>
        db.deleteFrom('api_client_tokens').where('expires_at', '<', keptUntil('client_tokens', new Date())).execute(),
      );
    },
  },
];
