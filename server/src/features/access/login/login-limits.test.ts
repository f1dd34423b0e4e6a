import { changePassword, login, refreshToken, resetPassword } from '@move/contract/access/access.ts';
import { listAudit, listOrganizationAudit } from '@move/contract/audit/audit.ts';
import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { describe, expect, test } from 'vitest';
import { buildApp } from '../../../app/build-app.ts';
import { hashPassword } from '../../../platform/auth/password.ts';
import { hashToken } from '../../../platform/auth/token.ts';
import { asSystem } from '../../../platform/database/database.ts';
import { throttleOn } from '../../../platform/http/limits/throttle.ts';
import { networkOf, siteOf } from '../../../platform/http/limits/network-of.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { testApp } from '../../../testing/test-app.ts';

const { call, appPool, sidePool, probePool, config, tenants, signIn } = await testApp();
const password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);

const attempt = (email: string, from: string, typed = 'verkeerd') =>
  call(login, { as: null, body: { email, password: typed }, from });
const statuses = async (attempts: readonly (() => Promise<{ status: number }>)[]) => {
  const seen: number[] = [];
  for (const next of attempts) seen.push((await next()).status);
  return seen;
};
const times = (count: number, make: (index: number) => Promise<{ status: number }>) =>
  Array.from({ length: count }, (_, index) => () => make(index));
/** Sets all counters of this kind; real attempts would each cost a hash. */
const setHits = (kind: 'login-to' | 'login-from', hits: number) =>
  appPool.query('update throttles set hits = $2 where key like $1', [`${kind}:%`, hits]);
const failures = async () => {
  const { body } = await call(listAudit, { as: 'superadmin', query: { action: 'failLogin', itemsPerPage: 200 } });
  return body.audit;
};

