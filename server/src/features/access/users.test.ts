import { changePassword, getProfile, login, logout, refreshToken } from '@move/contract/access/access.ts';
import {
  closeLogin,
  giveUserRole,
  impersonateUser,
  listUsers,
  reopenLogin,
  takeUserRole,
} from '@move/contract/access/users.ts';
import { listAudit } from '@move/contract/audit/audit.ts';
import { uploadFile } from '@move/contract/files/files.ts';
import { updateOrganization } from '@move/contract/organizations/organizations.ts';
import { createRate } from '@move/contract/rates/rates.ts';
import { describe, expect, test } from 'vitest';
import { routes } from '../../app/routes.ts';
import { hashPassword } from '../../platform/auth/password.ts';
import { pngFile } from '../../testing/pictures.ts';
import { testApp } from '../../testing/test-app.ts';

const { call, appPool, tenants, signIn } = await testApp();
const as = 'superadmin';
const password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);
const superadmin = { role: 'superadmin', current_password: password } as const;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const userOf = (someone: keyof typeof tenants.users) => ({ userId: tenants.users[someone] });

describe('users', () => {
  test('are found by name, address, role and platform', async () => {
    const found = async (query: object) => {
      const { body } = await call(listUsers, { as, query: { ...query } });
      return body.users.map(({ first_name }) => first_name);
    };
    expect(await found({ search: 'TRAINER' })).toEqual(['trainer']);
    expect(await found({ search: 'stranger@test' })).toEqual(['stranger']);
    expect(await found({ role: 'superadmin' })).toEqual(['superadmin']);
    expect(await found({ applicationId: tenants.child })).toEqual(['childAdmin']);
    const day = (days: number) => Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days }).toString();
    const search = 'TRAINER';
    expect(await found({ search, createdOn: `${day(-1)}..` })).toEqual(['trainer']);
    expect(await found({ search, createdOn: `..${day(-2)}` })).toEqual([]);
    expect(await found({ search, lastSeenOn: 'none' })).not.toEqual(await found({ search, lastSeenOn: 'not:none' }));
    const { body } = await call(listUsers, { as, query: { search: 'staff@' } });
    expect(body.users[0]?.roles).toEqual([
      { role: 'organization', organization: { id: tenants.organization, name: 'Zwemclub Test' }, application: null },
    ]);
  });
});

