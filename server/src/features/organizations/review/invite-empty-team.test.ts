import { acceptOrganization, getReview } from '@move/contract/organizations/review.ts';
import { getInvite } from '@move/contract/team/invites.ts';
import { createInvite, listTeam } from '@move/contract/team/team.ts';
import { expect, test } from 'vitest';
import { asSystem, type Database } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { testApp } from '../../../testing/test-app.ts';
import { throttleOn } from '../../../platform/http/limits/throttle.ts';
import { seedRole } from '../../access/access.seed.ts';
import { countInviteMail } from '../../team/public.ts';
import { seedOrganization } from '../organizations.seed.ts';
import { queueInvitations, reviewTasks } from './mail-decision.ts';

const { call, mailsTo, appPool, ownerPool, config, tenants } = await testApp();
const { application, users } = tenants;
const system = <Result>(work: (db: Database) => Promise<Result>) => asSystem(appPool, work);

async function waiting(name: string, email: string) {
  const seed = { name, email, home_application_id: application, status: 'pending' as const };
  return { organizationId: await system((db) => seedOrganization(db, seed)) };
}

/** Accepts an organisation and mails the decision at once. */
async function acceptAndMail(params: { organizationId: number }) {
  const { status } = await call(acceptOrganization, { as: 'admin', params, body: {} });
  expect(status).toBe(200);
  await mailDecisions([params.organizationId]);
}

/** Carries out the queued mails about these organisations. */
async function mailDecisions(organizationIds: readonly number[]) {
  const { rows } = await ownerPool.query<{ payload: unknown }>(
    "select payload from graphile_worker._private_jobs where (payload ->> 'organizationId')::bigint = any ($1)",
    [organizationIds],
  );
  const context = { pool: appPool, sidePool: appPool, config, log: createLog('silent'), now: new Date() };
  for (const { payload } of rows) for (const { run } of reviewTasks) await run(payload, context);
}

const teamIn = async (params: { organizationId: number }) =>
  (await call(getReview, { as: 'admin', params })).body.review.team;

test('accepting an organisation without a team invites its address as staff, in the name of who accepted', async () => {
  const params = await waiting('Zonder team', 'post@zonder-team.example');
  expect(await teamIn(params)).toBe('none');
  await acceptAndMail(params);
  const [mail, ...more] = await mailsTo('post@zonder-team.example');
  expect([mail?.subject, more]).toEqual(['Zonder team is geaccepteerd', []]);
  expect(mail?.body_text).toContain('admin Test nodigt je uit om medewerker te worden bij Zonder team');
  const token = /token=([\w-]+)/.exec(mail?.body_text ?? '')?.[1] ?? '';
  const { body } = await call(getInvite, { as: null, params: { token } });
  expect(body.invite).toMatchObject({ role: 'organization', first_name: '', last_name: '' });
  expect(await teamIn(params)).toBe('invited');
});

test('the mail with the invitation belongs to the organisation, so that erasing its address finds it', async () => {
  const params = await waiting('Team met post', 'post@team-met-post.example');
  await acceptAndMail(params);
  const { rows } = await ownerPool.query(
    "select sender_organization_id from mails where recipient = 'post@team-met-post.example'",
  );
  expect(rows).toEqual([{ sender_organization_id: params.organizationId }]);
});

test.each([
  ['another address', 'oud@verlopen.example'],
  ['the same address', 'post@verlopen.example'],
])('an invitation of %s that has expired is no team', async (what, email) => {
  const params = await waiting(`Verlopen ${what}`, 'post@verlopen.example');
  const body = { first_name: 'Els', last_name: 'Oud', email, role: 'organization' };
  expect((await call(createInvite, { as: 'superadmin', params, body })).status).toBe(201);
  const expires_at = new Date(Date.now() - 1_000).toISOString();
  await system((db) =>
    db.updateTable('invites').set({ expires_at }).where('organization_id', '=', params.organizationId).execute(),
  );
  expect(await teamIn(params)).toBe('none');
  await acceptAndMail(params);
  expect(await teamIn(params)).toBe('invited');
});

test('the invitation ends with the rights of who accepted', async () => {
  const params = await waiting('Kort team', 'post@kort-team.example');
  await acceptAndMail(params);
  const isOfAdmin = { user_id: users.admin, role: 'admin' };
  await system((db) =>
    db.deleteFrom('user_roles').where('user_id', '=', isOfAdmin.user_id).where('role', '=', isOfAdmin.role).execute(),
  );
  const { team } = (await call(listTeam, { as: 'superadmin', params })).body;
  await system((db) => seedRole(db, { user_id: users.admin, role: 'admin', application_id: application }));
  expect(team).toMatchObject([{ email: 'post@kort-team.example', status: 'revoked' }]);
});

test.each([
  ['that is the reviewer’s own', 'admin@test.example'],
  ['of an organisation with a team', 'post@met-team.example'],
])('accepting invites no address %s: it gets the mail about the decision', async (what, email) => {
  const params = await waiting(`Niet ${what}`, email);
  if (email.includes('met-team')) {
    const { organizationId: organization_id } = params;
    await system((db) => seedRole(db, { user_id: users.nobody, role: 'trainer', organization_id }));
  }
  await acceptAndMail(params);
  expect((await mailsTo(email)).map(({ body_text }) => body_text.includes('/invite/register'))).toEqual([false]);
});

test('an import mails one address at most ten invitations an hour, and nothing more', async () => {
  const email = 'post@veel.example';
  const seed = { email, home_application_id: application, reviewed_at: '2026-01-01', reviewed_by: users.admin };
  const organizationIds: number[] = [];
  for (let number = 1; number <= 12; number += 1) {
    organizationIds.push(await system((db) => seedOrganization(db, { ...seed, name: `Vereniging ${number}` })));
  }
  await system((db) => queueInvitations(db, organizationIds));
  await mailDecisions(organizationIds);
  expect(await mailsTo(email)).toHaveLength(10);
});

test('a review mails the decision to an address that gets no more invitations', async () => {
  const email = 'post@genoeg.example';
  const throttle = throttleOn(appPool, config.appKey);
  for (let mail = 0; mail < 10; mail += 1) await countInviteMail(throttle, email);
  const params = await waiting('Genoeg', email);
  await acceptAndMail(params);
  expect((await mailsTo(email)).map(({ body_text }) => body_text.includes('/invite/register'))).toEqual([false]);
});

test('a decision that invites nobody uses up no invitation of its address', async () => {
  const email = 'post@vaak.example';
  for (let number = 1; number <= 10; number += 1) {
    const { organizationId } = await waiting(`Met een team ${number}`, email);
    await system((db) => seedRole(db, { user_id: users.nobody, role: 'trainer', organization_id: organizationId }));
    await acceptAndMail({ organizationId });
  }
  const params = await waiting('Nog zonder team', email);
  await acceptAndMail(params);
  expect(await teamIn(params)).toBe('invited');
});
