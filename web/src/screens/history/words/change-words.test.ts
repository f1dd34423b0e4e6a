import { expect, test } from 'vitest';
import { createFormats } from '../../../platform/texts/formats.ts';
import { valueWords } from './change-words.ts';
import { auditSentence, subjectWords } from './entry-words.ts';
import { historyMessages } from '../history.messages.ts';

const now = () => Temporal.ZonedDateTime.from('2026-11-20T12:00[Europe/Amsterdam]');
const words = {
  formats: createFormats('nl', now),
  locale: 'nl' as const,
  yes: 'Ja',
  no: 'Nee',
  empty: 'leeg',
  changed: 'gewijzigd',
  unseen: 'niet zichtbaar',
  values: { accepted: 'geaccepteerd', closed: 'gesloten' },
  filters: { sport: 'Sport', age: 'Leeftijd' },
  off: (name: string) => `${name} (uit)`,
};
const names = { '3': 'Zwemmen', '4': 'Judo' };

test.each([
  ['name', null, {}, 'leeg'],
  ['name', '', {}, 'leeg'],
  ['name', [], {}, 'leeg'],
  ['name', 'Zwembad', {}, 'Zwembad'],
  ['status', 'accepted', {}, 'geaccepteerd'],
  ['is_hidden', true, {}, 'Ja'],
  ['spots', 1200, {}, '1.200'],
  ['price_in_cents', 1250, {}, '€ 12,50'],
  ['sport_id', 3, names, 'Zwemmen'],
  ['sport_id', 9, names, 'niet zichtbaar'],
  ['sport_ids', [3, 8, 9], names, 'Zwemmen, niet zichtbaar'],
  ['organization_id', 11, {}, 'niet zichtbaar'],
  ['sport_ids', [3, 4], names, 'Zwemmen, Judo'],
  ['contacts', [{ contact_id: 3, roles: ['trainer'] }], names, 'Zwemmen'],
  ['periods', [{ from_minutes: null }], {}, 'gewijzigd'],
  [
    'primary',
    [
      { key: 'sport', enabled: true, position: 1 },
      { key: 'age', enabled: false, position: 2 },
    ],
    {},
    'Sport, Leeftijd (uit)',
  ],
  ['primary', [{ key: 'constructor' }], {}, 'gewijzigd'],
  [
    'opening_hours',
    [
      { weekday: 1, state: 'open', opened_at: '09:00', closed_at: '17:00' },
      { weekday: 7, state: 'closed', opened_at: null, closed_at: null },
    ],
    {},
    'ma 09:00–17:00, zo gesloten',
  ],
  [
    'exceptions',
    [{ date: '2026-12-25', state: 'closed', opened_at: null, closed_at: null }],
    {},
    'vrijdag 25 december gesloten',
  ],
  ['start_date', '2026-11-24', {}, 'dinsdag 24 november'],
  ['starts_at', '2026-11-24T17:30:00.000Z', {}, 'dinsdag 24 november, 18:30'],
  ['description', 'x'.repeat(500), {}, `${'x'.repeat(159)}…`],
])('the field %s shows %j as text', (field, value, known, expected) => {
  expect(valueWords({ field, names: known }, value, words)).toBe(expected);
});