describe('roles of platforms', () => {
  test('are given and taken, with immediate effect', async () => {
    const body = { role: 'admin', application_id: tenants.application } as const;
    const given = await call(giveUserRole, { as, params: userOf('nobody'), body });
    expect([given.status, given.body.user.roles]).toEqual([
      201,
      [{ role: 'admin', organization: null, application: { id: tenants.application, name: 'Sportplein' } }],
    ]);
    expect((await call(getProfile, { as: 'nobody' })).body.roles).toEqual(['admin']);
    const twice = await call(giveUserRole, { as, params: userOf('nobody'), body });
    expect([twice.status, Object.keys(twice.errors)]).toEqual([422, ['role']]);
    const taken = await call(takeUserRole, { as, params: userOf('nobody'), body });
    expect(taken.status).toBe(204);
    // the session ended with the last role; the login still opens the page of users without a role
    expect((await call(getProfile, { as: 'nobody' })).status).toBe(401);
    await signIn('nobody', { isAnew: true });
    expect((await call(getProfile, { as: 'nobody' })).body.roles).toEqual([]);
    expect((await call(takeUserRole, { as, params: userOf('nobody'), body })).status).toBe(404);
  });

  test('are mailed to that user, and to the other administrators of the platform', async () => {
    const body = { role: 'admin', application_id: tenants.application } as const;
    const mailed = async (subject: string) => {
      const { rows } = await appPool.query(
        'select recipient::text, body_text from mails where subject = $1 order by id',
        [subject],
      );
      return rows;
    };
    await appPool.query('delete from mails');
    await call(giveUserRole, { as, params: userOf('nobody'), body });
    const given = await mailed('nobody Test is nu beheerder van Sportplein');
    expect(given.map(({ recipient }) => recipient)).toEqual(['nobody@test.example', 'admin@test.example']);
    expect(given[1].body_text).toContain(
      'superadmin Test heeft nobody Test (nobody@test.example) beheerder van Sportplein',
    );
    await call(takeUserRole, { as, params: userOf('nobody'), body });
    const taken = await mailed('nobody Test is geen beheerder meer van Sportplein');
    expect(taken.map(({ recipient }) => recipient)).toEqual(['nobody@test.example', 'admin@test.example']);
    // an administrator of the platform above it administers this one as well
    const ofChild = { role: 'admin', application_id: tenants.child } as const;
    await call(giveUserRole, { as, params: userOf('nobody'), body: ofChild });
    const { rows } = await appPool.query<{ recipient: string }>(
      "select recipient::text from mails where subject like 'nobody Test is nu beheerder van %' order by id desc limit 3",
    );
    expect(new Set(rows.map(({ recipient }) => recipient))).toEqual(
      new Set(['nobody@test.example', 'childadmin@test.example', 'admin@test.example']),
    );
    await call(takeUserRole, { as, params: userOf('nobody'), body: ofChild });
    await signIn('nobody', { isAnew: true });
  });

  test.each([
    [{ role: 'admin' }, 'application_id'],
    [{ role: 'superadmin', application_id: 1 }, 'application_id'],
    [{ role: 'admin', application_id: 999_999 }, 'application_id'],
    [{ role: 'trainer' }, 'role'],
  ])('refuses %j on %s', async (body, field) => {
    const { status, errors } = await call(giveUserRole, { as, params: userOf('nobody'), body });
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  test('can’t be given by an administrator of a platform', async () => {
    const body = { role: 'superadmin' } as const;
    expect((await call(giveUserRole, { as: 'admin', params: userOf('admin'), body })).status).toBe(403);
  });

  test('every change to a superadmin requires the caller’s password; all superadmins are mailed, the person concerned first', async () => {
    const params = userOf('nobody');
    const role = { role: 'superadmin' } as const;
    const acts: [string, (body: object) => Promise<{ status: number; errors: object }>][] = [
      ['nobody Test is nu superadmin', (body) => call(giveUserRole, { as, params, body: { ...role, ...body } })],
      ['De login van superadmin nobody Test is gesloten', (body) => call(closeLogin, { as, params, body })],
      ['De login van superadmin nobody Test is weer open', (body) => call(reopenLogin, { as, params, body })],
      ['nobody Test is geen superadmin meer', (body) => call(takeUserRole, { as, params, body: { ...role, ...body } })],
    ];
    for (const [subject, act] of acts) {
      for (const wrong of [{}, { current_password: 'verkeerd' }]) {
        const refused = await act(wrong);
        expect([subject, refused.status, Object.keys(refused.errors)]).toEqual([subject, 422, ['current_password']]);
      }
      expect((await act({ current_password: password })).status).toBeLessThan(300);
      const { rows } = await appPool.query('select recipient::text from mails where subject = $1 order by id', [
        subject,
      ]);
      const mailed = rows.map(({ recipient }) => recipient);
      expect([subject, mailed]).toEqual([subject, ['nobody@test.example', 'superadmin@test.example']]);
    }
    const { rows: terms } = await appPool.query(
      'select appointed_by, ended_at is not null as has_ended from superadmin_terms where user_id = $1 order by id',
      [params.userId],
    );
    const ended = { appointed_by: tenants.users.superadmin, has_ended: true };
    expect(terms).toEqual([ended, ended]);
    await appPool.query('delete from throttles');
    await signIn('nobody', { isAnew: true });
  });

  test('the last superadmin stays, even when two dismiss each other at once', async () => {
    const dismiss = (someone: 'superadmin' | 'nobody') =>
      call(takeUserRole, { as, params: userOf(someone), body: superadmin });
    const alone = await dismiss('superadmin');
    expect([alone.status, Object.keys(alone.errors)]).toEqual([409, ['state']]);
    await call(giveUserRole, { as, params: userOf('nobody'), body: superadmin });
    const second = await signIn('nobody');
    const [one, other] = await Promise.all([
      dismiss('nobody'),
      call(takeUserRole, {
        as: null,
        headers: bearer(second),
        params: userOf('superadmin'),
        body: superadmin,
      }),
    ]);
    expect([one.status, other.status].filter((status) => status === 204)).toHaveLength(1);
    const { rows } = await appPool.query<{ user_id: number }>(
      "select user_id from user_roles where role = 'superadmin'",
    );
    expect(rows).toHaveLength(1);
    await appPool.query("delete from user_roles where role = 'superadmin'");
    await appPool.query("insert into user_roles (user_id, role) values ($1, 'superadmin')", [tenants.users.superadmin]);
    // the user who lost the last role also lost the session
    await signIn('superadmin', { isAnew: true });
    await signIn('nobody', { isAnew: true });
  });
});

describe('impersonation', () => {
  const begin = async (someone: keyof typeof tenants.users) => {
    const { body } = await call(impersonateUser, {
      as,
      params: userOf(someone),
      body: { reason: 'Belde met een vraag' },
    });
    return body;
  };

  test('gives that user’s own abilities for half an hour, and can’t be refreshed', async () => {
    const { api_token, user, expires_at } = await begin('staff');
    expect(user.email).toBe('staff@test.example');
    const minutes = (Date.parse(expires_at) - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(30);
    const { body } = await call(getProfile, { as: null, headers: bearer(api_token) });
    expect(body.roles).toEqual(['organization']);
    expect((await call(refreshToken, { as: null, headers: bearer(api_token) })).status).toBe(401);
    await appPool.query('update api_tokens set expires_at = now() where impersonator_id is not null');
    expect((await call(getProfile, { as: null, headers: bearer(api_token) })).status).toBe(401);
    expect((await call(refreshToken, { as: null, headers: bearer(api_token) })).status).toBe(401);
  });

  test('requires a reason, and refuses superadmins', async () => {
    const empty = await call(impersonateUser, { as, params: userOf('staff'), body: { reason: '  ' } });
    expect([empty.status, Object.keys(empty.errors)]).toEqual([422, ['reason']]);
    const self = await call(impersonateUser, { as, params: userOf('superadmin'), body: { reason: 'x' } });
    expect([self.status, Object.keys(self.errors)]).toEqual([403, ['permission']]);
    expect((await call(impersonateUser, { as, params: { userId: 999_999 }, body: { reason: 'x' } })).status).toBe(404);
  });

  test('records both the user and the superadmin in the audit trail', async () => {
    const { api_token } = await begin('staff');
    const params = { organizationId: tenants.organization };
    const body = { name: 'Zwemclub Test', city: 'Waterstad' };
    expect((await call(updateOrganization, { as: null, headers: bearer(api_token), params, body })).status).toBe(200);
    const { body: trail } = await call(listAudit, { as, query: { subject: 'organizations' } });
    expect(trail.audit[0]).toMatchObject({
      actor: { id: tenants.users.staff },
      impersonator: { id: tenants.users.superadmin },
      changes: [{ field: 'city', old: null, new: 'Waterstad' }],
    });
    const start = await call(listAudit, { as, query: { action: 'impersonateUser' } });
    expect(start.body.audit[0]?.changes).toMatchObject([{ field: 'reason', new: 'Belde met een vraag' }]);
  });

  test('refuses money, secrets and a further impersonation', async () => {
    const { api_token } = await begin('staff');
    const headers = bearer(api_token);
    const password = {
      current_password: 'x',
      password: 'een lang wachtwoord',
      password_confirmation: 'een lang wachtwoord',
    };
    const rate = { name: 'Losse les', price_in_cents: 100, vat_level: 'low' };
    for (const refused of [
      await call(changePassword, { as: null, headers, body: password }),
      await call(createRate, { as: null, headers, params: { organizationId: tenants.organization }, body: rate }),
      await call(impersonateUser, { as: null, headers, params: userOf('trainer'), body: { reason: 'x' } }),
    ]) {
      expect([refused.status, Object.keys(refused.errors)]).toEqual([403, ['permission']]);
    }
    expect((await call(createRate, { params: { organizationId: tenants.organization }, body: rate })).status).toBe(201);
  });

  test('may set a logo for the user', async () => {
    const { api_token } = await begin('staff');
    const body = { file: await pngFile() };
    expect((await call(uploadFile, { as: null, headers: bearer(api_token), body })).status).toBe(201);
  });

  test('is refused by every write about money, by the contract', () => {
    const money = routes
      .map(({ endpoint }) => endpoint)
      .filter(({ permission, method }) => {
        const names = [permission].flat() as string[];
        return method !== 'GET' && names.some((name) => name === 'manage-finances' || name === 'refund-transactions');
      });
    expect(money.length).toBeGreaterThan(0);
    expect(money.filter((endpoint) => !endpoint.refusesImpersonation).map(({ name }) => name)).toEqual([]);
  });

  test('ends on logout, when the superadmin loses the role, and when the user becomes superadmin', async () => {
    const isAlive = async (token: string) =>
      (await call(getProfile, { as: null, headers: bearer(token) })).status === 200;
    const left = await begin('staff');
    await call(logout, { as: null, headers: bearer(left.api_token) });
    expect(await isAlive(left.api_token)).toBe(false);

    const raised = await begin('nobody');
    await call(giveUserRole, { as, params: userOf('nobody'), body: superadmin });
    expect(await isAlive(raised.api_token)).toBe(false);

    const lost = await begin('staff');
    const headers = bearer(await signIn('nobody'));
    await call(takeUserRole, { as: null, headers, params: userOf('superadmin'), body: superadmin });
    expect(await isAlive(lost.api_token)).toBe(false);
    await call(giveUserRole, { as: null, headers, params: userOf('superadmin'), body: superadmin });
  });

  test('ends when the superadmin sets another password', async () => {
    const password = 'een lang wachtwoord é';
    await appPool.query('update users set password_hash = $1 where id = $2', [
      await hashPassword(password),
      tenants.users.superadmin,
    ]);
    const own = await call(login, { as: null, body: { email: 'superadmin@test.example', password } });
    const { api_token } = await begin('trainer');
    const next = 'nog een lang wachtwoord';
    const body = { current_password: password, password: next, password_confirmation: next };
    expect((await call(changePassword, { as: null, headers: bearer(own.body.api_token), body })).status).toBe(204);
    expect((await call(getProfile, { as: null, headers: bearer(api_token) })).status).toBe(401);
  });
});
