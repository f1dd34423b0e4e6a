import { createOrganization } from '@move/contract/organizations/new-organization.ts';
import {
  acceptOrganization,
  getReview,
  rejectOrganization,
  resubmitOrganization,
  undoDecision,
} from '@move/contract/organizations/review.ts';
import { Logger, runOnce } from 'graphile-worker';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedParticipant } from '../../bookings/bookings.seed.ts';
import { seedSessions } from '../../sessions/sessions.seed.ts';
import { seedOrganization } from '../organizations.seed.ts';
import { reviewTasks } from './mail-decision.ts';

const { call, mailsTo, appPool, ownerPool, config, tenants } = await testApp();
const { application, child, users } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

type Seed = Partial<Parameters<typeof seedOrganization>[1]>;

async function waiting(name: string, seed: Seed = {}) {
  const organizationId = await system((db) =>
    seedOrganization(db, { name, home_application_id: application, status: 'pending', ...seed }),
  );
  return { organizationId };
}

const accept = (params: { organizationId: number }, more: object = {}) =>
  call(acceptOrganization, { as: 'admin', params, body: {}, ...more });
const reject = (params: { organizationId: number }, more: object = {}) =>
  call(rejectOrganization, { as: 'admin', params, body: { reason: 'Het adres klopt niet.' }, ...more });

const undo = (params: { organizationId: number }, more: object = {}) =>
  call(undoDecision, { as: 'admin', params, ...more });

/** Makes decisions and their mails 15 seconds older, so that they can no longer be undone. */
async function after15Seconds() {
  await system((db) =>
    sql`update organizations set reviewed_at = reviewed_at - interval '15 seconds' where reviewed_at is not null`.execute(
      db,
    ),
  );
  await ownerPool.query(`
    update graphile_worker._private_jobs set run_at = now() - interval '1 second',
      payload = jsonb_set(payload::jsonb, '{reviewedAt}', to_jsonb(((payload->>'reviewedAt')::timestamptz - interval '15 seconds')::text))::json
    where payload->>'reviewedAt' is not null`);
}

/** Runs the due jobs for mails of decisions, as the worker does. */
async function runJobs() {
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  const taskList = Object.fromEntries(
    reviewTasks.map(({ name, run }) => [name, (payload: unknown) => run(payload, context)]),
  );
  await runOnce({ pgPool: ownerPool, logger: new Logger(() => () => {}), taskList });
}

/** Starts calls that all wait for the organisation's row before the first of them may continue. */
async function whileLocked({ organizationId }: { organizationId: number }, start: () => Promise<{ status: number }>[]) {
  const client = await appPool.connect();
  try {
    await client.query(`begin; select set_config('app.scope', 'system', true)`);
    await client.query('select from organizations where id = $1 for update', [organizationId]);
    const calls = start();
    const isWaiting = async () => {
      const { rows } = await appPool.query<{ waiting: number }>(
        'select count(*)::integer as waiting from pg_locks where not granted',
      );
      return rows[0]?.waiting;
    };
    await vi.waitFor(async () => expect(await isWaiting()).toBe(calls.length), 5_000);
    await client.query('commit');
    return await Promise.all(calls);
  } finally {
    client.release();
  }
}

