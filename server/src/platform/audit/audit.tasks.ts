import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { defineTask, handleTask, type Task } from '../jobs/task.ts';

export const auditTasks: readonly Task[] = [
  handleTask(
    defineTask('make_audit_partitions'),
    async (_payload, { pool, log, now }) => {
      await pool.query('select ensure_audit_partitions()');
      const { rows } = await pool.query<{ dropped: string[] }>('select drop_audit_partitions($1) as dropped', [
        retentionCutoff('trail', now),
      ]);
      const dropped = rows[0]?.dropped ?? [];
      if (dropped.length > 0) log.info({ dropped }, 'months of the audit trail removed');
    },
    { cron: '30 3 * * *' },
  ),
];
