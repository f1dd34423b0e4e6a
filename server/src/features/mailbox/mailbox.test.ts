import { listDemoMails } from '@move/contract/mailbox/mailbox.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { mailTasks } from '../../platform/mail/mail.tasks.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { testApp } from '../../testing/test-app.ts';

test('a demo shows its mails, newest first', async () => {
  const { call, appPool } = await testApp();
  for (const subject of ['Eerste', 'Tweede']) {
    await asSystem(appPool, (db) =>
      sendMail(db, { to: 'a@test.example', locale: 'nl', subject, paragraphs: ['<b>Hallo</b>'] }),
    );
  }
  const { body } = await call(listDemoMails, { as: null });
  expect(body.mails.map((mail) => mail.subject)).toEqual(['Tweede', 'Eerste']);
  expect(body.mails[0]).toMatchObject({ to: 'a@test.example', text: '<b>Hallo</b>' });
});

test('production shows no mails, not even to a superadmin', async () => {
  const { call } = await testApp({ appEnv: 'production' });
  expect((await call(listDemoMails, { as: null })).status).toBe(404);
  expect((await call(listDemoMails, { as: 'superadmin' })).status).toBe(404);
});

test('sent mails are kept for a month, failed ones for three', async () => {
  const { appPool, sidePool, config } = await testApp();
  const old = (status: string, days: number) =>
    appPool.query(
      `insert into mails (recipient, subject, body_text, body_html, status, created_at)
       values ('a@test.example', $1, '', '', $1, now() - make_interval(days => $2))`,
      [status, days],
    );
  await Promise.all([old('sent', 31), old('sent', 29), old('failed', 89), old('failed', 91)]);
  const clean = mailTasks.find((task) => task.name === 'clean_mails');
  await clean?.run(null, { pool: appPool, sidePool, config, log: createLog('silent'), now: new Date() });
  const { rows } = await appPool.query<{ status: string }>('select status from mails order by id');
  expect(rows.map((row) => row.status).toSorted()).toEqual(['failed', 'sent']);
});

test('jobs of mails that failed for good are removed after two days, by the database role of the product', async () => {
  const { appPool, ownerPool, sidePool, config } = await testApp();
  const jobs = async () => {
    const { rows } = await ownerPool.query<{ run: string }>(
      "select task_identifier || ' ' || (created_at < now() - interval '1 day') || ' ' || attempts as run from graphile_worker.jobs order by 1",
    );
    return rows.map(({ run }) => run);
  };
  for (const task of ['deliver_mail', 'deliver_mail', 'deliver_mail', 'mail_password_reset']) {
    await appPool.query("select add_job($1, '{}')", [task]);
  }
  const { rows } = await ownerPool.query<{ id: string }>('select id from graphile_worker._private_jobs order by id');
  const [dead, young, , other] = rows.map(({ id }) => id);
  await ownerPool.query(
    "update graphile_worker._private_jobs set created_at = now() - interval '49 hours' where id <> $1",
    [young],
  );
  await ownerPool.query('update graphile_worker._private_jobs set attempts = max_attempts where id = any ($1)', [
    [dead, young, other],
  ]);
  const clean = mailTasks.find((task) => task.name === 'clean_mails');
  await clean?.run(null, { pool: appPool, sidePool, config, log: createLog('silent'), now: new Date() });
  expect(await jobs()).toEqual(['deliver_mail false 5', 'deliver_mail true 0', 'mail_password_reset true 5']);
});
