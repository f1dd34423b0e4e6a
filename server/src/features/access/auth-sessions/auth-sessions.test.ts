import { forgotPassword, getProfile, login, refreshToken, resetPassword } from '@move/contract/access/access.ts';
import {
  endAuthSession,
  endMemberAuthSessions,
  endOtherAuthSessions,
  endUserAuthSessions,
  listAuthSessions,
  listUserAuthSessions,
} from '@move/contract/access/auth-sessions.ts';
import { closeLogin, giveUserRole, impersonateUser, listUsers, reopenLogin } from '@move/contract/access/users.ts';
import { listAudit } from '@move/contract/audit/audit.ts';
import { removeMember } from '@move/contract/team/team.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/password.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedRole } from '../access.seed.ts';
import { mailReset } from '../passwords/reset-password.ts';

const { call, appPool, tenants } = await testApp();
const password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);

type Someone = keyof typeof tenants.users;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';
let place = 0;
const logIn = (someone: Someone, userAgent = FIREFOX) => {
  const body = { email: `${someone.toLowerCase()}@test.example`, password };
  place++;
  return call(login, { as: null, body, from: `203.0.113.${place}`, headers: { 'user-agent': userAgent } });
};
const begin = async (someone: Someone) => (await logIn(someone)).body.api_token;
const use = async (token: string) => (await call(getProfile, { as: null, headers: bearer(token) })).status;
const userOf = (someone: Someone) => ({ userId: tenants.users[someone] });
const sessionsOf = async (token: string) =>
  (await call(listAuthSessions, { as: null, headers: bearer(token) })).body.sessions;
const trail = async (action: string) => {
  const token = await begin('superadmin');
  return (await call(listAudit, { as: null, headers: bearer(token), query: { action } })).body.audit;
};

describe('my sessions', () => {
  test('are listed with browser, system and IP address, the current one first; a refreshed session stays one session', async () => {
    const phone = await begin('staff');
    const laptop = await begin('staff');
    const renewed = await call(refreshToken, {
      as: null,
      headers: { ...bearer(laptop), 'user-agent': FIREFOX },
      from: '192.0.2.50',
    });
    const sessions = await sessionsOf(renewed.body.api_token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ is_current: true, browser: 'Firefox', system: 'Linux', ip: '192.0.2.50' });
    expect(sessions[1]).toMatchObject({ is_current: false, ip: expect.stringMatching(/^203\.0\.113\./) });
    expect(await use(phone)).toBe(200);
  });

  test('can be ended one by one, with a row in the history', async () => {
    const [here, there] = [await begin('trainer'), await begin('trainer')];
    const other = (await sessionsOf(here)).find(({ is_current }) => !is_current);
    const params = { authSessionId: other?.id ?? 0 };
    expect((await call(endAuthSession, { as: null, headers: bearer(here), params })).status).toBe(204);
    expect([await use(there), await use(here)]).toEqual([401, 200]);
    expect((await call(endAuthSession, { as: null, headers: bearer(here), params })).status).toBe(404);
    expect(await sessionsOf(here)).toHaveLength(1);
    const [entry] = await trail('endAuthSession');
    expect(entry).toMatchObject({ actor: { id: tenants.users.trainer }, subject_type: 'users' });
  });

  test('can all be ended except the current one', async () => {
    const [here, one, two] = [await begin('childAdmin'), await begin('childAdmin'), await begin('childAdmin')];
    expect((await call(endOtherAuthSessions, { as: null, headers: bearer(here) })).status).toBe(204);
    expect([await use(one), await use(two), await use(here)]).toEqual([401, 401, 200]);
    expect(await trail('endOtherAuthSessions')).toHaveLength(1);
  });

  test('are the only ones that a user can end; a superadmin who impersonates the user can’t end them', async () => {
    const [own, foreign] = [await begin('staff'), await begin('stranger')];
    const [session] = await sessionsOf(foreign);
    const params = { authSessionId: session?.id ?? 0 };
    expect((await call(endAuthSession, { as: null, headers: bearer(own), params })).status).toBe(404);
    const body = { reason: 'Belde met een vraag' };
    const superadmin = await begin('superadmin');
    const acting = await call(impersonateUser, {
      as: null,
      headers: bearer(superadmin),
      params: userOf('stranger'),
      body,
    });
    const headers = bearer(acting.body.api_token);
    expect((await call(endAuthSession, { as: null, headers, params })).status).toBe(403);
    expect((await call(endOtherAuthSessions, { as: null, headers })).status).toBe(403);
    expect((await sessionsOf(acting.body.api_token)).every(({ is_current }) => !is_current)).toBe(true);
    expect(await use(foreign)).toBe(200);
  });
});

