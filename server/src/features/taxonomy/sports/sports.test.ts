import { createSport, getSport, listSports, removeSport, updateSport } from '@move/contract/taxonomy/sports.ts';
import { listAllSports } from '@move/contract/taxonomy/taxonomy.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedLabel } from '../../labels/labels.seed.ts';
import { seedLocation } from '../../locations/locations.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization } = tenants;
const as = 'superadmin';

async function newSport(name: string, more: object = {}) {
  const answer = await call(createSport, { as, body: { name, ...more } });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.sport;
}
const remove = (sportId: number) => call(removeSport, { as, params: { sportId } });

describe('a sport', () => {
  test('has a name, a pictogram, and may be highlighted in choosers', async () => {
    const sport = await newSport('  Één-op-één boksen ', { icon: 'karate', highlighted: true });
    expect(sport).toMatchObject({ name: 'Één-op-één boksen', icon: 'karate', highlighted: true });
    await newSport('Aikido');
    const { body } = await call(listAllSports, { as: 'trainer' });
    expect(body.sports.map(({ name }) => name).slice(0, 2)).toEqual(['Één-op-één boksen', 'Aikido']);
    const found = await call(listSports, { as, query: { search: 'EEN-OP' } });
    expect(found.body.sports.map(({ id }) => id)).toEqual([sport.id]);
  });

  test.each([
    ['no name', { name: ' ' }, 'name', 'Naam is verplicht'],
    ['256 characters', { name: 'a'.repeat(256) }, 'name', 'Naam mag maximaal 255 tekens bevatten'],
    ['an unknown pictogram', { name: 'Kaatsen', icon: '<svg>' }, 'icon', 'Pictogram is geen geldige waarde'],
  ])('with %s is refused', async (_name, body, field, sentence) => {
    const answer = await call(createSport, { as, body });
    expect([answer.status, answer.errors]).toEqual([422, { [field]: [sentence] }]);
  });

  test('has a unique name, also when two are added at the same moment', async () => {
    const answers = await Promise.all(['Curling', 'CURLING'].map((name) => call(createSport, { as, body: { name } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.errors).toEqual({ name: ['Naam is al in gebruik'] });
    const other = await newSport('IJshockey');
    const renamed = await call(updateSport, { as, params: { sportId: other.id }, body: { name: 'curling' } });
    expect([renamed.status, renamed.errors]).toEqual([422, { name: ['Naam is al in gebruik'] }]);
  });

  test('keeps fields that are left out, and refuses a second editor’s older version', async () => {
    const { id: sportId, updated_at } = await newSport('Golf', { icon: 'golf' });
    const first = await call(updateSport, {
      as,
      params: { sportId },
      body: { name: 'Golf', highlighted: true, updated_at },
    });
    expect(first.body.sport).toMatchObject({ name: 'Golf', icon: 'golf', highlighted: true });
    const second = await call(updateSport, { as, params: { sportId }, body: { name: 'Midgetgolf', updated_at } });
    expect([second.status, Object.keys(second.errors)]).toEqual([409, ['updated_at']]);
  });
});

describe('removing a sport', () => {
  const users: [string, (sport_id: number) => Promise<unknown>][] = [
    [
      'an activity of whatever organisation',
      (sport_id) =>
        asSystem(appPool, (db) => seedActivity(db, { organization_id: otherOrganization, name: 'Les', sport_id })),
    ],
    [
      'an organisation',
      (id) =>
        asSystem(appPool, (db) => sql`insert into organization_sports values (${organization}, ${id})`.execute(db)),
    ],
    [
      'a location',
      (id) =>
        asSystem(appPool, (db) =>
          seedLocation(db, { owner_organization_id: organization, name: 'Hal', sport_ids: [id] }),
        ),
    ],
    [
      'the filter of a label',
      (id) =>
        asSystem(appPool, (db) =>
          seedLabel(db, {
            name: 'Sportief',
            application_ids: [tenants.application],
            filters: { activity: { sport_ids: [id] }, organization: { sport_ids: [id] } },
          }),
        ),
    ],
  ];
  test.each(users)('is refused with the count while it is used by %s', async (user, use) => {
    const sport = await newSport(`Gebruikt door ${user}`);
    await use(sport.id);
    const answer = await remove(sport.id);
    expect(answer.status).toBe(409);
    expect(answer.errors).toEqual({ state: ['Dit wordt nog 1 keer gebruikt en kan niet worden verwijderd'] });
    const { body } = await call(getSport, { as, params: { sportId: sport.id } });
    expect(Object.values(body.sport.uses).reduce((sum, count) => sum + count, 0)).toBe(1);
  });

  test('succeeds once it is unused; records that were removed before don’t count', async () => {
    const { id } = await newSport('Kegelen');
    const activity = await asSystem(appPool, (db) =>
      seedActivity(db, {
        organization_id: organization,
        name: 'Weg',
        sport_id: id,
        deleted_at: '2026-01-01T00:00:00Z',
      }),
    );
    expect((await remove(id)).status).toBe(204);
    expect((await remove(id)).status).toBe(404);
    const { rows } = await asSystem(appPool, (db) =>
      sql<{ sport_id: number | null }>`select sport_id from activities where id = ${activity}`.execute(db),
    );
    expect(rows).toEqual([{ sport_id: null }]);
  });
});
