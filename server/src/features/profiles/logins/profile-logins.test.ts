import { createProfileToken, listOwnBookings, sendProfileCode } from '@move/contract/profiles/profiles.ts';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { createLog } from '../../../platform/log/create-log.ts';
import { type Mail, testApp } from '../../../testing/test-app.ts';
import { tasks } from '../../../app/tasks.ts';
import { purgePeople } from '../../privacy/retention/purge-people.ts';
import { eraseProfile } from '../erase-profiles.ts';
import { seedProfile } from '../profiles.seed.ts';

const { app, call, mailsTo, appPool, sidePool, ownerPool, tenants, config } = await testApp();
const { application, otherApplication } = tenants;
const email = 'mila@test.example';

beforeEach(async () => {
  vi.useRealTimers();
  await ownerPool.query('delete from throttles');
  await ownerPool.query('delete from mails');
});

const on = (platform: number) => ({ 'x-application-id': String(platform) });
const ask = (to = email, { platform = application, from = '192.0.2.1', headers = {} } = {}) =>
  call(sendProfileCode, { as: null, body: { email: to }, headers: { ...on(platform), ...headers }, from });
const logIn = (code: string, { to = email, platform = application, from = '192.0.2.1' } = {}) =>
  call(createProfileToken, { as: null, body: { email: to, code }, headers: on(platform), from });
const bookings = (token: string | null, platform = application) =>
  call(listOwnBookings, {
    as: null,
    headers: { ...on(platform), ...(token === null ? {} : { authorization: `Bearer ${token}` }) },
  });

const codeIn = (mail: Mail | undefined) => /code: (\d{6})\b/.exec(mail?.body_text ?? '')?.[1] ?? '';
async function mailedCode(to = email, platform = application): Promise<string> {
  expect((await ask(to, { platform })).status).toBe(204);
  return codeIn((await mailsTo(to)).at(-1));
}
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const rowsOf = <Row>(query: ReturnType<typeof sql<Row>>) =>
  asSystem(appPool, async (db) => (await query.execute(db)).rows);
/** Sets the clock of the next calls ahead. */
const later = (milliseconds: number) =>
  vi.useFakeTimers({ now: Date.now() + milliseconds, toFake: ['Date'], shouldAdvanceTime: true });
const MINUTE = 60_000;
const refusal = { code: ['Deze code klopt niet of werkt niet meer. Vraag een nieuwe aan'] };