describe('failed logins', () => {
  test('a password reset by mail clears the limit on the address', async () => {
    await appPool.query('delete from throttles');
    const email = 'trainer@test.example';
    const throttle = throttleOn(appPool, config.appKey);
    for (let count = 0; count < 20; count += 1) await throttle(`login-to:${email}`, 20, 900);
    expect((await attempt(email, '192.0.2.60', password)).status).toBe(429);
    const token = 'x'.repeat(43);
    await asSystem(appPool, (db) =>
      db
        .insertInto('password_resets')
        .values({
          user_id: tenants.users.trainer,
          token_hash: hashToken(token),
          expires_at: new Date(Date.now() + 60_000).toISOString(),
        })
        .execute(),
    );
    const chosen = { password: 'vier losse woorden hier', password_confirmation: 'vier losse woorden hier' };
    expect((await call(resetPassword, { as: null, body: { token, ...chosen } })).status).toBe(204);
    expect((await attempt(email, '192.0.2.60', chosen.password)).status).toBe(200);
    await appPool.query('delete from throttles');
  });

  test('for one address from many networks stop after twenty, with the time to wait', async () => {
    await appPool.query('delete from throttles');
    const email = 'trainer@test.example';
    expect((await attempt(email, '203.0.113.1')).status).toBe(422);
    await setHits('login-to', 18);
    expect(await statuses(times(4, (index) => attempt(email, `203.0.113.${10 + index}`)))).toEqual([
      422, 422, 429, 429,
    ]);
    const { headers, errors } = await attempt(email, '203.0.113.99', password);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(900);
    expect(errors.throttle?.[0]).toMatch(/over 1[45] minuten/);
  });

  test('count for the network only when the password was checked', async () => {
    await appPool.query('delete from throttles');
    const network = '203.0.113.50';
    for (const email of ['trainer@test.example', 'staff@test.example'])
      expect((await attempt(email, network)).status).toBe(422);
    await setHits('login-to', 25);
    for (const email of ['trainer@test.example', 'staff@test.example'])
      expect((await attempt(email, network)).status).toBe(429);
    const { rows } = await appPool.query("select hits from throttles where key like 'login-from:%'");
    expect(rows).toEqual([{ hits: 2 }]);
  });

  test('above the limit of a network store nothing and delay no other network', async () => {
    await appPool.query('delete from throttles');
    const networks = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4', '198.51.100.5'];
    await Promise.all(networks.map((from) => attempt('een@test.example', from)));
    await setHits('login-from', 60);
    const strangers = times(300, (index) => attempt(`vreemd${index}@test.example`, networks[index % 5] ?? ''));
    const refused = strangers.map((next) => next());
    expect((await attempt('admin@test.example', '192.0.2.8', password)).status).toBe(200);
    expect(new Set((await Promise.all(refused)).map(({ status }) => status))).toEqual(new Set([429]));
    const { rows } = await appPool.query("select count(*)::int as count from throttles where key like 'login:%'");
    expect(rows[0].count).toBe(networks.length + 1);
  });

  test('by strangers don’t lock a user out of a network with an earlier session', async () => {
    await appPool.query('delete from throttles');
    const email = 'admin@test.example';
    expect((await attempt(email, '192.0.2.7', password)).status).toBe(200);
    expect((await attempt(email, '203.0.113.100')).status).toBe(422);
    await setHits('login-to', 25);
    expect((await attempt(email, '203.0.113.200', password)).status).toBe(429);
    expect((await attempt(email, '192.0.2.7', password)).status).toBe(200);
  });

  test('from one network for many addresses stop after fifty', async () => {
    await appPool.query('delete from throttles');
    const place = '198.51.100.1';
    expect((await attempt('person@test.example', place)).status).toBe(422);
    await setHits('login-from', 48);
    const seen = await statuses(times(4, (index) => attempt(`person-${index}@test.example`, place)));
    expect(seen).toEqual([422, 422, 429, 429]);
  });

  test('count, but successful logins don’t: a school may share one IP address', async () => {
    await appPool.query('delete from throttles');
    const place = '198.51.100.2';
    expect((await attempt('pupil@test.example', place)).status).toBe(422);
    await setHits('login-from', 48);
    for (const email of ['staff@test.example', 'childadmin@test.example', 'stranger@test.example'])
      expect((await attempt(email, place, password)).status).toBe(200);
    const left = await statuses(times(3, (index) => attempt(`late-${index}@test.example`, place)));
    expect(left).toEqual([422, 422, 429]);
  });

  test('from one IPv6 network count together, for an address and for a known network', async () => {
    await appPool.query('delete from throttles');
    const email = 'childadmin@test.example';
    const from = (network: number, host: number) => `2001:db8:0:${network}::${host}`;
    expect(await statuses(times(6, (index) => attempt(email, from(1, index + 1))))).toEqual([
      422, 422, 422, 422, 422, 429,
    ]);
    await appPool.query('delete from throttles');
    expect((await attempt(email, from(2, 1), password)).status).toBe(200);
    await statuses(times(25, (index) => attempt(email, `203.0.113.${index}`)));
    expect((await attempt(email, from(3, 1), password)).status).toBe(429);
    expect((await attempt(email, from(2, 9), password)).status).toBe(200);
    await appPool.query('delete from throttles');
  });

  test('an IPv6 network is stored as its first 64 bits', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:192.0.2.1')).toBe('::ffff:192.0.2.1');
    expect(networkOf('192.0.2.1')).toBe('192.0.2.1');
    expect(siteOf('2001:db8:1:2::9')).toBe('2001:db8:1::/48');
    expect(siteOf('192.0.2.1')).toBe('192.0.2.1');
  });
});

