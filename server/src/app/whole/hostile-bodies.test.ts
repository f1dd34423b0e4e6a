import { changePassword, forgotPassword, login } from '@move/contract/access/access.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { validate } from '@move/contract/kit/validate.ts';
import { testActivityMessage } from '@move/contract/messages/messages.ts';
import { registerByInvite } from '@move/contract/team/invites.ts';
import { describe, expect, test } from 'vitest';
import { sanitizeForPostgres } from '../../platform/http/input/sanitize-for-postgres.ts';
import { listAttacks, textAttacks, textAttacksOf } from '../../testing/whole/attacks.ts';
import { draftOf } from '../../testing/whole/draft-of.ts';
import { seedExamples } from '../../testing/whole/examples.ts';
import { inputFields } from '../../testing/whole/input-fields.ts';
import { paramsOf } from '../../testing/whole/params-of.ts';
import { testApp } from '../../testing/test-app.ts';
import { workOf } from '../../testing/work-of.ts';
import { routes } from '../routes.ts';

// In milliseconds. A megabyte in any field of any endpoint may only cost the time to read it. Slow code is quadratic: it takes seconds to
// hours.
const MS_MAX = 100;
/** For the thousands of pairs of field and attack: a tenth of the text, in a tenth of the time. Quadratic code takes seconds here too. */
const TENTH = { texts: textAttacksOf(100_000), mostMs: 10 };
/** Sanitizes each attack once, because the work doesn't depend on where in the body the value is. */
const stored = (attacks: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(attacks).map(([name, value]) => [name, sanitizeForPostgres(value)]));

const app = await testApp();
const { own, drafts } = await seedExamples(app.appPool, app.tenants);
const endpoints: Endpoint[] = routes.map((route) => route.endpoint);
const taking = endpoints.filter(({ body }) => body !== undefined && inputFields(body).length > 0);

/** Returns the CPU time of this thread since `began`, in milliseconds. Unlike `workOf`, it can be used around an await. */
function workSince(began: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}

/** Tries three times, because a garbage collection may slow down one of them, but not all. */
const isSlow = (run: () => void, mostMs: number) => [0, 1, 2].every(() => workOf(run) > mostMs);

test('the walker finds every field that takes a value', () => {
  const message = endpoints.find(({ name }) => name === 'planSessions');
  const paths = inputFields(message?.body).map(({ path }) => path);
  expect(paths).toContain('sessions');
  expect(paths).toContain('sessions.0.start_date');
  expect(taking.flatMap(({ body }) => inputFields(body)).length).toBeGreaterThan(400);
});

test('every text of a body has a maximum length', () => {
  const endless = taking.flatMap(({ name, labels, body }) =>
    inputFields(body)
      .filter(({ path, holding }) => {
        const result = body && validate(body, holding('a'.repeat(50_000)), { labels, locale: 'nl' });
        const refusals = result?.ok === false ? Object.keys(result.errors) : [];
        return !refusals.some((refusal) => refusal === path || path.startsWith(`${refusal}.`));
      })
      .map(({ path }) => `${name}: ${path}`),
  );
  // a build's log lines are signed as one text, and a draft contains any form; both have a limit on their total size
  expect(endless).toEqual(['receiveBuildEvent: payload', 'saveDraft: values.key']);
});

test.each(Object.entries({ ...textAttacks, ...listAttacks }))('sanitizing %s is not slow', (_attack, value) => {
  expect(isSlow(() => sanitizeForPostgres({ deep: [value] }), MS_MAX)).toBe(false);
});

describe('checking an input is never slow', () => {
  const texts = stored(TENTH.texts);
  const listsAndRecords = stored(listAttacks);
  const parts = endpoints.flatMap((endpoint) => [
    ...(endpoint.body ? [[`${endpoint.name}, body`, endpoint, endpoint.body, listsAndRecords] as const] : []),
    ...(endpoint.query ? [[`${endpoint.name}, query`, endpoint, endpoint.query, {}] as const] : []),
  ]);
  test.each(parts)('%s', (_name, { labels }, schema, lists) => {
    const slow = (attacks: Readonly<Record<string, unknown>>, mostMs: number) =>
      inputFields(schema).flatMap((field) =>
        Object.entries(attacks)
          .filter(([, value]) => isSlow(() => validate(schema, field.holding(value), { labels, locale: 'nl' }), mostMs))
          .map(([attack]) => `${field.path}: ${attack}`),
      );
    expect(slow(texts, TENTH.mostMs)).toEqual([]);
    expect(slow(lists, MS_MAX)).toEqual([]);
  });
});

