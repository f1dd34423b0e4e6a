import { sql } from 'kysely';
import type { Task } from '../jobs/task.ts';
import { asSystem } from './database.ts';

export const rowCountTasks: readonly Task[] = [
  {
    name: 'compact_row_counts',
    cron: '*/5 * * * *',
    run: async (_payload, { pool }) => {
      await asSystem(pool, (db) => sql`select compact_row_counts(), compact_organization_counts()`.execute(db));
    },
  },
];
