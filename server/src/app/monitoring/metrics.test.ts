import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { queue } from '../../platform/jobs/queue.ts';
import { defineTask } from '../../platform/jobs/task.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import {
  countFailedLogin,
  countFailedRun,
  countJobAttempt,
  countMailDelivery,
} from '../../platform/metrics/counters.ts';
import { ROOT } from '../../platform/root.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, appPool } = await testApp();

async function scrape(): Promise<string> {
  const answer = await app.inject('/metrics');
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
  return answer.body;
}

const valueOf = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

test('metrics cover the queue, the mails and the pools, and the age of the oldest waiting item', async () => {
  const mail = { to: 'a@test.example', locale: 'nl', subject: 'x', paragraphs: ['x'] } as const;
  await asSystem(appPool, async (db) => {
    await sendMail(db, mail);
    await sendMail(db, mail);
    await queue(db, defineTask('clean_mails'), {}, { runAt: new Date(Date.now() + 3_600_000) });
  });
  await appPool.query("update mails set created_at = now() - interval '5 minutes'");
  const text = await scrape();
  expect(valueOf(text, 'move_jobs_due{task="deliver_mail"}')).toBe(2);
  expect(valueOf(text, 'move_jobs_due{task="clean_mails"}')).toBe(0);
  expect(valueOf(text, 'move_jobs_oldest_due_seconds{task="deliver_mail"}')).toBeGreaterThanOrEqual(0);
  expect(valueOf(text, 'move_mails{status="queued"}')).toBe(2);
  expect(valueOf(text, 'move_mails{status="refused"}')).toBe(0);
  expect(valueOf(text, 'move_mails_oldest_queued_seconds')).toBeGreaterThanOrEqual(300);
  expect(valueOf(text, 'move_database_up')).toBe(1);
  expect(valueOf(text, 'move_database_pool_max{pool="app"}')).toBe(12);
  expect(valueOf(text, 'move_database_pool_connections{pool="app",state="total"}')).toBeGreaterThan(0);
  expect(valueOf(text, 'move_database_pool_waiting{pool="side"}')).toBe(0);
  expect(text).toMatch(/^move_build_info\{version="\d+\.\d+\.\d+",node="v\d+[^"]*"\} 1$/m);
  expect(text).not.toContain('a@test.example');
});

test('a mail whose first attempt failed counts as waiting, a refused one does not', async () => {
  await appPool.query("update mails set status = 'failed', created_at = now() - interval '20 minutes'");
  const text = await scrape();
  expect(valueOf(text, 'move_mails{status="queued"}')).toBe(2);
  expect(valueOf(text, 'move_mails_oldest_queued_seconds')).toBeGreaterThanOrEqual(1_200);
  await appPool.query('update mails set refused_at = now()');
  const refused = await scrape();
  expect(valueOf(refused, 'move_mails{status="refused"}')).toBe(2);
  expect(valueOf(refused, 'move_mails_oldest_queued_seconds')).toBe(0);
});

test('metrics include the counters of slices', async () => {
  const series = [
    'move_failed_logins_total{reason="credentials"}',
    'move_failed_logins_total{reason="throttled"}',
    'move_mail_deliveries_total{outcome="failed"}',
    'move_mail_deliveries_total{outcome="sent"}',
    'move_failed_runs_total{kind="import"}',
    'move_job_attempts_total{task="deliver_mail",outcome="error"}',
    'move_job_attempts_total{task="deliver_mail",outcome="success"}',
  ];
  const counts = async () => {
    const text = await scrape();
    // a counter without counts is absent
    return series.map((name) => valueOf(text, name) || 0);
  };
  const before = await counts();
  for (const times of [1, 2]) {
    countFailedLogin('credentials');
    countMailDelivery('failed');
    countFailedRun('import');
    countJobAttempt('deliver_mail', 'error');
    const after = await counts();
    expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual(
      [1, 0, 1, 0, 1, 1, 0].map((one) => one * times),
    );
  }
});

test('the table of metrics and the alert rules name every metric of Move, and no other', async () => {
  const measured = new Set((await scrape()).match(/^# TYPE move_\S+/gm)?.map((line) => line.slice('# TYPE '.length)));
  const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
  const documented = operations.match(/^\| `move_\w+/gm)?.map((line) => line.slice('| `'.length));
  expect(new Set(documented)).toEqual(measured);
  const rules = readFileSync(join(ROOT, 'docs/prometheus-alerts.yml'), 'utf8');
  const used = rules.match(/move_\w+/g)?.map((name) => name.replace(/_(bucket|count|sum)$/, '')) ?? [];
  expect(used.filter((name) => !measured.has(name))).toEqual([]);
});
