import { sql } from 'kysely';
import { defineTask, handleTask, type Task } from '../jobs/task.ts';
import { asSystem } from './database.ts';

export const rowCountTasks: readonly Task[] = [
  handleTask(
    defineTask('compact_row_counts'),
    async (_payload, { pool }) => {
      await asSystem(pool, (db) =>
        sql`select compact_row_counts(), compact_organization_counts(), compact_attendance_counts(), compact_sales()`.execute(
          db,
        ),
      );
    },
    { cron: '*/5 * * * *' },
  ),
];
