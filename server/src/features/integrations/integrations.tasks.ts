import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';

export const integrationTasks: readonly Task[] = [
  handleTask(
    defineTask('clean_client_tokens'),
    async (_payload, { pool, now }) => {
      await asSystem(pool, (db) =>
        db.deleteFrom('api_client_tokens').where('expires_at', '<', retentionCutoff('client_tokens', now)).execute(),
      );
    },
    { cron: '20 4 * * *' },
  ),
];
