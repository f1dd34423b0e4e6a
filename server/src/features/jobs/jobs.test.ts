import { listInbox, readInbox } from '@move/contract/jobs/inbox.ts';
import { cancelJob, getJob, listJobs, retryJob } from '@move/contract/jobs/jobs.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { refusedByState } from '../../platform/http/problem.ts';
import { createLog } from '../../platform/log/create-log.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedJob } from './jobs.seed.ts';
import { requeueSilentRuns } from './jobs.tasks.ts';
import { type JobHandler, runJob, type Step } from './run-job.ts';

const { call, tenants, config, ...database } = await testApp();
const { appPool } = database;
const context = { ...database, pool: appPool, config, log: createLog('silent'), now: new Date() };

const newJob = (columns: Parameters<typeof seedJob>[1] = {}) =>
  asSystem(appPool, (db) => seedJob(db, { user_id: tenants.users.staff, total: 10, request_id: 'r-1', ...columns }));
const run = (job: string, work: JobHandler) => runJob(context, { import_organizations: work }, job);
const read = async (job: string) => (await call(getJob, { params: { job } })).body.job;
const inboxOf = async (job: string) =>
  (await call(listInbox)).body.items.filter((item) => item.job?.id === job).map((item) => item.kind);

/** Work that writes a row: `hasMark` shows whether it was committed. */
const leaveMark =
  (name: string): JobHandler =>
  async ({ db, report }) => {
    await sql`insert into seed_runs (name) values (${name})`.execute(db);
    await report(5);
    return { created: 1 };
  };
const hasMark = async (name: string) =>
  (await appPool.query('select 1 from seed_runs where name = $1', [name])).rowCount === 1;

const gate = () => {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
};

describe('a run', () => {
  test('succeeds together with its work and appears in the inbox', async () => {
    const job = await newJob();
    expect(await read(job)).toMatchObject({
      status: 'queued',
      done: 0,
      total: 10,
      may: { cancel: true, retry: false },
    });
    await run(job, leaveMark('kept'));
    expect(await read(job)).toMatchObject({ status: 'succeeded', done: 10, result: { created: 1 }, failure: null });
    expect(await hasMark('kept')).toBe(true);
    expect(await inboxOf(job)).toEqual(['job_succeeded']);
  });

  test('reports its progress before its work is committed', async () => {
    const job = await newJob();
    const [half, end] = [gate(), gate()];
    const running = run(job, async ({ report }) => {
      await report(4);
      half.open();
      await end.opened;
      return {};
    });
    await half.opened;
    expect(await read(job)).toMatchObject({ status: 'running', done: 4 });
    expect((await call(listInbox)).body.busy).toBe(1);
    end.open();
    await running;
    expect((await call(listInbox)).body.busy).toBe(0);
  });

  test('runs once, even when several processes start it at the same time', async () => {
    const job = await newJob();
    let times = 0;
    const work: JobHandler = async () => {
      times += 1;
      return {};
    };
    await Promise.all([run(job, work), run(job, work), run(job, work)]);
    await run(job, work);
    expect(times).toBe(1);
    expect(await inboxOf(job)).toEqual(['job_succeeded']);
  });

  test('of a kind that this release does not know is left for another release', async () => {
    const job = await newJob({ kind: 'import_planets' });
    await runJob(context, { import_organizations: leaveMark('wrong kind') }, job);
    const { rows } = await appPool.query('select status, attempts from job_runs where id = $1', [job]);
    expect(rows).toEqual([{ status: 'queued', attempts: 0 }]);
    await appPool.query('delete from job_runs where id = $1', [job]);
  });
});