test.each([
  ['nl', 'acceptOrganization', 'organizations', 'Zwemclub', 'Anna accepteerde Zwemclub'],
  ['en', 'acceptOrganization', 'organizations', 'Zwemclub', 'Anna accepted Zwemclub'],
  ['nl', 'changePassword', 'users', 'Anna', 'Anna wijzigde het wachtwoord'],
  ['nl', 'updateProfile', 'users', 'Anna', 'Anna wijzigde de eigen gegevens'],
  ['nl', 'login', 'users', 'Anna', 'Anna logde in'],
  ['nl', 'inviteWaiting', 'waitlist_entries', 'Willem Smit', 'Anna nodigde Willem Smit op de wachtlijst uit'],
  [
    'nl',
    'createSession',
    'sessions',
    'Zwemles, 2026-11-24 18:30',
    'Anna voegde sessie Zwemles, dinsdag 24 november, 18:30 toe',
  ],
  ['nl', 'importOrganizations', 'imports', 'clubs.csv', 'Anna importeerde 287 organisaties uit clubs.csv'],
  ['nl', 'createActivity', 'activities', null, 'Anna voegde een activiteit toe'],
  ['nl', 'updateNotificationSettings', 'notification_settings', null, 'Anna wijzigde de stille uren'],
  ['en', 'updateNotificationSettings', 'notification_settings', null, 'Anna changed the quiet hours'],
  ['en', 'exportOrders', 'organizations', 'Zwemclub', 'Anna exported orders'],
  ['en', 'somethingElse', 'activities', null, 'Anna updated an activity'],
  ['nl', 'purgePerson', 'erasures', 'A$&', 'Gegevens van een persoon A$& is na de bewaartermijn opgeruimd'],
] as const)('the sentence in %s for the action %s', (locale, action, subject_type, subject_name, text) => {
  const changes = [{ field: 'valid', old: null, new: 287, names: {} }];
  const formats = createFormats(locale, now);
  const saying = { who: 'Anna', t: historyMessages[locale], formats, locale };
  expect(auditSentence({ action, subject_type, subject_name, changes }, saying)).toBe(text);
});

const planned = { action: 'createSession', subject_type: 'sessions', subject_name: 'Zwemles, 2026-11-24 18:30' };
const activity = { action: 'updateActivity', subject_type: 'activities', subject_name: 'Zwemles' };
const tap = { action: 'sendTap', subject_type: 'participants', subject_name: 'Gijs Peters' };
test.each([
  [planned, ['made', null, 30], 'Anna plande 30 sessies vanaf sessie Zwemles, dinsdag 24 november, 18:30'],
  [planned, ['made', null, 1], 'Anna voegde sessie Zwemles, dinsdag 24 november, 18:30 toe'],
  [{ ...activity, action: 'planSessions' }, ['made', null, 12], 'Anna plande 12 sessies voor activiteit Zwemles'],
  [
    { ...planned, action: 'cancelSession' },
    ['free', 1, 20],
    'Anna gelastte sessie Zwemles, dinsdag 24 november, 18:30 af',
  ],
  [tap, ['check_in', 'none', 'present'], 'Anna zette Gijs Peters op aanwezig'],
  [tap, ['check_in', 'present', 'signed_out'], 'Anna meldde Gijs Peters af'],
  [{ ...tap, action: 'checkIn' }, ['check_in', 'present', 'none'], 'Anna haalde de aanwezigheid van Gijs Peters weg'],
  [{ ...tap, action: 'createWalkIn' }, ['check_in', null, 'present'], 'Anna voegde Gijs Peters toe'],
  [activity, ['concept', true, false], 'Anna publiceerde activiteit Zwemles'],
  [activity, ['concept', false, true], 'Anna maakte activiteit Zwemles weer een concept'],
] as const)('the trail has a sentence of its own for %j with the change %j', (entry, [field, old, value], text) => {
  const saying = { who: 'Anna', t: historyMessages.nl, formats: createFormats('nl', now), locale: 'nl' } as const;
  expect(auditSentence({ ...entry, changes: [{ field, old, new: value, names: {} }] }, saying)).toBe(text);
});

test.each([
  ['nl', 'users', null, 'Account'],
  ['nl', 'organizations', 'Zwemclub', 'Organisatie Zwemclub'],
  ['en', 'users', 'Verwijderde gebruiker', 'Account Erased user'],
] as const)('in %s, a record of %s with the name %s is shown as “%s”', (locale, subject_type, subject_name, text) => {
  expect(subjectWords({ subject_type, subject_name }, locale)).toBe(text);
});