describe('a code', () => {
  test('for an unknown platform is refused', async () => {
    expect((await ask(email, { platform: 999_999 })).status).toBe(404);
  });

  test('is mailed to any address in the language of the call, and creates no profile', async () => {
    await asSystem(appPool, (db) => seedProfile(db, { application_id: application, email: 'bekend@test.example' }));
    for (const to of ['bekend@test.example', 'onbekend@test.example']) {
      const answer = await ask(to, { headers: { 'accept-language': 'en' } });
      expect([answer.status, answer.bytes.length]).toEqual([204, 0]);
      const [mail, ...more] = await mailsTo(to);
      expect(more).toEqual([]);
      expect(mail).toMatchObject({ locale: 'en', subject: expect.stringContaining('Log in to') });
      expect(codeIn(mail)).toMatch(/^\d{6}$/);
      expect(mail?.subject).not.toMatch(/\d{6}/);
    }
    expect(await rowsOf(sql`select from profiles where email = 'onbekend@test.example'`)).toEqual([]);
  });

  test('is stored as a keyed hash: no column has the digits', async () => {
    const code = await mailedCode();
    const [row] = await rowsOf<{ text: string; size: number }>(
      sql`select code::text as text, octet_length(code_hash) as size from profile_codes as code where email = ${email}`,
    );
    expect(row?.size).toBe(32);
    expect(row?.text).not.toContain(code);
  });

  test('is mailed at most ten times an hour to an address, three of them for one network, and thirty times for a network', async () => {
    for (let at = 0; at < 3; at++) expect((await ask()).status).toBe(204);
    const fourth = await ask(email.toUpperCase());
    expect([fourth.status, Object.keys(fourth.errors)]).toEqual([429, ['throttle']]);
    // a network that requested three codes for another person's address doesn't block that person
    expect((await ask(email.toUpperCase(), { from: '198.51.100.7' })).status).toBe(204);
    for (let at = 0; at < 6; at++) expect((await ask(email, { from: `203.0.113.${at}` })).status).toBe(204);
    expect((await ask(email, { from: '203.0.113.99' })).status).toBe(429);
    expect(await mailsTo(email)).toHaveLength(10);
    for (let at = 0; at < 26; at++) expect((await ask(`iemand${at}@test.example`)).status).toBe(204);
    expect((await ask('nog@test.example')).status).toBe(429);
    expect((await ask('nog@test.example', { from: '198.51.100.7' })).status).toBe(204);
  });

  test('the networks of one IPv6 site count as one for an address', async () => {
    for (let at = 0; at < 3; at++) expect((await ask(email, { from: `2001:db8:5:${at}::1` })).status).toBe(204);
    expect((await ask(email, { from: '2001:db8:5:9::1' })).status).toBe(429);
    expect((await ask()).status).toBe(204);
  });

  test('is mailed at the request of a network where the user logged in before, whatever strangers request', async () => {
    const to = 'bekende@test.example';
    expect((await logIn(await mailedCode(to), { to })).status).toBe(201);
    for (let at = 0; at < 9; at++) expect((await ask(to, { from: `203.0.113.${at}` })).status).toBe(204);
    expect((await ask(to, { from: '203.0.113.99' })).status).toBe(429);
    expect((await ask(to.toUpperCase())).status).toBe(204);
    const tokens = await rowsOf<{ network: Buffer | null }>(sql`
      select network_hash as network from profile_tokens join profiles on profiles.id = profile_id where email = ${to}`);
    expect(tokens[0]?.network).toHaveLength(32);
  });

  test('requires an address', async () => {
    const { status, errors } = await ask('geen adres');
    expect([status, Object.keys(errors)]).toEqual([422, ['email']]);
  });
});