describe('sessions of others', () => {
  test('can be seen and ended by a superadmin', async () => {
    const [own, theirs] = [await begin('superadmin'), await begin('admin')];
    const headers = bearer(own);
    const { body } = await call(listUserAuthSessions, { as: null, headers, params: userOf('admin') });
    expect(body.sessions).toHaveLength(1);
    expect((await call(endUserAuthSessions, { as: null, headers, params: userOf('admin') })).status).toBe(204);
    expect(await use(theirs)).toBe(401);
    for (const as of ['admin', 'staff'] as const) {
      const params = userOf('trainer');
      expect((await call(endUserAuthSessions, { as: null, headers: bearer(await begin(as)), params })).status).toBe(
        403,
      );
    }
    expect((await trail('endUserAuthSessions'))[0]).toMatchObject({ subject_id: String(tenants.users.admin) });
  });

  test('of a member can be ended by users who manage the team; those of an administrator can’t', async () => {
    const params = { organizationId: tenants.organization, ...userOf('trainer') };
    const theirs = await begin('trainer');
    const end = async (as: Someone, more: object = {}) =>
      (
        await call(endMemberAuthSessions, {
          as: null,
          headers: bearer(await begin(as)),
          params: { ...params, ...more },
        })
      ).status;
    expect([await end('trainer'), await end('stranger')]).toEqual([403, 404]);
    expect(await use(theirs)).toBe(200);
    expect(await end('staff')).toBe(204);
    expect(await use(theirs)).toBe(401);
    expect(await end('staff', userOf('stranger'))).toBe(404);
    expect(await end('admin')).toBe(204);
    const role = { user_id: tenants.users.childAdmin, role: 'trainer', organization_id: tenants.organization } as const;
    await asSystem(appPool, (db) => seedRole(db, role));
    expect(await end('staff', userOf('childAdmin'))).toBe(403);
  });

  test('end with the last role; the login stays, without abilities', async () => {
    const role = { user_id: tenants.users.nobody, organization_id: tenants.organization, role: 'trainer' } as const;
    await asSystem(appPool, (db) => seedRole(db, role));
    const theirs = await begin('nobody');
    const params = { organizationId: tenants.organization, ...userOf('nobody') };
    expect((await call(removeMember, { as: null, headers: bearer(await begin('staff')), params })).status).toBe(204);
    expect(await use(theirs)).toBe(401);
    const again = await call(getProfile, { as: null, headers: bearer(await begin('nobody')) });
    expect([again.status, again.body.roles]).toEqual([200, []]);
  });
});

