import { exportPersonalData } from '@move/contract/privacy/personal-data.ts';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { marked, personalDataWorld } from '../../../testing/worlds/personal-data-world.ts';

const { call, appPool, organizationId, plant, newSession, add } = await personalDataWorld();
const { record } = await plant();
const params = { organizationId, record };

const filesOf = (bytes: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));

test('an export is made in its own thread', async () => {
  const started: unknown[] = [];
  const note = (thread: unknown) => started.push(thread);
  process.on('worker', note);
  expect((await call(exportPersonalData, { params })).status).toBe(200);
  process.off('worker', note);
  expect(started).toHaveLength(1);
});

test('an export has all data of the person, as a page to read and as JSON for machines', async () => {
  const answer = await call(exportPersonalData, { params });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const files = filesOf(answer.bytes);
  expect(Object.keys(files)).toEqual(['data.json', 'gegevens.html']);
  const planted =
    'Zqnoor,Zqjansen,zqnoor@test.example,2014-03-09,Zqnotitie,Zqnoten,Zqbericht,Zqbundel,Zqwacht,Zqkaart,Zqziek,Zqcontant,06 11 22 33 44';
  for (const text of planted.split(',')) {
    expect(files['data.json']).toContain(text);
    // the page has the date of birth written out
    if (text !== marked.date_of_birth) expect(files['gegevens.html']).toContain(text);
  }
  const data = JSON.parse(files['data.json'] ?? '');
  expect(data.person).toMatchObject(marked);
  const counts = Object.fromEntries(
    Object.entries(data).flatMap(([section, rows]) => (Array.isArray(rows) ? [[section, rows.length]] : [])),
  );
  expect(counts).toMatchObject({
    participants: 3,
    bundle_participants: 1,
    waitlist_entries: 1,
    answers: 2,
    taps: 1,
    purchases: 1,
    orders: 2,
    order_lines: 3,
    refunds: 1,
    provider_refunds: 1,
    contacts: 1,
    invites: 1,
    messages: 1,
    payments: 1,
    notifications: 1,
    sessions: 1,
  });
});

test.each([
  [
    'nl',
    'gegevens.html',
    [
      'Inschrijvingen',
      'Geboortedatum',
      'zondag 9 maart 2014',
      'Contant',
      'Totaal',
      '€ 12,50',
      'Servicekosten',
      'iDEAL',
      'Zqjansen is ziek',
    ],
  ],
  [
    'en',
    'data.html',
    [
      'Bookings',
      'Date of birth',
      'Sunday 9 March 2014',
      'Cash',
      'Total',
      '€12.50',
      'Service fee',
      'iDEAL',
      'Zqjansen is ziek',
    ],
  ],
] as const)('the page is in the language of a reader of %s', async (locale, name, words) => {
  const page = filesOf((await call(exportPersonalData, { params, headers: { 'accept-language': locale } })).bytes)[
    name
  ];
  for (const word of words) expect(page).toContain(word);
  expect(page).not.toMatch(/>(true|false|null|canceled|present|createParticipant)</);
  expect(page).not.toMatch(/<dd>\d{4}-\d\d-\d\d(T[\d:.+]+)?<|in cents|_id/);
});

test('an export has no secrets', async () => {
  const files = filesOf((await call(exportPersonalData, { params })).bytes);
  expect(files['data.json']).not.toMatch(/_hash|token=[A-Za-z0-9]/);
});

test('the page escapes typed text', async () => {
  const session = await newSession();
  const { id } = await add(session, { first_name: '<b>Ko</b>', email: 'ko@test.example' });
  const { bytes } = await call(exportPersonalData, { params: { organizationId, record: `participants-${id}` } });
  const page = filesOf(bytes)['gegevens.html'];
  expect(page).toContain('&lt;b&gt;Ko&lt;/b&gt;');
  expect(page).not.toContain('<b>Ko');
});

test('an export is audited, with initials only', async () => {
  const { rows } = await asSystem(appPool, (db) =>
    sql`select subject_type, subject_name from audit_log
      where action = 'exportPersonalData' and organization_id = ${organizationId}`.execute(db),
  );
  expect(rows).toContainEqual({ subject_type: 'participants', subject_name: 'ZZ' });
});

test('a trainer can’t export a person', async () => {
  expect((await call(exportPersonalData, { as: 'trainer', params })).status).toBe(403);
});