describe('a run in steps', () => {
  const mark = (db: Parameters<Step['take']>[0], name: string) =>
    sql`insert into seed_runs (name) values (${name})`.execute(db);
  const runSteps = (job: string, ...takes: Step['take'][]) => {
    const steps = takes.map((take) => ({ size: 1, take }));
    const work = { plan: () => Promise.resolve({ done: 0, steps }), finish: () => Promise.resolve({}) };
    return runJob(context, { execute_sepa_batch: work }, job);
  };
  const newRun = () => newJob({ kind: 'execute_sepa_batch' });
  const failing = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

  test('rolls back a step whose run another process took over, and takes no further step', async () => {
    const job = await newRun();
    let further = 0;
    await runSteps(
      job,
      async (db) => {
        await mark(db, 'first step');
      },
      async (db) => {
        await mark(db, 'step that came too late');
        await appPool.query('update job_runs set claim = gen_random_uuid() where id = $1', [job]);
      },
      () => Promise.resolve(void (further += 1)),
    );
    expect([await hasMark('first step'), await hasMark('step that came too late'), further]).toEqual([true, false, 0]);
    expect(await read(job)).toMatchObject({ status: 'running', done: 1 });
    await appPool.query('delete from job_runs where id = $1', [job]);
  });

  test.each(['failed', 'queued'])('rolls back a step whose run is %s meanwhile', async (status) => {
    const job = await newRun();
    await runSteps(job, async (db) => {
      await mark(db, `step of a run that is ${status}`);
      await appPool.query(
        "update job_runs set status = $2, finished_at = case $2 when 'failed' then now() end where id = $1",
        [job, status],
      );
    });
    expect(await hasMark(`step of a run that is ${status}`)).toBe(false);
    await appPool.query('delete from job_runs where id = $1', [job]);
  });

  test.each(['55P03', '40P01'])(
    'tries a step that times out or loses a deadlock (%s) up to four times',
    async (code) => {
      const job = await newRun();
      let tries = 0;
      const giveWay = (until: number) => async (db: Parameters<Step['take']>[0]) => {
        tries += 1;
        await mark(db, `${code} ${until} ${tries}`);
        if (tries < until) throw failing(code);
      };
      await runSteps(job, giveWay(4));
      expect([tries, (await read(job)).status]).toEqual([4, 'succeeded']);
      expect([await hasMark(`${code} 4 3`), await hasMark(`${code} 4 4`)]).toEqual([false, true]);
      const other = await newRun();
      tries = 0;
      await expect(runSteps(other, giveWay(5))).rejects.toThrow(code);
      expect([tries, (await read(other)).status]).toEqual([4, 'queued']);
      await appPool.query('delete from job_runs where id = $1', [other]);
    },
  );

  test('leaves a step that fails for another reason to the next attempt', async () => {
    const job = await newRun();
    let tries = 0;
    const breaking = () => {
      tries += 1;
      return Promise.reject(failing('23514'));
    };
    await expect(runSteps(job, breaking)).rejects.toThrow('23514');
    expect([tries, (await read(job)).status]).toEqual([1, 'queued']);
    await appPool.query('delete from job_runs where id = $1', [job]);
  });
});

describe('a run that is refused or fails', () => {
  test('fails at once with its reason when a retry would not help', async () => {
    const job = await newJob();
    await run(job, async ({ db }) => {
      await sql`insert into seed_runs (name) values ('refused')`.execute(db);
      throw refusedByState('id', 'in_use');
    });
    const failed = await read(job);
    expect(failed).toMatchObject({ status: 'failed', request_id: 'r-1', may: { cancel: false, retry: true } });
    expect(failed.failure).toBe('Dit is nog in gebruik en kan niet worden verwijderd');
    const english = await call(getJob, { params: { job }, headers: { 'accept-language': 'en' } });
    expect(english.body.job.failure).toBe('This is still in use and cannot be deleted');
    expect(await hasMark('refused')).toBe(false);
    expect(await inboxOf(job)).toEqual(['job_failed']);
  });

  test('is tried three times, then fails without revealing the error', async () => {
    const job = await newJob();
    const work: JobHandler = () => Promise.reject(new Error('select password from users'));
    await expect(run(job, work)).rejects.toThrow('password');
    expect(await read(job)).toMatchObject({ status: 'queued', failure: null });
    await expect(run(job, work)).rejects.toThrow('password');
    await run(job, work);
    const failed = await read(job);
    expect(failed).toMatchObject({ status: 'failed', request_id: 'r-1' });
    expect(failed.failure).toMatch(/^Er ging iets mis aan onze kant/);
    expect(await inboxOf(job)).toEqual(['job_failed']);
  });

  test('can be started again by hand only after it failed', async () => {
    const job = await newJob();
    expect((await call(retryJob, { params: { job } })).status).toBe(409);
    await run(job, () => Promise.reject(refusedByState('id', 'in_use')));
    const { status, body } = await call(retryJob, { params: { job } });
    expect([status, body.job.status, body.job.failure]).toEqual([202, 'queued', null]);
    await run(job, leaveMark('second chance'));
    expect((await read(job)).status).toBe('succeeded');
    expect((await call(retryJob, { params: { job } })).status).toBe(409);
  });
});

