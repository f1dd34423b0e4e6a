import type { Task } from '../jobs/task.ts';

export const auditTasks: readonly Task[] = [
  {
    name: 'make_audit_partitions',
    cron: '30 3 * * *',
    run: async (_payload, { pool }) => {
      await pool.query('select ensure_audit_partitions()');
    },
  },
];
