import { keptUntil } from '@move/domain/privacy/retention.ts';
import type { Task } from '../jobs/task.ts';

export const auditTasks: readonly Task[] = [
  {
    name: 'make_audit_partitions',
    cron: '30 3 * * *',
    run: async (_payload, { pool, log }) => {
      await pool.query('select ensure_audit_partitions()');
      const { rows } = await pool.query<{ dropped: string[] }>('select drop_audit_partitions($1) as dropped', [
        keptUntil('trail', new Date()),
      ]);
      const dropped = rows[0]?.dropped ?? [];
      if (dropped.length > 0) log.info({ dropped }, 'months of the audit trail removed');
    },
  },
];