describe('the history', () => {
  test('shows failed logins with their network to superadmins only, and no unknown address', async () => {
    await appPool.query('delete from throttles');
    const before = (await failures()).length;
    await attempt('staff@test.example', '192.0.2.20');
    await attempt('nobody-knows@test.example', '192.0.2.21');
    const [unknown, known, ...rest] = await failures();
    expect(rest).toHaveLength(before);
    expect(known).toMatchObject({ ip: '192.0.2.20', actor: null, subject_id: String(tenants.users.staff) });
    expect(unknown).toMatchObject({ ip: '192.0.2.21', subject_id: null, subject_name: null });
    for (const as of ['admin', 'staff'] as const) {
      const params = { organizationId: tenants.organization };
      const own = as === 'admin' ? await call(listAudit, { as }) : await call(listOrganizationAudit, { as, params });
      expect(own.status).toBe(200);
      expect(own.body.audit.filter(({ action }) => action === 'failLogin')).toEqual([]);
    }
  });

  test('has no row for throttled attempts, and a limited number for the others', async () => {
    await appPool.query('delete from throttles');
    const before = (await failures()).length;
    await statuses(times(10, () => attempt('staff@test.example', '192.0.2.30')));
    expect((await failures()).length - before).toBe(5);
    await appPool.query("update throttles set hits = 1000 where key like 'login-history:%'");
    expect((await attempt('staff@test.example', '192.0.2.31')).status).toBe(422);
    expect((await failures()).length - before).toBe(5);
  });
});

test('the log has a countable line for each failed login, without the address of the account', async () => {
  await appPool.query('delete from throttles');
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const app = await buildApp({ config, database: { appPool, sidePool, probePool }, log });
  const throttled = async () => {
    const { body } = await app.inject('/metrics');
    return Number(/^move_failed_logins_total\{reason="throttled"\} (\d+)$/m.exec(body)?.[1]);
  };
  const before = await throttled();
  const payload = JSON.stringify({ email: 'staff@test.example', password: 'verkeerd' });
  const options = { method: 'POST', url: '/v1/auth/login', payload, remoteAddress: '192.0.2.40' } as const;
  for (let count = 0; count < 6; count++) {
    await app.inject(options);
  }
  const after = await throttled();
  await app.close();
  const failed = lines.flatMap((line) => (line.includes('login_failed') ? [JSON.parse(line)] : []));
  expect(failed.map(({ event, ip, reason }) => [event, ip, reason])).toEqual([
    ...Array.from({ length: 5 }, () => ['login_failed', '192.0.2.40', 'credentials']),
    ['login_failed', '192.0.2.40', 'throttled'],
  ]);
  expect(lines.join('')).not.toContain('staff@test');
  expect(after - before).toBe(1);
});

test.each(LOCALES)('errors of a new password call it the new password (%s)', async (locale) => {
  const { errors } = await call(changePassword, {
    body: { current_password: password, password: '', password_confirmation: '' },
    headers: { 'accept-language': locale },
  });
  expect(errors.password?.[0]).toMatch({ nl: /nieuw wachtwoord/i, en: /new password/i }[locale]);
  expect(errors.password_confirmation?.[0]).toMatch({ nl: /nieuwe wachtwoord/i, en: /new password/i }[locale]);
});

test('an easy password is refused on its field, with advice', async () => {
  const set = (typed: string) =>
    call(changePassword, { body: { current_password: password, password: typed, password_confirmation: typed } });
  for (const easy of ['1111111111', 'Welkom2026!', 'staff@test.example']) {
    const { status, errors } = await set(easy);
    expect([status, Object.keys(errors)]).toEqual([422, ['password']]);
  }
  expect((await set('1111111111')).errors.password?.[0]).toMatch(/vier woorden/);
  for (const name of ['Zwemclub Test', 'Test-zwemclub-1', 'staff@test-2026']) {
    const { status, errors } = await set(name);
    expect([name, status, errors.password?.[0]]).toEqual([name, 422, expect.stringMatching(/organisatie of platform/)]);
  }
  expect((await set('fietsbel groen tafel')).status).toBe(204);
  const own = await signIn('staff');
  const next = await call(refreshToken, { as: null, headers: { authorization: `Bearer ${own}` } });
  expect(next.status).toBe(200);
});
