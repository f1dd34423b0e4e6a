import { takeUserRole } from '@move/contract/access/users.ts';
import { listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { removeOrganization, restoreOrganization } from '@move/contract/organizations/organizations.ts';
import { listPermissions, updatePermissions } from '@move/contract/permissions/permissions.ts';
import {
  createAdministratorInvite,
  listAdministratorInvites,
  removeAdministrator,
} from '@move/contract/team/administrators.ts';
import { confirmInvite, getInvite, registerByInvite } from '@move/contract/team/invites.ts';
import { createInvite, listTeam, removeMember, updateMember } from '@move/contract/team/team.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/password.ts';
import { asSystem } from '../../../platform/database/database.ts';
import type { TestUser } from '../../../testing/tenants.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../../access/access.seed.ts';
import { seedOrganization } from '../../organizations/organizations.seed.ts';

// docs/rules/access.md#invitations
const { call, appPool, tenants } = await testApp();
const { users, application, child } = tenants;
const names = { first_name: 'Daan', last_name: 'Visser' };
const password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);
const registration = { ...names, password, password_confirmation: password };

type TeamRef = { role: 'organization' | 'admin'; organization_id?: number; application_id?: number };
const give = (someone: TestUser, place: TeamRef) =>
  asSystem(appPool, (db) => seedRole(db, { user_id: users[someone], ...place }));

const newOrganization = async (applicationId = application) => {
  const organizationId = await asSystem(appPool, (db) =>
    seedOrganization(db, { name: 'Sportclub', home_application_id: applicationId }),
  );
  await give('staff', { role: 'organization', organization_id: organizationId });
  return { organizationId };
};

// a role in another organisation, since a user without any role is logged out
await give('nobody', { role: 'organization', organization_id: (await newOrganization()).organizationId });