describe('logging in', () => {
  test('creates a profile on the platform of the call, once, and returns a token of 30 days', async () => {
    const to = 'nieuw@test.example';
    const first = await logIn(await mailedCode(to), { to });
    expect(first.status).toBe(201);
    expect(first.body.profile_token).toMatch(/^mvp_[\w-]{43}$/);
    expect(first.body.profile).toEqual({
      id: expect.any(Number),
      email: to,
      first_name: null,
      last_name: null,
      locale: 'nl',
    });
    const second = await logIn(await mailedCode(to), { to });
    expect(second.body.profile.id).toBe(first.body.profile.id);
    expect(second.body.profile_token).not.toBe(first.body.profile_token);
    const stored = await rowsOf<{ text: string; days: number; application_id: number }>(sql`
      select token::text as text, extract(day from expires_at - token.created_at)::integer as days, application_id
      from profile_tokens as token join profiles on profiles.id = profile_id where email = ${to}`);
    expect(stored.map(({ days, application_id }) => [days, application_id])).toEqual([
      [30, application],
      [30, application],
    ]);
    expect(stored.map(({ text }) => text).join(' ')).not.toContain(first.body.profile_token.slice(4));
    for (const { body } of [first, second]) expect((await bookings(body.profile_token)).status).toBe(200);
  });

  test('accepts the code with spaces, and the address in capitals', async () => {
    const code = await mailedCode();
    expect((await logIn(` ${code.slice(0, 3)} ${code.slice(3)} `, { to: 'MILA@test.example' })).status).toBe(201);
  });

  test('a code works once, and is removed from the mail', async () => {
    const code = await mailedCode();
    await appPool.query("update mails set status = 'sent'");
    expect((await logIn(code)).status).toBe(201);
    expect(JSON.stringify(await mailsTo(email))).not.toContain(code);
    const again = await logIn(code);
    expect([again.status, again.errors]).toEqual([422, refusal]);
  });

  test('succeeds once when many calls use the same code at once', async () => {
    const code = await mailedCode();
    const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => logIn(code, { from: `198.51.100.${at}` })));
    const statuses = answers.map(({ status }) => status);
    expect([201, 422].map((status) => statuses.filter((each) => each === status).length)).toEqual([1, 7]);
  });

  test('has the same error for each cause: wrong, never requested, replaced, of another platform, or too late', async () => {
    const replaced = await mailedCode();
    const code = await mailedCode();
    const answers = [
      ...(replaced === code ? [] : [await logIn(replaced)]),
      await logIn(other(code)),
      await logIn('geen cijfers'),
      await logIn('123456', { to: 'nooit@test.example' }),
      await logIn(code, { platform: otherApplication }),
    ];
    later(10 * MINUTE + 1_000);
    answers.push(await logIn(code));
    for (const { status, errors } of answers) expect([status, errors]).toEqual([422, refusal]);
  });

  test('works until the end of the ten minutes', async () => {
    const code = await mailedCode();
    later(9 * MINUTE);
    expect((await logIn(code)).status).toBe(201);
  });

  test('five wrong attempts from other networks, also at once, end a code in these networks; a new code starts a new count', async () => {
    const code = await mailedCode();
    const tries = await Promise.all(
      Array.from({ length: 6 }, (_, at) => logIn(other(code), { from: `198.51.100.${at}` })),
    );
    expect(tries.map(({ status }) => status)).toEqual(Array(6).fill(422));
    const right = await logIn(code, { from: '203.0.113.5' });
    expect([right.status, right.errors]).toEqual([422, refusal]);
    // the code still works in the network that requested it
    expect((await logIn(code)).status).toBe(201);
    const fresh = await mailedCode();
    for (let at = 0; at < 4; at++) await logIn(other(fresh), { from: `198.51.100.${at}` });
    expect((await logIn(fresh, { from: '203.0.113.5' })).status).toBe(201);
  });

  test('a stranger can’t end a code: one network has four attempts for each code that it requests', async () => {
    const code = await mailedCode();
    const stranger = { from: '198.51.100.7' };
    for (let at = 0; at < 4; at++) expect((await logIn(other(code), stranger)).status).toBe(422);
    expect((await logIn(other(code), stranger)).status).toBe(429);
    expect((await logIn(code)).status).toBe(201);
    const again = await mailedCode();
    for (let at = 0; at < 3; at++) expect((await logIn(other(again))).status).toBe(422);
    const fresh = await mailedCode();
    expect((await logIn(fresh)).status).toBe(201);
  });

  test('a wrong attempt is audited, without address or code', async () => {
    const code = await mailedCode();
    await logIn(other(code));
    const trail = await rowsOf<{ row: string }>(
      sql`select audit_log::text as row from audit_log where action = 'failProfileCode' order by id desc limit 1`,
    );
    expect(trail).toHaveLength(1);
    expect(trail[0]?.row).not.toMatch(/mila|test\.example/);
  });

  test('has a limit of sixty attempts an hour for a network', async () => {
    for (let at = 0; at < 60; at++) await logIn('000000', { to: `raad${at}@test.example` });
    expect((await logIn('000000', { to: 'raad@test.example' })).status).toBe(429);
    expect((await logIn('000000', { to: 'raad@test.example', from: '198.51.100.9' })).status).toBe(422);
  });

  test('the reply that is stored for an idempotency key has no token', async () => {
    const code = await mailedCode();
    const headers = { ...on(application), 'idempotency-key': crypto.randomUUID() };
    const body = { email, code };
    const first = await call(createProfileToken, { as: null, body, headers });
    expect(first.status).toBe(201);
    const repeat = await call(createProfileToken, { as: null, body, headers });
    expect(JSON.stringify(repeat.body)).not.toContain(first.body.profile_token);
    const stored = await appPool.query('select row_to_json(k)::text as row from idempotency_keys k');
    expect(JSON.stringify(stored.rows)).not.toContain(first.body.profile_token);
  });
});

