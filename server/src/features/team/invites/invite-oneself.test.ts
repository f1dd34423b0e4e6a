import { createAdministratorInvite } from '@move/contract/team/administrators.ts';
import { confirmInvite } from '@move/contract/team/invites.ts';
import { createInvite, listTeam, resendInvite, updateMember } from '@move/contract/team/team.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedInvite } from '../team.seed.ts';

// docs/rules/access.md#invitations
const { call, appPool, tenants, signIn } = await testApp();
const params = { organizationId: tenants.organization };
const names = { first_name: 'Daan', last_name: 'Visser' };
const own = 'admin@test.example';

const invite = (as: TestUser, email: string) =>
  call(createInvite, { as, params, body: { ...names, email, role: 'organization' } });
const seed = (token: string, invited_by: number) =>
  asSystem(appPool, (db) =>
    seedInvite(db, {
      organization_id: tenants.organization,
      ...names,
      email: own,
      role: 'organization',
      token,
      invited_by,
    }),
  );
const accept = async (token: string) =>
  call(confirmInvite, {
    as: null,
    params: { token },
    body: {},
    headers: { authorization: `Bearer ${await signIn('admin')}` },
  });
const isMember = async () =>
  (await call(listTeam, { params })).body.team.some(({ email, status }) => email === own && status === 'accepted');

test('an administrator can’t invite their own address, also in capitals', async () => {
  for (const email of [own, 'Admin@Test.Example']) {
    const { status, errors } = await invite('admin', email);
    expect([status, errors]).toEqual([
      422,
      { email: ['Je kunt jezelf niet uitnodigen. Vraag het een medewerker van het team'] },
    ]);
  }
});

test('a superadmin can’t invite their own address either', async () => {
  const email = 'superadmin@test.example';
  expect((await invite('superadmin', email)).status).toBe(422);
  const platform = { applicationId: tenants.application };
  const asked = await call(createAdministratorInvite, {
    as: 'superadmin',
    params: platform,
    body: { ...names, email },
  });
  expect([asked.status, Object.keys(asked.errors)]).toEqual([422, ['email']]);
});

test('an administrator can neither renew nor accept their own invite', async () => {
  const inviteId = await seed('of-his-own', tenants.users.admin);
  const renewed = await call(resendInvite, { as: 'admin', params: { ...params, inviteId } });
  expect([renewed.status, Object.keys(renewed.errors)]).toEqual([422, ['state']]);
  const accepted = await accept('of-his-own');
  expect([accepted.status, Object.keys(accepted.errors)]).toEqual([422, ['state']]);
  expect(await isMember()).toBe(false);
  await asSystem(appPool, (db) => db.deleteFrom('invites').where('id', '=', inviteId).execute());
});

test('an administrator can accept an invite by staff of the organisation', async () => {
  await seed('by-staff', tenants.users.staff);
  expect((await accept('by-staff')).status).toBe(204);
  expect(await isMember()).toBe(true);
});

test('a trainer who administers a platform can’t make themselves staff; other staff can', async () => {
  const userId = tenants.users.admin;
  const role = { user_id: userId, role: 'trainer', organization_id: tenants.organization } as const;
  await asSystem(appPool, async (db) => {
    await db.deleteFrom('user_roles').where('user_id', '=', userId).where('organization_id', 'is not', null).execute();
    await db.insertInto('user_roles').values(role).execute();
  });
  const member = { params: { ...params, userId }, body: { role: 'organization' as const } };
  const own = await call(updateMember, { as: 'admin', ...member });
  expect([own.status, Object.keys(own.errors)]).toEqual([422, ['role']]);
  expect((await call(updateMember, { as: 'staff', ...member })).status).toBe(200);
});
