import { afterAll, expect, onTestFinished, test } from 'vitest';
import { z } from 'zod';
import { queue } from '../../platform/jobs/queue.ts';
import { asSystem } from '../../platform/database/database.ts';
import { freeJobsOfLostPools, steadiness } from '../../platform/jobs/worker-pools.ts';
import { defineTask, type Task } from '../../platform/jobs/task.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { closeSmtp } from '../../platform/mail/smtp.ts';
import { mailTasks } from '../../platform/mail/mail.tasks.ts';
import { sendMails } from '../../platform/mail/send-mail.ts';
import { startSmtpServer } from '../../testing/servers/smtp-server.ts';
import { testConfig } from '../../testing/test-config.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { startWorker } from './start-worker.ts';

const database = await testDatabase();
const { appPool, ownerPool } = database;
const log = createLog('silent');
afterAll(closeSmtp);

const add = (task: string) => asSystem(appPool, (db) => queue(db, defineTask(task), {}));

async function locked(): Promise<string[]> {
  const { rows } = await ownerPool.query<{ task: string }>(
    'select task_identifier as task from graphile_worker.jobs where locked_by is not null',
  );
  return rows.map(({ task }) => task);
}

test('a silent mail server delays only mails, and on a stop the mails return to the queue', async () => {
  const server = await startSmtpServer({ isSilent: true });
  onTestFinished(server.stop);
  const { promise: done, resolve } = Promise.withResolvers<void>();
  const quick: Task = { name: 'quick', run: async () => resolve() };
  const mails = Array.from({ length: 6 }, (_, i) => ({
    to: `p${i}@example.nl`,
    locale: 'nl' as const,
    subject: 'Welkom',
    paragraphs: [],
  }));
  await asSystem(appPool, (db) => sendMails(db, mails));
  const config = testConfig({ mailDriver: 'smtp', smtpUrl: server.url });
  const worker = await startWorker({ config, database, log, tasks: [...mailTasks, quick], patienceMs: 200 });
  await expect.poll(locked).toEqual(['deliver_mail', 'deliver_mail', 'deliver_mail']);
  await add('quick');
  await done;
  await worker.stop();
  expect(await locked()).toEqual([]);
});

test('a job that was queued under the old name of its task is run', async () => {
  const { promise: done, resolve } = Promise.withResolvers<unknown>();
  const renamed: Task = { name: 'new_name', formerName: 'old_name', run: async (payload) => resolve(payload) };
  await asSystem(appPool, (db) => queue(db, defineTask('old_name', z.object({ id: z.number() })), { id: 3 }));
  const worker = await startWorker({ config: testConfig(), database, log, tasks: [renamed] });
  onTestFinished(worker.stop);
  expect(await done).toEqual({ id: 3 });
});

test('jobs of a killed worker return to the queue, jobs of a running worker do not', async () => {
  const { promise: running, resolve: isRunning } = Promise.withResolvers<void>();
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  const slow: Task = {
    name: 'slow',
    run: async () => {
      isRunning();
      await end;
    },
  };
  const worker = await startWorker({ config: testConfig(), database, log, tasks: [slow] });
  await add('slow');
  await running;
  await add('other');
  await ownerPool.query(`update graphile_worker._private_jobs jobs set locked_by = 'killed', locked_at = now()
    from graphile_worker._private_tasks tasks where tasks.id = jobs.task_id and tasks.identifier = 'other'`);
  await freeJobsOfLostPools(ownerPool, log);
  expect((await locked()).toSorted()).toEqual(['other', 'slow']);
  await ownerPool.query(
    "update graphile_worker._private_jobs set locked_at = now() - interval '1 minute' where locked_by is not null",
  );
  await freeJobsOfLostPools(ownerPool, log);
  expect(await locked()).toEqual(['slow']);
  finish();
  await worker.stop();
});

test('after an outage, other workers get time to report before they can count as dead', () => {
  let now = 0;
  const isSteady = steadiness(() => now);
  const steadyAt = (ms: number) => {
    now = ms;
    return isSteady();
  };
  const beats = [5_000, 10_000, 15_000, 20_000, 25_000];
  expect(beats.map(steadyAt)).toEqual([false, false, false, true, true]);
  const afterOutage = [90_000, 95_000, 100_000, 105_000, 110_000];
  expect(afterOutage.map(steadyAt)).toEqual([false, false, false, false, true]);
});
