import {
  changePassword,
  forgotPassword,
  getProfile,
  login,
  logout,
  refreshToken,
  resetPassword,
  updateProfile,
} from '@move/contract/access/access.ts';
import { getSettings } from '@move/contract/applications/applications.ts';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../../platform/auth/password.ts';
import { asSystem } from '../../platform/database/database.ts';
import { throttleOn } from '../../platform/http/limits/throttle.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedRole } from './access.seed.ts';
import { mailReset } from './passwords/reset-password.ts';

const { call, app, appPool, tenants, signIn, config } = await testApp();
const password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('logging in', () => {
  test('returns a token and the user, whatever the case of the address', async () => {
    const { status, body } = await call(login, { as: null, body: { email: 'STAFF@test.example ', password } });
    expect(status).toBe(200);
    expect(body.user.email).toBe('staff@test.example');
    const profile = await call(getProfile, { as: null, headers: bearer(body.api_token) });
    expect(profile.body.roles).toEqual(['organization']);
    expect(profile.body.organizations).toEqual([{ id: tenants.organization, name: 'Zwemclub Test' }]);
  });

  test('accepts a hash of earlier settings, and replaces it', async () => {
    const email = 'staff@test.example';
    const dated = '$argon2id$v=19$m=8192,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$sMRbwCOB/tMZoieArhI1yTU4gwuv6KkQJdPM4xAVLLQ';
    await appPool.query('update users set password_hash = $1 where email = $2', [dated, email]);
    const { status } = await call(login, { as: null, body: { email, password } });
    expect(status).toBe(200);
    const { rows } = await appPool.query('select password_hash from users where email = $1', [email]);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=12288,t=3,p=1\$/);
    expect((await call(login, { as: null, body: { email, password } })).status).toBe(200);
    const wrong = await call(login, { as: null, body: { email, password: 'wrong' } });
    expect(wrong.status).toBe(422);
  });

  test('gives the same error for a wrong password and an unknown address', async () => {
    const wrong = await call(login, { as: null, body: { email: 'trainer@test.example', password: 'wrong' } });
    const unknown = await call(login, { as: null, body: { email: 'nobody-at-all@test.example', password: 'wrong' } });
    expect(wrong.status).toBe(422);
    expect(wrong.errors).toEqual({ email: ['Deze combinatie van e-mailadres en wachtwoord is onbekend'] });
    expect(unknown.errors).toEqual(wrong.errors);
  });

  test('refuses the sixth attempt within a minute, with the time to wait', async () => {
    const body = { email: 'admin@test.example', password: 'wrong' };
    for (let attempt = 0; attempt < 5; attempt++) await call(login, { as: null, body });
    const { status, headers, errors } = await call(login, { as: null, body: { ...body, password } });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(errors.throttle?.[0]).toMatch(/over \d+ seconden/);
  });

  test('counts attempts by the address that the proxy saw, not by a forged header', async () => {
    const { app: behindProxy } = await testApp({ trustProxy: 1 });
    const attempt = (madeUp: string) =>
      behindProxy.inject({
        method: 'POST',
        url: '/v1/auth/login',
        headers: { 'x-forwarded-for': `${madeUp}, 203.0.113.9` },
        payload: JSON.stringify({ email: 'admin@test.example', password: 'wrong' }),
      });
    for (let count = 1; count <= 5; count++) expect((await attempt(`198.51.100.${count}`)).statusCode).toBe(422);
    expect((await attempt('198.51.100.6')).statusCode).toBe(429);
  });

  test('names empty fields in the caller’s language', async () => {
    const headers = { 'accept-language': 'en' };
    const { status, errors } = await call(login, { as: null, body: { email: ' ', password: '' }, headers });
    expect(status).toBe(422);
    expect(errors).toEqual({
      email: ['The E-mail address field is required'],
      password: ['The Password field is required'],
    });
  });

  test('does not run out of connections when many users log in at once', async () => {
    const attempts = Array.from({ length: 40 }, (_, index) =>
      call(login, {
        as: null,
        body: { email: `many-${index}@test.example`, password: 'wrong' },
        from: `203.0.113.${index}`,
      }),
    );
    const statuses = (await Promise.all(attempts)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([422]));
  });

  test('does not delay users who are logged in already', async () => {
    await signIn('superadmin');
    let done = 0;
    const crowd = Array.from({ length: 40 }, async (_, index) => {
      const body = { email: `crowd-${index}@test.example`, password: 'wrong' };
      await call(login, { as: null, body, from: `198.51.100.${index}` });
      done++;
    });
    // once the first login is answered, the others are queued
    await Promise.any(crowd);
    expect((await call(getProfile, { as: 'superadmin' })).status).toBe(200);
    expect(done).toBeLessThan(30);
    await Promise.all(crowd);
  });

  test('a truncated body is a 422, not a 500', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '{"email": ',
    });
    expect(response.statusCode).toBe(422);
  });
});