describe('a closed login', () => {
  const headers = async () => bearer(await begin('superadmin'));
  const close = async (someone: Someone) =>
    call(closeLogin, {
      as: null,
      headers: await headers(),
      params: userOf(someone),
      body: { current_password: password },
    });
  const reopen = async (someone: Someone) =>
    call(reopenLogin, { as: null, headers: await headers(), params: userOf(someone), body: {} });

  test('has no sessions, accepts no password and can’t get a new one, until it is reopened', async () => {
    const theirs = await begin('stranger');
    await asSystem(appPool, (db) => mailReset(db, { email: 'stranger@test.example' }, 'http://move.test'));
    const closed = await close('stranger');
    expect([closed.status, closed.body.user.closed_at]).toEqual([200, expect.any(String)]);
    expect(await use(theirs)).toBe(401);
    expect((await call(refreshToken, { as: null, headers: bearer(theirs) })).status).toBe(401);
    const refused = await logIn('stranger');
    expect([refused.status, refused.errors.email?.[0]]).toEqual([422, expect.stringMatching(/gesloten.*beheerder/)]);
    const guess = { email: 'stranger@test.example', password: 'verkeerd' };
    const guessed = await call(login, { as: null, body: guess, from: '203.0.113.250' });
    expect(guessed.errors.email?.[0]).toMatch(/onbekend/);

    const { rows: mails } = await appPool.query<{ body_text: string }>(
      "select body_text from mails where recipient = 'stranger@test.example'",
    );
    const token = /token=(\S+)/.exec(mails[0]?.body_text ?? '')?.[1] ?? '';
    const fresh = 'fietsbel groen tafel';
    const body = { token, password: fresh, password_confirmation: fresh };
    expect((await call(resetPassword, { as: null, body })).status).toBe(422);
    expect((await call(forgotPassword, { as: null, body: { email: 'stranger@test.example' } })).status).toBe(204);
    await asSystem(appPool, (db) => mailReset(db, { email: 'stranger@test.example' }, 'http://move.test'));
    const { rows } = await appPool.query("select 1 from mails where recipient = 'stranger@test.example'");
    expect(rows).toHaveLength(mails.length);

    expect((await close('stranger')).status).toBe(409);
    expect((await reopen('stranger')).body.user.closed_at).toBeNull();
    expect((await logIn('stranger')).status).toBe(200);
    expect((await reopen('stranger')).status).toBe(409);
    expect((await trail('closeLogin'))[0]?.changes).toMatchObject([{ field: 'closed_at', old: null }]);
    expect(await trail('reopenLogin')).toHaveLength(1);
  });

  test('takes as much work per attempt as an unknown address, whatever the password', async () => {
    await close('stranger');
    const work = async (email: string, typed: string) => {
      const before = process.cpuUsage();
      for (let count = 0; count < 8; count++) {
        const from = `198.51.100.${count}`;
        await call(login, { as: null, body: { email, password: typed }, from });
      }
      const { user, system } = process.cpuUsage(before);
      await appPool.query('delete from throttles');
      return user + system;
    };
    await work('nobody-at-all@test.example', 'verkeerd');
    const unknown = await work('nobody-at-all@test.example', 'verkeerd');
    const wrong = await work('stranger@test.example', 'verkeerd');
    const right = await work('stranger@test.example', password);
    for (const ratio of [wrong / unknown, right / unknown]) {
      expect(ratio).toBeGreaterThan(0.5);
      expect(ratio).toBeLessThan(2);
    }
    await reopen('stranger');
  });

  test('is found by a filter, keeps its roles and can’t be impersonated', async () => {
    await close('stranger');
    const find = async (query: { login: 'open' | 'closed' }) =>
      (await call(listUsers, { as: null, headers: await headers(), query })).body.users;
    const [person, ...others] = await find({ login: 'closed' });
    expect([person?.email, person?.roles.length, others]).toEqual(['stranger@test.example', 1, []]);
    expect((await find({ login: 'open' })).some(({ id }) => id === person?.id)).toBe(false);
    const acting = await call(impersonateUser, {
      as: null,
      headers: await headers(),
      params: userOf('stranger'),
      body: { reason: 'x' },
    });
    expect(acting.status).toBe(409);
    await reopen('stranger');
  });

  test('can’t be the caller’s own or the last superadmin’s', async () => {
    const own = await close('superadmin');
    expect([own.status, own.errors.state?.[0]]).toEqual([409, expect.stringMatching(/eigen login/)]);
    await call(giveUserRole, {
      as: null,
      headers: await headers(),
      params: userOf('nobody'),
      body: { role: 'superadmin', current_password: password },
    });
    const other = bearer(await begin('nobody'));
    const [one, two] = await Promise.all([
      close('nobody'),
      call(closeLogin, {
        as: null,
        headers: other,
        params: userOf('superadmin'),
        body: { current_password: password },
      }),
    ]);
    // the second call finds either its own login closed, or that the other is the last superadmin
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    const { rows } = await appPool.query(
      "select 1 from user_roles join users on users.id = user_id where role = 'superadmin' and closed_at is null",
    );
    expect(rows).toHaveLength(1);
  });
});
