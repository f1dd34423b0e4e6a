import { keptUntil } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import type { Task } from '../../platform/jobs/task.ts';
import { mailReset, type ResetAsked } from './reset-password.ts';

export const accessTasks: readonly Task[] = [
  {
    name: 'mail_password_reset',
    run: (payload, { pool, config }) => asSystem(pool, (db) => mailReset(db, payload as ResetAsked, config.appUrl)),
  },
  {
    name: 'clean_access',
    cron: '15 4 * * *',
    run: async (_payload, { pool }) => {
      const now = new Date();
      await pool.query('delete from api_tokens where refresh_until < $1', [keptUntil('logins', now)]);
      await pool.query('delete from password_resets where expires_at < $1', [keptUntil('password_links', now)]);
      await pool.query('delete from idempotency_keys where expires_at < now()');
      await pool.query('delete from throttles where resets_at < now()');
    },
  },
];