describe('stopping', () => {
  test('a queued run ends at once and never runs', async () => {
    const job = await newJob();
    expect((await call(cancelJob, { params: { job } })).body.job.status).toBe('canceled');
    await run(job, leaveMark('canceled before'));
    expect(await hasMark('canceled before')).toBe(false);
    const again = await call(cancelJob, { params: { job } });
    expect([again.status, again.errors]).toEqual([409, { state: ['Deze taak is al klaar'] }]);
  });

  test('a running one ends at its next step and leaves nothing', async () => {
    const job = await newJob();
    await run(job, async (running) => {
      await sql`insert into seed_runs (name) values ('canceled halfway')`.execute(running.db);
      const { body } = await call(cancelJob, { params: { job } });
      expect(body.job).toMatchObject({ status: 'running', is_stopping: true, may: { cancel: false } });
      await running.report(5);
      return {};
    });
    expect((await read(job)).status).toBe('canceled');
    expect(await hasMark('canceled halfway')).toBe(false);
    expect(await inboxOf(job)).toEqual(['job_canceled']);
  });

  test('after the last step still rolls everything back', async () => {
    const job = await newJob();
    await run(job, async (running) => {
      const result = await leaveMark('canceled at last')(running);
      await call(cancelJob, { params: { job } });
      return result;
    });
    expect((await read(job)).status).toBe('canceled');
    expect(await hasMark('canceled at last')).toBe(false);
  });
});

describe('a process that dies', () => {
  const fallSilent = (job: string) =>
    appPool.query("update job_runs set heartbeat_at = now() - interval '2 minutes' where id = $1", [job]);

  test('leaves its run to another, and can no longer commit if it was only slow', async () => {
    const job = await newJob();
    const [begun, end] = [gate(), gate()];
    const slow = run(job, async ({ db }) => {
      await sql`insert into seed_runs (name) values ('by the slow one')`.execute(db);
      begun.open();
      await end.opened;
      return { created: 7 };
    });
    await begun.opened;
    await requeueSilentRuns(context);
    expect((await read(job)).status).toBe('running');
    await fallSilent(job);
    await requeueSilentRuns(context);
    expect((await read(job)).status).toBe('queued');
    await run(job, leaveMark('by the other'));
    end.open();
    await slow;
    expect(await read(job)).toMatchObject({ status: 'succeeded', result: { created: 1 } });
    expect([await hasMark('by the slow one'), await hasMark('by the other')]).toEqual([false, true]);
  });

  test('at the last attempt of a run makes the run fail', async () => {
    const claim = '6f1c6f0e-6a0e-4a53-8a52-0d0f2f4c9d10';
    const heartbeat_at = new Date(Date.now() - 120_000).toISOString();
    const job = await newJob({ status: 'running', claim, heartbeat_at, attempts: 3 });
    await requeueSilentRuns(context);
    expect((await read(job)).status).toBe('failed');
    expect(await inboxOf(job)).toEqual(['job_failed']);
  });
});

describe('runs and items', () => {
  test('are visible to their owner only', async () => {
    const job = await newJob();
    for (const as of ['stranger', 'admin', 'superadmin'] as const) {
      expect((await call(getJob, { as, params: { job } })).status).toBe(404);
      expect((await call(cancelJob, { as, params: { job } })).status).toBe(404);
      expect((await call(retryJob, { as, params: { job } })).status).toBe(404);
      expect((await call(listJobs, { as })).body.jobs).toEqual([]);
      expect((await call(listInbox, { as })).body).toMatchObject({ items: [], unread: 0, busy: 0 });
    }
    expect((await call(listJobs)).body.jobs[0]?.id).toBe(job);
    for (const wrong of ['1', 'abc', '00000000-0000-4000-8000-000000000000'])
      expect((await call(getJob, { params: { job: wrong } })).status).toBe(404);
  });

  test('are marked as read one by one or all at once, only the caller’s own', async () => {
    for (const name of ['one', 'two', 'three']) await run(await newJob({ subject: name }), leaveMark(`read ${name}`));
    await call(readInbox, { body: { is_read: true } });
    await run(await newJob({ subject: 'four' }), leaveMark('read four'));
    const { body } = await call(listInbox);
    expect([body.unread, body.items[0]?.subject, body.items[0]?.is_read]).toEqual([1, 'four', false]);
    const ids = [body.items[0]?.id ?? 0];
    expect((await call(readInbox, { as: 'stranger', body: { ids } })).body.unread).toBe(0);
    expect((await call(listInbox)).body.unread).toBe(1);
    expect((await call(readInbox, { body: { ids } })).body.unread).toBe(0);
    expect((await call(readInbox, { body: { ids, is_read: false } })).body.unread).toBe(1);
  });
});