describe('a session', () => {
  test('is rotated; the old token still works for parallel requests and one more refresh', async () => {
    const { body: first } = await call(login, { as: null, body: { email: 'childadmin@test.example', password } });
    const second = await call(refreshToken, { as: null, headers: bearer(first.api_token) });
    expect(second.status).toBe(200);
    expect(second.body.api_token).not.toBe(first.api_token);
    const parallel = await call(getProfile, { as: null, headers: bearer(first.api_token) });
    expect(parallel.status).toBe(200);
    const sibling = await call(refreshToken, { as: null, headers: bearer(first.api_token) });
    expect(sibling.status).toBe(200);
  });

  test('refuses its old token 30 seconds after the rotation, when the new one was used', async () => {
    const { body } = await call(login, { as: null, body: { email: 'childadmin@test.example', password } });
    const second = await call(refreshToken, { as: null, headers: bearer(body.api_token) });
    await call(getProfile, { as: null, headers: bearer(second.body.api_token) });
    await appPool.query("update api_tokens set created_at = created_at - interval '31 seconds', expires_at = now()");
    expect((await call(refreshToken, { as: null, headers: bearer(body.api_token) })).status).toBe(401);
    expect((await call(getProfile, { as: null, headers: bearer(body.api_token) })).status).toBe(401);
  });

  test.each([
    ['the new token', 1, 'childadmin'],
    ['the old one', 0, 'stranger'],
  ])('that was just rotated ends entirely when the user logs out with %s', async (_which, used, name) => {
    const body = { email: `${name}@test.example`, password };
    const { body: first } = await call(login, { as: null, body });
    const { body: second } = await call(refreshToken, { as: null, headers: bearer(first.api_token) });
    const { body: elsewhere } = await call(login, { as: null, body });
    const tokens = [first.api_token, second.api_token];
    await call(logout, { as: null, headers: bearer(tokens[used] ?? '') });
    for (const token of tokens) {
      expect((await call(refreshToken, { as: null, headers: bearer(token) })).status).toBe(401);
    }
    expect((await call(getProfile, { as: null, headers: bearer(elsewhere.api_token) })).status).toBe(200);
  });

  test('an expired token can still be refreshed, a revoked one can’t', async () => {
    const { body } = await call(login, { as: null, body: { email: 'stranger@test.example', password } });
    await appPool.query('update api_tokens set expires_at = now() where user_id = $1', [tenants.users.stranger]);
    expect((await call(getProfile, { as: null, headers: bearer(body.api_token) })).status).toBe(401);
    expect((await call(refreshToken, { as: null, headers: bearer(body.api_token) })).status).toBe(200);
    expect((await call(logout, { as: null, headers: bearer(body.api_token) })).status).toBe(204);
    expect((await call(refreshToken, { as: null, headers: bearer(body.api_token) })).status).toBe(401);
    expect((await call(logout, { as: null, headers: bearer('unknown') })).status).toBe(204);
  });
});

describe('the profile', () => {
  test('shows the abilities of the requested context', async () => {
    const own = await call(getProfile, { as: 'trainer', query: { organization_id: tenants.organization } });
    expect(own.body.roles).toEqual(['trainer']);
    expect(own.body.abilities).toContain('edit-activity');
    expect(own.body.abilities).not.toContain('edit-organization');
    const asAdmin = await call(getProfile, { as: 'admin', query: { organization_id: tenants.childOrganization } });
    expect(asAdmin.body.roles).toEqual(['admin']);
  });

  test('shows staff the platforms of the requested organisation, and others all their own', async () => {
    const { organization, childOrganization, application, child, users } = tenants;
    const role = { user_id: users.staff, role: 'organization', organization_id: childOrganization } as const;
    const platforms = async (as: 'staff' | 'admin', organization_id?: number) => {
      const { body } = await call(getProfile, { as, query: organization_id === undefined ? {} : { organization_id } });
      return body.applications.map(({ id }) => id);
    };
    await asSystem(appPool, (db) => seedRole(db, role));
    expect(await platforms('staff')).toEqual([application, child]);
    expect(await platforms('staff', organization)).toEqual([application]);
    expect(await platforms('staff', childOrganization)).toEqual([child]);
    expect(await platforms('admin', childOrganization)).toEqual([application, child]);
    await asSystem(appPool, (db) =>
      db.deleteFrom('user_roles').where('organization_id', '=', childOrganization).execute(),
    );
  });

  test.each([
    ['a foreign organisation', { organization_id: 'otherOrganization' }],
    ['a foreign application', { application_id: 'otherApplication' }],
    ['a parent application, for the child’s admin', { application_id: 'application' }],
  ] as const)('is refused for %s', async (_what, named) => {
    const entries = Object.entries(named).map(([key, name]) => [key, tenants[name]]);
    const { status, errors } = await call(getProfile, { as: 'childAdmin', query: Object.fromEntries(entries) });
    expect(status).toBe(403);
    expect(errors).toHaveProperty('permission');
  });

  test('is refused for an unknown organisation and for a header that names a foreign application', async () => {
    expect((await call(getProfile, { as: 'staff', query: { organization_id: 999_999 } })).status).toBe(403);
    const headers = { 'x-application-id': String(tenants.otherApplication) };
    expect((await call(getProfile, { as: 'staff', headers })).status).toBe(403);
  });

  test('saves names and language, and writes one row in the audit trail', async () => {
    const { status, body } = await call(updateProfile, { as: 'staff', body: { first_name: '  Noor ', locale: 'en' } });
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ first_name: 'Noor', locale: 'en' });
    const { rows } = await asSystem(appPool, async (db) => ({
      rows: await db.selectFrom('audit_log').selectAll().where('action', '=', 'updateProfile').execute(),
    }));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      actor_id: tenants.users.staff,
      subject_type: 'users',
      changes: { first_name: { old: 'staff', new: 'Noor' }, locale: { old: 'nl', new: 'en' } },
    });
  });
});

