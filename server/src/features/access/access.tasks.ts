import { retentionCutoff } from '@move/domain/privacy/retention.ts';
import { asSystem } from '../../platform/database/database.ts';
import { defineTask, handleTask, type Task } from '../../platform/jobs/task.ts';
import { mailPasswordReset, mailReset } from './passwords/reset-password.ts';

export const accessTasks: readonly Task[] = [
  handleTask(mailPasswordReset, (asked, { pool, config }) =>
    asSystem(pool, (db) => mailReset(db, asked, config.appUrl)),
  ),
  handleTask(
    defineTask('clean_access'),
    async (_payload, { pool, now }) => {
      await pool.query('delete from api_tokens where refresh_until < $1', [retentionCutoff('logins', now)]);
      await pool.query('delete from password_resets where expires_at < $1', [retentionCutoff('password_links', now)]);
      await pool.query('delete from idempotency_keys where expires_at < $1', [now.toISOString()]);
      await pool.query('delete from throttles where resets_at < $1', [now.toISOString()]);
    },
    { cron: '15 * * * *' },
  ),
];
