import { LOCALES } from '@move/domain/kit/messages/locale.ts';
import { CHECK_INS, PARTICIPANT_STATUSES } from '@move/domain/participants/participant.ts';
import { PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { TRANSACTION_STATUSES } from '@move/domain/orders/payment/transactions.ts';
import { JOB_STATUSES } from '@move/domain/jobs/job.ts';
import { INBOX_KINDS } from '@move/domain/jobs/inbox.ts';
import { JOB_KINDS } from '@move/domain/jobs/job.ts';
import { ROLES } from '@move/domain/access/roles.ts';
import { INVITE_STATUSES } from '@move/domain/team/invite.ts';
import { ENTRY_STATUSES } from '@move/domain/waitlist/entry-status.ts';
import { expect, test } from 'vitest';
import { testApp } from '../../../../testing/test-app.ts';
import { ACCOUNT_TABLES, LEFT_OUT_OF_ACCOUNT } from '../account-tables.ts';
import { ADDED_COLUMNS, LEFT_OUT, ONLY_COLUMNS, SECTIONS, TABLE_OF } from '../collect-personal-data.ts';
import { LEFT_OUT_OF_PROFILE, MORE_OF_PROFILE, PROFILE_TABLES, type ProfileTable } from '../profile-tables.ts';
import { ONLY_IN_JSON } from './export-columns.ts';
import { columnLabel } from './export-labels.ts';
import { tableValueText, valueText, valueLabel } from './export-values.ts';

const { appPool } = await testApp();

async function columnsOf(table: string, leftOut: readonly string[], only?: readonly string[]): Promise<string[]> {
  const { rows } = await appPool.query<{ name: string }>(
    'select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped',
    [table],
  );
  expect(rows.length).toBeGreaterThan(2);
  const names = rows.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  return names.filter((name) => only === undefined || only.includes(name));
}

const onlyOf = (section: string) => (ONLY_COLUMNS as Record<string, readonly string[] | undefined>)[section];

const tables = [
  ...SECTIONS.map(
    (section) => [section, TABLE_OF[section], LEFT_OUT, Object.keys(ADDED_COLUMNS[section] ?? {})] as const,
  ),
  ...Object.keys(ACCOUNT_TABLES).map(
    (name) => [name, name, LEFT_OUT_OF_ACCOUNT, name === 'user_roles' ? ['organization', 'application'] : []] as const,
  ),
  ...(Object.keys(PROFILE_TABLES) as ProfileTable[]).map(
    (name) => [name, name, LEFT_OUT_OF_PROFILE, MORE_OF_PROFILE[name]] as const,
  ),
];

test.each(tables)('every column of %s has a name in both languages', async (section, table, leftOut, more) => {
  const shown = [...(await columnsOf(table, leftOut, onlyOf(section))), ...more].filter(
    (column) => !ONLY_IN_JSON.has(column),
  );
  for (const locale of LOCALES) {
    const nameless = shown.filter((column) => !columnLabel(section, column, locale));
    expect(nameless).toEqual([]);
  }
});

test('two columns of one table don’t have the same label', async () => {
  for (const [section, table, leftOut] of tables) {
    // oxlint-disable-next-line no-await-in-loop -- a few tables
    const shown = (await columnsOf(table, leftOut, onlyOf(section))).filter((column) => !ONLY_IN_JSON.has(column));
    for (const locale of LOCALES) {
      const names = shown.map((column) => columnLabel(section, column, locale));
      expect([section, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([section, []]);
    }
  }
});

const LISTS: Readonly<Record<string, readonly string[]>> = {
  status: [
    ...PARTICIPANT_STATUSES,
    ...ENTRY_STATUSES,
    ...TRANSACTION_STATUSES,
    ...INVITE_STATUSES,
    ...JOB_STATUSES,
    'queued',
    'sent',
    'failed',
    'done',
    'settled',
    'to_hand_over',
  ],
  check_in: CHECK_INS,
  gender: ['male', 'female', 'other', 'none'],
  payment_type: PAYMENT_TYPES,
  role: ROLES,
  kind: [
    ...INBOX_KINDS,
    ...JOB_KINDS,
    'term',
    'full',
    'organiser',
    'part',
    'amount',
    'coupon',
    'payment',
    'refund',
    'paid_twice',
    'paid_too_much',
  ],
  locale: LOCALES,
  density: ['roomy', 'compact'],
  shared: ['me', 'organization', 'all'],
};

test.each(Object.entries(LISTS))('every value of %s has a label in both languages', (column, values) => {
  for (const locale of LOCALES) {
    expect(values.filter((value) => valueLabel(column, value, locale) === null)).toEqual([]);
  }
});

const nl = { locale: 'nl', tz: 'Europe/Amsterdam' } as const;
const en = { locale: 'en', tz: 'Europe/Amsterdam' } as const;

test.each([
  ['is_automatic', true, 'ja', 'yes'],
  ['total_price_in_cents', 1250, '€ 12,50', '€12.50'],
  ['vat_percentage', 21, '21%', '21%'],
  ['date_of_birth', '2014-03-09', 'zondag 9 maart 2014', 'Sunday 9 March 2014'],
  ['created_at', '2026-11-22T18:05:01.5+00:00', 'zondag 22 november 2026, 19:05', 'Sunday 22 November 2026, 19:05'],
  ['status', 'canceled', 'Geannuleerd', 'Cancelled'],
  ['notes', 'canceled', 'canceled', 'canceled'],
  ['action', 'createParticipant', 'Toegevoegd', 'Added'],
  ['subject_type', 'participants', 'Deelnemer', 'Participant'],
  [
    'changes',
    { email: { old: 'a@b.nl', new: 'c@d.nl' } },
    'E-mailadres: a@b.nl → c@d.nl',
    'E-mail address: a@b.nl → c@d.nl',
  ],
  ['value', ['Noten', 'Melk'], 'Noten, Melk', 'Noten, Melk'],
  ['notes', null, '', ''],
])('%s %j is shown as %s and %s', (column, value, dutch, english) => {
  expect([valueText(column, value, nl), valueText(column, value, en)]).toEqual([dutch, english]);
});

test.each([
  ['participants', 'Nog niet betaald', 'Not paid yet'],
  ['refunds', 'Terugbetaling onderweg', 'Refund under way'],
  ['provider_refunds', 'Terugbetaling onderweg', 'Refund under way'],
])('a pending row of %s is shown as %s and %s', (table, dutch, english) => {
  const shown = [nl, en].map((reading) => tableValueText(table, 'status', 'pending', reading));
  expect(shown).toEqual([dutch, english]);
});

test.each([
  ['notes', '2026-02-30'],
  ['first_name', '2026-11-22T10:00:00 belde af'],
  ['starts_at', '2026-02-30'],
  ['starts_at', '2026-13-45T99:00:00Z'],
  ['notes', '2026-11-22'],
  ['status', 'constructor'],
  ['action', 'toString'],
  ['subject_type', 'constructor'],
])('a text that only looks like another value is shown as typed: %s %s', (column, value) => {
  for (const locale of LOCALES) {
    const text = valueText(column, value, { locale, tz: 'Europe/Amsterdam' });
    if (column === 'action') expect(text).not.toBe('');
    else expect(text.toLowerCase()).toBe(value.toLowerCase());
  }
});

test.each([[{ a: 1 }], [[null, 7, 'x']], ['x'], [[{ from_minutes: 'x' }]]])(
  'an invalid term causes no error: %j',
  (term) => {
    expect(() => valueText('term', term, { locale: 'nl', tz: 'Europe/Amsterdam' })).not.toThrow();
  },
);