describe('a forgotten password', () => {
  test('gives the same reply for known and unknown addresses', async () => {
    for (const email of ['staff@test.example', 'unknown@test.example']) {
      expect((await call(forgotPassword, { as: null, body: { email } })).status).toBe(204);
    }
  });

  test('is replaced through the mailed link, once, which ends all sessions', async () => {
    const old = await signIn('nobody');
    const asked = { email: 'nobody@test.example', key: 'asked once' };
    const mail = () => asSystem(appPool, (db) => mailReset(db, asked, 'https://move.example'));
    await mail();
    // runs the job again, as after a worker that stopped right after its commit
    await mail();
    const { rows } = await appPool.query<{ body_text: string }>(
      "select body_text from mails where recipient = 'nobody@test.example'",
    );
    expect(rows).toHaveLength(1);
    const token = /reset-password\?token=(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
    const body = { token, password: 'een nieuw wachtwoord', password_confirmation: 'een nieuw wachtwoord' };
    const unequal = await call(resetPassword, { as: null, body: { ...body, password_confirmation: 'anders' } });
    expect(unequal.errors).toHaveProperty('password_confirmation');
    expect((await call(resetPassword, { as: null, body })).status).toBe(204);
    expect((await call(resetPassword, { as: null, body })).errors).toHaveProperty('token');
    expect((await call(getProfile, { as: null, headers: bearer(old) })).status).toBe(401);
    const again = await call(login, { as: null, body: { email: 'nobody@test.example', password: body.password } });
    expect(again.status).toBe(200);
  });

  test('can’t be replaced by a link that was mailed before the password changed on the profile', async () => {
    const email = 'childadmin@test.example';
    await asSystem(appPool, (db) => mailReset(db, { email, key: 'left open' }, 'https://move.example'));
    const { rows } = await appPool.query<{ body_text: string }>('select body_text from mails where recipient = $1', [
      email,
    ]);
    const token = /reset-password\?token=(\S+)/.exec(rows[0]?.body_text ?? '')?.[1] ?? '';
    expect(token).not.toBe('');
    const chosen = { password: 'heel andere woorden', password_confirmation: 'heel andere woorden' };
    const changed = await call(changePassword, { as: 'childAdmin', body: { current_password: password, ...chosen } });
    expect(changed.status).toBe(204);
    const body = { token, password: 'weer iets anders nu', password_confirmation: 'weer iets anders nu' };
    const late = await call(resetPassword, { as: null, body });
    expect([late.status, Object.keys(late.errors)]).toEqual([422, ['token']]);
  });
});

describe('the startup settings', () => {
  test('are those of the application that the slug or the header names, else of the default one', async () => {
    const bySlug = await call(getSettings, { as: null, query: { slug: 'elders' } });
    expect(bySlug.body.application.id).toBe(tenants.otherApplication);
    const byHeader = await call(getSettings, { as: null, headers: { 'x-application-id': String(tenants.child) } });
    expect(byHeader.body.application.id).toBe(tenants.child);
    const byDefault = await call(getSettings, { as: null });
    expect(byDefault.body.application.id).toBe(tenants.application);
    expect((await call(getSettings, { as: null, query: { slug: 'unknown' } })).status).toBe(404);
  });
});

test('one network can’t request mails for many addresses', async () => {
  const throttle = throttleOn(appPool, config.appKey);
  await Promise.all(Array.from({ length: 60 }, () => throttle('forgot-from:127.0.0.1', 1_000, 3_600)));
  const { status } = await call(forgotPassword, { as: null, body: { email: 'somebody@test.example' } });
  expect(status).toBe(429);
});