describe('a call with a megabyte in its body is answered at once', () => {
  const calls = taking.filter(({ upload }) => !upload).map((endpoint) => [endpoint.name, endpoint] as const);
  test.each(calls)('%s', async (_name, endpoint) => {
    const [first, second = first] = inputFields(endpoint.body).filter(({ path }) => path !== '');
    if (!first || !second) throw new Error('no field');
    const draft = await draftOf(endpoint, { own, drafts, call: app.call });
    for (const body of [
      first.holding(textAttacks['spaces between letters']),
      second.holding(textAttacks['accents out of order']),
    ])
      await expectQuick(endpoint, { ...draft, ...(body as object) });
  });

  /** Sends a body up to three times, because a garbage collection may happen in one try. Expects a quick reply with a status below 500. */
  async function expectQuick(endpoint: Endpoint, body: Record<string, unknown>) {
    const as = endpoint.permission === 'public' ? null : 'superadmin';
    const costs: number[] = [];
    while (costs.length < 3 && costs.every((ms) => ms > MS_MAX)) {
      const before = process.threadCpuUsage();
      const [answer, health] = await Promise.all([
        app.call(endpoint, { as, params: paramsOf(endpoint, own), body }),
        app.app.inject('/healthz'),
      ]);
      costs.push(workSince(before));
      expect(answer.status).toBeLessThan(500);
      expect(health.statusCode).toBe(200);
    }
    expect(Math.min(...costs)).toBeLessThan(MS_MAX);
  }
});

describe('the longest texts in three-byte characters are stored or refused', () => {
  const LENGTHS = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 255, 100, 50];
  // random characters, because an index compresses repeated text
  const han = (length: number) =>
    String.fromCharCode(...Array.from({ length }, () => 0x4e00 + Math.floor(Math.random() * 20_000)));

  /** Returns the draft with the longest texts that its fields take. */
  function withLongTexts({ body, labels }: Endpoint, draft: Record<string, unknown>) {
    const long = structuredClone(draft);
    for (const { path, holding } of inputFields(body)) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const record = names.reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], long);
      if (typeof record !== 'object' || record === null) continue;
      const isTaken = (text: string) => {
        const result = body && validate(body, holding(text), { labels, locale: 'nl' });
        return (
          result?.ok || !Object.keys(result?.errors ?? {}).some((name) => name === path || path.startsWith(`${name}.`))
        );
      };
      const text = LENGTHS.map(han).find(isTaken);
      if (text !== undefined) Object.assign(record, { [last]: text });
    }
    return long;
  }

  test.each(taking.filter(({ upload }) => !upload).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const as = endpoint.permission === 'public' ? null : 'superadmin';
      const draft = await draftOf(endpoint, { own, drafts, call: app.call });
      const body = withLongTexts(endpoint, { ...draft });
      const { status } = await app.call(endpoint, { as, params: paramsOf(endpoint, own), body });
      expect(status).toBeLessThan(500);
    },
  );
});

describe('dates at the ends of the calendar are refused or read at once', () => {
  const asked = endpoints.flatMap((endpoint) => {
    const fields = endpoint.method === 'GET' ? inputFields(endpoint.query).map(({ path }) => path) : [];
    const days = fields.filter((path) => /date|day|month|from|until/i.test(path));
    return days.length === 0 ? [] : [[endpoint.name, endpoint, days, fields.includes('granularity')] as const];
  });

  test.each(asked)('%s', async (_name, endpoint, days, hasGranularity) => {
    const as = endpoint.permission === 'public' ? null : 'superadmin';
    for (const year of ['0001', '1600', '2999', '9999']) {
      const values = days.map((path) => [path, /month/i.test(path) ? `${year}-12` : `${year}-12-29`]);
      const query = { ...Object.fromEntries(values), ...(hasGranularity && { granularity: 'week' }) };
      const before = process.threadCpuUsage();
      const answer = await app.call(endpoint, { as, params: paramsOf(endpoint, own), query });
      expect([year, answer.status < 500]).toEqual([year, true]);
      expect(workSince(before)).toBeLessThan(10 * MS_MAX);
    }
  });
});

describe('inputs that blocked the process before', () => {
  const spaces = (count: number) => `x${' '.repeat(count)}x`;

  test.each([
    ['white space in the address of a login', login, { email: spaces(100_000), password: 'y' }, 'email'],
    ['white space in a forgotten address', forgotPassword, { email: spaces(200_000) }, 'email'],
    ['white space in the name of an invited person', registerByInvite, { first_name: spaces(50_000) }, 'first_name'],
    [
      'accents out of order in the current password',
      changePassword,
      { current_password: `a${'\u0315\u0300'.repeat(80_000)}`, password: 'x', password_confirmation: 'x' },
      'current_password',
    ],
    [
      'white space in an unfinished variable',
      testActivityMessage,
      { subject: 'a', body: `{{${' '.repeat(9_900)}x` },
      null,
    ],
  ] as const)('%s', async (_case, endpoint: Endpoint, body, field) => {
    const as = endpoint.permission === 'public' ? null : 'trainer';
    const before = process.threadCpuUsage();
    const answer = await app.call(endpoint, { as, params: paramsOf(endpoint, own), body });
    expect(workSince(before)).toBeLessThan(3 * MS_MAX);
    expect(answer.status).toBe(field === null ? 202 : 422);
    if (field !== null) expect(Object.keys(answer.errors)).toContain(field);
  });

  test('a list or record as large as the body limit is refused before its items are read', async () => {
    const email = Object.fromEntries(Array.from({ length: 11_000 }, (_, index) => [`k${index}`, 0]));
    for (const body of [
      { email: Array.from({ length: 20_001 }, () => 0), password: 'y' },
      { email, password: 'y' },
    ]) {
      const answer = await app.call(login, { as: null, body });
      expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['body']]);
    }
  });
});