describe('a decision', () => {
  test('accepts for good', async () => {
    const params = await waiting('Voor altijd');
    const { status, body } = await accept(params);
    expect([status, body.organization.status]).toEqual([200, 'accepted']);
    const again = await accept(params);
    expect(again.status).toBe(409);
    expect(again.errors).toEqual({ state: ['admin Test heeft deze organisatie al geaccepteerd'] });
    expect((await reject(params)).status).toBe(409);
    expect((await call(resubmitOrganization, { as: 'admin', params })).status).toBe(409);
  });

  test('rejects with a reason; the organisation can be submitted again, or accepted after all', async () => {
    const params = await waiting('Padelpark');
    const rejected = await reject(params);
    expect(rejected.body.organization).toMatchObject({ status: 'rejected', rejected_reason: 'Het adres klopt niet.' });
    expect((await reject(params, { headers: { 'accept-language': 'en' } })).errors).toEqual({
      state: ['admin Test already rejected this organisation'],
    });
    const again = await call(resubmitOrganization, { as: 'admin', params });
    expect(again.body.organization).toMatchObject({ status: 'pending', rejected_reason: 'Het adres klopt niet.' });
    expect((await call(resubmitOrganization, { as: 'admin', params })).errors).toEqual({
      state: ['Deze organisatie wacht op een beoordeling'],
    });
    await reject(params);
    const accepted = await accept(params, { body: { from: 'rejected' } });
    expect(accepted.body.organization).toMatchObject({ status: 'accepted', rejected_reason: null });
  });

  test.each([
    ['without a reason', {}],
    ['with an empty one', { reason: '  ' }],
    ['with one of 1,001 characters', { reason: 'a'.repeat(1_001) }],
  ])('a rejection is refused %s', async (_what, body) => {
    const params = await waiting('Zonder reden');
    const { status, errors } = await reject(params, { body });
    expect([status, Object.keys(errors)]).toEqual([422, ['reason']]);
    expect((await reject(params, { body: { reason: 'a'.repeat(1_000) } })).status).toBe(200);
  });

  test('of two reviewers at once the first one counts', async () => {
    const params = await waiting('Tegelijk');
    const answers = await whileLocked(params, () => [reject(params), accept(params, { as: 'superadmin' })]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { body } = await call(getReview, { as: 'admin', params });
    const [reviewer, kept] = answers[0]?.status === 200 ? ['admin Test', 'rejected'] : ['superadmin Test', 'accepted'];
    expect(body.review).toMatchObject({ status: kept, reviewer });
  });

  test('on an outdated screen is refused', async () => {
    const params = await waiting('Ondertussen');
    await reject(params);
    const late = await accept(params, { as: 'superadmin', body: { from: 'pending' } });
    expect([late.status, late.errors]).toEqual([409, { state: ['admin Test heeft deze organisatie al afgewezen'] }]);
  });
});

describe('undoing a decision', () => {
  test('restores the organisation, and sends no mail', async () => {
    const params = await waiting('Te snel', { email: 'te-snel@test.example', rejected_reason: 'Adres ontbreekt.' });
    const accepted = await accept(params);
    expect(accepted.body.organization.rejected_reason).toBeNull();
    const undone = await undo(params);
    expect([undone.status, undone.body.organization]).toMatchObject([
      200,
      { status: 'pending', rejected_reason: 'Adres ontbreekt.' },
    ]);
    const { body } = await call(getReview, { as: 'admin', params });
    expect(body.review).toMatchObject({ status: 'pending', reviewer: null, reviewed_at: null });
    expect((await undo(params)).errors).toEqual({ state: ['Deze organisatie wacht op een beoordeling'] });
    await reject(params);
    expect((await undo(params)).body.organization.status).toBe('pending');
    await after15Seconds();
    await runJobs();
    expect(await mailsTo('te-snel@test.example')).toEqual([]);
  });

  test('is for the reviewer who decided, until the mail is due', async () => {
    const params = await waiting('Te laat', { email: 'te-laat@test.example' });
    await accept(params);
    expect((await undo(params, { as: 'superadmin' })).errors).toEqual({
      state: ['De contactpersoon heeft het besluit al gekregen'],
    });
    await runJobs();
    expect(await mailsTo('te-laat@test.example')).toEqual([]);
    await after15Seconds();
    expect((await undo(params)).status).toBe(409);
    const past = system((db) =>
      sql`update organizations set status = 'pending', review_before = null where id = ${params.organizationId}`.execute(
        db,
      ),
    );
    await expect(past).rejects.toThrow('does not go from accepted to pending');
    await runJobs();
    expect(await mailsTo('te-laat@test.example')).toHaveLength(1);
  });

  test('requires the permission to decide', async () => {
    const params = await waiting('Geen recht meer');
    await accept(params);
    const administer = (application_id: number) =>
      system((db) =>
        db
          .updateTable('user_roles')
          .set({ application_id })
          .where('user_id', '=', users.admin)
          .where('role', '=', 'admin')
          .execute(),
      );
    const link = { organization_id: params.organizationId, application_id: child };
    await system((db) => db.insertInto('organization_applications').values(link).execute());
    await administer(child);
    const { status } = await undo(params, { headers: { 'x-application-id': String(child) } });
    await administer(application);
    expect(status).toBe(403);
  });

  test('to accept a rejected organisation mails the rejection, once', async () => {
    const params = await waiting('Twijfel', { email: 'twijfel@test.example' });
    await reject(params);
    await accept(params, { body: { from: 'rejected' } });
    const { body } = await undo(params);
    expect(body.organization).toMatchObject({ status: 'rejected', rejected_reason: 'Het adres klopt niet.' });
    await after15Seconds();
    await runJobs();
    expect((await mailsTo('twijfel@test.example')).map(({ subject }) => subject)).toEqual(['Twijfel is afgewezen']);
  });
});

test('the review counts who is still to come, since rejecting cancels nothing', async () => {
  const params = await waiting('Vol rooster');
  const organization_id = params.organizationId;
  await system(async (db) => {
    const activity_id = await seedActivity(db, { organization_id, name: 'Salsa' });
    const plan = { organization_id, activity_id, start_time: '10:00', end_time: '11:00' };
    const [past = 0] = await seedSessions(db, { ...plan, start_date: '2021-03-03' });
    const [next = 0] = await seedSessions(db, { ...plan, start_date: '2036-03-03' });
    await seedSessions(db, { ...plan, start_date: '2036-03-10' });
    for (const [n, session_id] of [past, next, next].entries()) {
      await seedParticipant(db, { organization_id, session_id, first_name: `Emma ${n}`, last_name: 'Bos' });
    }
  });
  const { body } = await call(getReview, { as: 'admin', params });
  expect(body.review.awaited).toEqual({ sessions: 1, participants: 2 });
});

describe('who may decide', () => {
  test('an administrator of the home application or of its parent', async () => {
    expect((await accept(await waiting('Kind 1', { home_application_id: child }), { as: 'childAdmin' })).status).toBe(
      200,
    );
    expect((await accept(await waiting('Kind 2', { home_application_id: child }))).status).toBe(200);
    const guest = await waiting('Te gast', { application_ids: [child] });
    expect((await accept(guest, { as: 'childAdmin' })).status).toBe(403);
    expect((await reject(guest, { as: 'childAdmin' })).status).toBe(403);
    expect((await accept(guest, { as: 'strangerAdmin' })).status).toBe(404);
    const review = await call(getReview, { as: 'childAdmin', params: guest });
    expect(review.body.review.may_decide).toBe(false);
    expect((await call(getReview, { as: 'admin', params: guest })).body.review.may_decide).toBe(true);
  });

  test('never the organisation itself, even if its role had the ability', async () => {
    const params = await waiting('Slager keurt vlees');
    await system(async (db) => {
      await seedRole(db, { user_id: users.nobody, role: 'organization', organization_id: params.organizationId });
    });
    expect((await accept(params, { as: 'nobody' })).status).toBe(403);
    const grant = { role: 'organization', ability: 'review-organizations' };
    await system((db) => db.insertInto('role_abilities').values(grant).execute());
    expect((await accept(params, { as: 'nobody' })).status).toBe(403);
    await system((db) =>
      db.deleteFrom('role_abilities').where('role', '=', grant.role).where('ability', '=', grant.ability).execute(),
    );
    const own = await call(resubmitOrganization, { as: 'trainer', params: { organizationId: tenants.organization } });
    expect(own.status).toBe(403);
  });

  test('invalid changes of status are refused by the database too', async () => {
    const { organizationId } = await waiting('Achteruit');
    await accept({ organizationId });
    const back = system((db) =>
      db.updateTable('organizations').set({ status: 'pending' }).where('id', '=', organizationId).execute(),
    );
    await expect(back).rejects.toThrow('does not go from accepted to pending');
  });
});

describe('mails', () => {
  test('notify the platform of a new organisation, and again when it is submitted again', async () => {
    await system((db) =>
      db.updateTable('applications').set({ email: 'post@sportplein.example' }).where('id', '=', application).execute(),
    );
    const { body } = await call(createOrganization, { as: 'admin', body: { name: 'Nieuwkomer' } });
    const params = { organizationId: body.organization.id };
    await reject(params);
    await call(resubmitOrganization, { as: 'admin', params });
    const mails = await mailsTo('post@sportplein.example');
    expect(mails.map((mail) => mail.subject)).toEqual(Array(2).fill('Nieuwkomer wacht op beoordeling'));
    expect(mails[0]?.body_text).toContain(`/application/organizations/review?id=${params.organizationId}`);
    expect(mails[1]?.body_text).toContain('opnieuw ingediend');
  });

  test('notify the organisation’s address of the decision, in the language of the user with that address', async () => {
    await system((db) => db.updateTable('users').set({ locale: 'en' }).where('id', '=', users.stranger).execute());
    const params = await waiting('Contactrijk', { email: 'stranger@test.example' });
    await reject(params);
    await after15Seconds();
    await runJobs();
    await accept(params, { body: { from: 'rejected' } });
    await after15Seconds();
    await runJobs();
    const [first, second] = await mailsTo('stranger@test.example');
    expect(first).toMatchObject({ subject: 'Contactrijk has been rejected', locale: 'en' });
    expect(first?.body_text).toContain('Het adres klopt niet.');
    expect(second?.subject).toBe('Contactrijk has been accepted');
    await system((db) => db.updateTable('users').set({ locale: 'nl' }).where('id', '=', users.stranger).execute());
  });

  test('are sent to its staff when it has no address', async () => {
    const params = await waiting('Zonder adres');
    await system((db) =>
      seedRole(db, { user_id: users.nobody, role: 'organization', organization_id: params.organizationId }),
    );
    await accept(params);
    await after15Seconds();
    await runJobs();
    expect((await mailsTo('nobody@test.example')).map((mail) => mail.subject)).toEqual([
      'Zonder adres is geaccepteerd',
    ]);
  });
});