async function linkOf(email: string): Promise<string> {
  const { rows } = await appPool.query<{ body_text: string }>(
    'select body_text from mails where recipient = $1 order by id desc limit 1',
    [email],
  );
  return /token=([\w-]+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
}

async function invite(as: TestUser, params: { organizationId: number }, role: 'trainer' | 'organization' = 'trainer') {
  const email = `${crypto.randomUUID()}@test.example`;
  expect((await call(createInvite, { as, params, body: { ...names, email, role } })).status).toBe(201);
  return { email, token: await linkOf(email) };
}

const statusOf = async (params: { organizationId: number }, email: string) => {
  const { body } = await call(listTeam, { as: 'superadmin', params, query: { itemsPerPage: 100 } });
  return body.team.find((person) => person.email === email)?.status;
};

/** The replies to every use of the link: reading, registering and confirming. */
const answers = async (token: string) => [
  (await call(getInvite, { as: null, params: { token } })).status,
  (await call(registerByInvite, { as: null, params: { token }, body: registration })).status,
  (await call(confirmInvite, { as: null, params: { token }, body: { email: 'x@test.example', password } })).status,
];

describe('an open invite ends', () => {
  test('when its sender is removed from the team: revoked in the list and the trail, 410 by its link', async () => {
    const params = await newOrganization();
    await give('nobody', { role: 'organization', organization_id: params.organizationId });
    const open = await invite('nobody', params);
    const other = await invite('staff', params);
    expect((await call(removeMember, { params: { ...params, userId: users.nobody } })).status).toBe(204);
    expect(await statusOf(params, open.email)).toBe('revoked');
    expect(await statusOf(params, other.email)).toBe('sent');
    expect(await answers(open.token)).toEqual([410, 410, 410]);
    const read = await call(getInvite, { as: null, params: { token: open.token } });
    expect(read.errors.state?.[0]).toContain('Vraag om een nieuwe');
    const { body } = await call(listOrganizationAudit, { params, query: { action: 'revokeInvite' } });
    expect(body.audit).toMatchObject([{ actor: null, subject_name: `Daan Visser <${open.email}>` }]);
    expect(body.audit[0]?.changes).toMatchObject([{ field: 'status', old: 'sent', new: 'revoked' }]);
    expect(
      (await call(registerByInvite, { as: null, params: { token: other.token }, body: registration })).status,
    ).toBe(201);
  });

  test('when its sender gets a role without the ability to invite, but not when the new role has that ability', async () => {
    const params = await newOrganization();
    await give('nobody', { role: 'organization', organization_id: params.organizationId });
    const open = await invite('nobody', params);
    const named = { ...params, userId: users.nobody };
    expect((await call(updateMember, { params: named, body: { role: 'organization' } })).status).toBe(200);
    expect(await statusOf(params, open.email)).toBe('sent');
    expect((await call(updateMember, { params: named, body: { role: 'trainer' } })).status).toBe(200);
    expect(await statusOf(params, open.email)).toBe('revoked');
  });

  test('when its sender is no longer administrator, whether removed at the platform or on the screen of users', async () => {
    const params = await newOrganization(child);
    for (const end of [
      () =>
        call(removeAdministrator, { as: 'superadmin', params: { applicationId: application, userId: users.nobody } }),
      () =>
        call(takeUserRole, {
          as: 'superadmin',
          params: { userId: users.nobody },
          body: { role: 'admin', application_id: application },
        }),
    ]) {
      await give('nobody', { role: 'admin', application_id: application });
      const open = await invite('nobody', params);
      expect((await end()).status).toBe(204);
      expect([await statusOf(params, open.email), await answers(open.token)]).toEqual(['revoked', [410, 410, 410]]);
    }
  });

  test('to administer a platform, when its sender is no longer superadmin', async () => {
    await asSystem(appPool, (db) => seedRole(db, { user_id: users.nobody, role: 'superadmin' }));
    const params = { applicationId: application };
    const email = 'beheer-open@test.example';
    await call(createAdministratorInvite, { as: 'nobody', params, body: { ...names, email } });
    const token = await linkOf(email);
    const taken = { params: { userId: users.nobody }, body: { role: 'superadmin', current_password: password } };
    expect((await call(takeUserRole, { as: 'superadmin', ...taken })).status).toBe(204);
    const { body } = await call(listAdministratorInvites, { as: 'superadmin', params });
    expect(body.invites.find((row) => row.email === email)?.status).toBe('revoked');
    expect(await answers(token)).toEqual([410, 410, 410]);
  });

  test('when the login of its sender is closed', async () => {
    const params = await newOrganization();
    await give('nobody', { role: 'organization', organization_id: params.organizationId });
    const open = await invite('nobody', params);
    const close = (at: string | null) =>
      asSystem(appPool, (db) =>
        db.updateTable('users').set({ closed_at: at }).where('id', '=', users.nobody).execute(),
      );
    await close('2026-01-01T00:00:00Z');
    expect([await statusOf(params, open.email), await answers(open.token)]).toEqual(['revoked', [410, 410, 410]]);
    await close(null);
  });

  test('when its organisation is removed, and doesn’t open again when the organisation is restored', async () => {
    const params = await newOrganization();
    const open = await invite('staff', params);
    expect((await call(removeOrganization, { as: 'admin', params })).status).toBe(204);
    expect((await call(restoreOrganization, { as: 'admin', params })).status).toBe(200);
    expect([await statusOf(params, open.email), await answers(open.token)]).toEqual(['revoked', [410, 410, 410]]);
  });

  test('of an administrator, when the organisation leaves the platform', async () => {
    const params = await newOrganization();
    await asSystem(appPool, (db) =>
      db
        .insertInto('organization_applications')
        .values({ organization_id: params.organizationId, application_id: child })
        .execute(),
    );
    const ofChild = await invite('childAdmin', params);
    const ofStaff = await invite('staff', params);
    expect((await call(removeOrganization, { as: 'childAdmin', params })).status).toBe(204);
    expect([await statusOf(params, ofChild.email), await statusOf(params, ofStaff.email)]).toEqual(['revoked', 'sent']);
  });

  test('when its sender’s role loses the ability on the screen of permissions', async () => {
    const params = await newOrganization();
    const open = await invite('staff', params);
    const { body } = await call(listPermissions, { as: 'superadmin' });
    const role = body.roles.find(({ name }) => name === 'organization');
    const save = async (abilities: readonly string[]) => {
      const { status, errors } = await call(updatePermissions, {
        as: 'superadmin',
        params: { role: 'organization' },
        body: { abilities },
      });
      expect([status, errors]).toEqual([200, {}]);
    };
    const abilities = role?.abilities ?? [];
    await save(abilities);
    expect(await statusOf(params, open.email)).toBe('sent');
    await save(abilities.filter((ability) => ability !== 'manage-team'));
    expect(await statusOf(params, open.email)).toBe('revoked');
    await save(abilities);
  });
});
