import type { Task } from '../jobs/task.ts';

export const auditTasks: readonly Task[] = [
  {
    name: 'make_audit_partitions',
    cron: '30 3 * * *',
    run: async (_payload, { ownerPool }) => {
      await ownerPool.query('select ensure_audit_partitions()');
    },
  },
];
