import { expect, test } from 'vitest';
import { createLog } from '../../platform/log/create-log.ts';
import { testApp } from '../../testing/test-app.ts';
import { jobTasks } from './jobs.tasks.ts';

test('a job that failed for good is removed after thirty days, with the address in it', async () => {
  const { appPool, ownerPool, sidePool, config } = await testApp();
  for (const days of [29, 31]) await appPool.query("select add_job('mail_password_reset', $1)", [{ days }]);
  await ownerPool.query(`
    update graphile_worker._private_jobs set attempts = max_attempts,
      created_at = now() - make_interval(days => (payload ->> 'days')::integer) where payload::jsonb ? 'days'`);
  const clean = jobTasks({}).find((task) => task.name === 'clean_jobs');
  await clean?.run(null, { pool: appPool, sidePool, config, log: createLog('silent'), now: new Date() });
  const { rows } = await ownerPool.query(
    "select payload from graphile_worker._private_jobs where payload::jsonb ? 'days'",
  );
  expect(rows).toEqual([{ payload: { days: 29 } }]);
});