describe('a token', () => {
  const newToken = async () => (await logIn(await mailedCode())).body.profile_token;

  test('is refused when it is missing, invented, of a member of staff, of another platform or expired', async () => {
    const token = await newToken();
    const { headers } = await app.inject({ method: 'GET', url: '/v1/public/profile/bookings' });
    expect(headers['cache-control']).toBe('no-store');
    expect((await bookings(null)).status).toBe(401);
    expect((await bookings('mvp_verzonnen')).status).toBe(401);
    expect((await bookings(token, otherApplication)).status).toBe(401);
    expect((await call(listOwnBookings, { as: 'superadmin', headers: on(application) })).status).toBe(401);
    later(30 * 24 * 60 * MINUTE - MINUTE);
    expect((await bookings(token)).status).toBe(200);
    later(2 * MINUTE);
    const over = await bookings(token);
    expect([over.status, Object.keys(over.errors)]).toEqual([401, ['auth']]);
  });

  test('gives no access to the back office', async () => {
    const token = await newToken();
    const { statusCode } = await app.inject({
      method: 'GET',
      url: '/v1/admin/wallets',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(401);
  });

  test('ends when the app user is erased or gets another address, as do the code and the mails with codes', async () => {
    const token = await newToken();
    const code = await mailedCode();
    const [{ id } = { id: 0 }] = await rowsOf<{ id: number }>(
      sql`select id from profiles where email = ${email} and application_id = ${application}`,
    );
    await asSystem(appPool, (db) => eraseProfile(db, id));
    expect((await bookings(token)).status).toBe(401);
    expect((await logIn(code)).status).toBe(422);
    expect(await mailsTo(email)).toEqual([]);
    expect(await rowsOf(sql`select from profile_tokens where profile_id = ${id}`)).toEqual([]);
    expect(await rowsOf(sql`select from profile_codes where email = ${email}`)).toEqual([]);
    const again = await newToken();
    const change = sql`update profiles set email = 'anders@test.example' where email = ${email}`;
    await asSystem(appPool, (db) => change.execute(db));
    expect((await bookings(again)).status).toBe(401);
  });

  test('erasing on one platform does not affect mails and logins of another', async () => {
    const to = 'twee@test.example';
    const here = (await logIn(await mailedCode(to), { to })).body.profile;
    const there = await logIn(await mailedCode(to, otherApplication), { to, platform: otherApplication });
    await asSystem(appPool, (db) => eraseProfile(db, here.id));
    expect(await mailsTo(to)).toHaveLength(1);
    expect((await bookings(there.body.profile_token, otherApplication)).status).toBe(200);
  });
});

test('codes and tokens that ended are removed at night, the others stay', async () => {
  await newLogin('oud@test.example');
  await mailedCode('open@test.example');
  const counts = async () => {
    const [row] = await rowsOf<{ codes: number; tokens: number }>(sql`
      select (select count(*) from profile_codes where email = 'open@test.example') as codes,
        (select count(*) from profile_tokens join profiles on profiles.id = profile_id where email = 'oud@test.example') as tokens`);
    return row;
  };
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE);
  await purgePeople(appPool, at(9));
  expect(await counts()).toEqual({ codes: 1, tokens: 1 });
  await purgePeople(appPool, at(11));
  expect(await counts()).toEqual({ codes: 0, tokens: 1 });
  await purgePeople(appPool, at(30 * 24 * 60 + 1));
  expect(await counts()).toEqual({ codes: 0, tokens: 0 });
});

async function newLogin(to: string) {
  return (await logIn(await mailedCode(to), { to })).body.profile_token;
}

test('an expired code is removed from the outbox within the hour', async () => {
  const code = await mailedCode();
  await appPool.query("update mails set status = 'sent'");
  const clean = tasks.find(({ name }) => name === 'clean_mail_links');
  const context = { pool: appPool, sidePool, config, log: createLog('silent') };
  await clean?.run({}, { ...context, now: new Date() });
  expect(JSON.stringify(await mailsTo(email))).toContain(code);
  await clean?.run({}, { ...context, now: new Date(Date.now() + 11 * MINUTE) });
  const [mail] = await mailsTo(email);
  expect(JSON.stringify(mail)).not.toContain(code);
  for (const body of [mail?.body_text, mail?.body_html]) expect(body).toContain('code: …');
});
