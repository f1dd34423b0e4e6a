import { updateLabelActivityFilters } from '@move/contract/labels/label-filters.ts';
import { createTag, getTag, listTags, removeTag, updateTag } from '@move/contract/taxonomy/tags.ts';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { seedActivity } from '../../activities/activities.seed.ts';
import { seedFile } from '../../files/files.seed.ts';
import { seedLabel } from '../../labels/labels.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization, otherOrganization } = tenants;

async function newTag(name: string) {
  const answer = await call(createTag, { as: 'admin', body: { name } });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.tag.id;
}
const carry = (tagId: number, organization_id: number, more: object = {}) =>
  asSystem(appPool, (db) => seedActivity(db, { organization_id, name: 'Les', tag_ids: [tagId], ...more }));
const remove = (tagId: number, query: object = {}, as: 'admin' | 'superadmin' = 'admin') =>
  call(removeTag, { as, params: { tagId }, query });
const linksOf = async (tagId: number) => {
  const { rows } = await asSystem(appPool, (db) => sql`select from activity_tags where tag_id = ${tagId}`.execute(db));
  return rows.length;
};

describe('tags', () => {
  test('are one list, which every administrator maintains', async () => {
    const tagId = await newTag('Buiten');
    const renamed = await call(updateTag, {
      as: 'strangerAdmin',
      params: { tagId },
      body: { name: 'In de open lucht' },
    });
    expect(renamed.body.tag.name).toBe('In de open lucht');
    const taken = await call(createTag, { as: 'childAdmin', body: { name: 'IN DE OPEN LUCHT' } });
    expect([taken.status, taken.errors]).toEqual([422, { name: ['Naam is al in gebruik'] }]);
    const { body } = await call(listTags, { as: 'admin', query: { search: 'open' } });
    expect(body.tags.map(({ id }) => id)).toEqual([tagId]);
  });

  test('have a picture, which a later save keeps until it is removed', async () => {
    await asSystem(appPool, (db) => seedFile(db, { uploader_id: tenants.users.admin, token: 'a picture' }));
    const { body } = await call(createTag, { as: 'admin', body: { name: 'Met beeld', image: 'a picture' } });
    const { id: tagId, image } = body.tag;
    expect(image).toMatchObject({ width: 500, height: 250 });
    const save = async (more: object) =>
      (await call(updateTag, { as: 'admin', params: { tagId }, body: { name: 'Met beeld', ...more } })).body.tag.image;
    expect(await save({})).toEqual(image);
    const { body: list } = await call(listTags, { as: 'strangerAdmin', query: { search: 'beeld' } });
    expect(list.tags).toMatchObject([{ image_url: `/v1/files/${image?.id}` }]);
    expect(await save({ image: null })).toBeNull();
  });

  test('are filtered by the number of offers that have them', async () => {
    const unused = await newTag('Nooit gegeven');
    const found = async (usesCount: string) =>
      (await call(listTags, { as: 'admin', query: { usesCount, itemsPerPage: 1_000 } })).body.tags;
    expect((await found('0..0')).map(({ id }) => id)).toContain(unused);
    expect((await found('1..')).every(({ uses_count }) => uses_count > 0)).toBe(true);
  });

  test('count the activities in scope, and only report whether others have the tag', async () => {
    const tagId = await newTag('Geteld');
    await carry(tagId, organization);
    await carry(tagId, organization, { deleted_at: '2026-01-01T00:00:00Z' });
    await carry(tagId, otherOrganization);
    const seenBy = async (as: 'admin' | 'superadmin') => (await call(getTag, { as, params: { tagId } })).body.tag;
    expect(await seenBy('admin')).toMatchObject({ uses_count: 1, is_used_elsewhere: true });
    expect(await seenBy('superadmin')).toMatchObject({ uses_count: 2, is_used_elsewhere: false });
  });
});

describe('removing a tag', () => {
  test('must be confirmed when activities have it, and then removes it from them', async () => {
    const tagId = await newTag('Weg');
    await carry(tagId, organization);
    await carry(tagId, organization, { deleted_at: '2026-01-01T00:00:00Z' });
    const asked = await remove(tagId);
    expect(asked.status).toBe(409);
    expect(asked.errors).toEqual({ state: ['Dit wordt 1 keer gebruikt. Bevestig dat het daar weg mag'] });
    expect(await linksOf(tagId)).toBe(2);
    expect((await remove(tagId, { force: '1' })).status).toBe(204);
    expect(await linksOf(tagId)).toBe(0);
  });

  test('is refused to an admin while offers of another platform have it', async () => {
    const tagId = await newTag('Ook elders');
    await carry(tagId, organization);
    await carry(tagId, otherOrganization);
    const answer = await remove(tagId, { force: '1' });
    expect(answer.status).toBe(409);
    expect(answer.errors).toHaveProperty('state.0', expect.stringContaining('andere platforms'));
    expect(await linksOf(tagId)).toBe(2);
    expect((await remove(tagId, { force: '1' }, 'superadmin')).status).toBe(204);
    expect(await linksOf(tagId)).toBe(0);
  });

  test('is refused while a label filters by it, since the label would silently match more', async () => {
    const tagId = await newTag('Gezocht');
    const labelId = await asSystem(appPool, (db) =>
      seedLabel(db, { name: 'Zomerpas', application_ids: [tenants.application] }),
    );
    const body = { min_age: 4, tag_ids: [tagId] };
    await call(updateLabelActivityFilters, { as: 'admin', params: { labelId }, body });
    const answer = await remove(tagId, { force: '1' });
    expect([answer.status, answer.errors]).toEqual([
      409,
      { state: ['Een label zoekt hiermee. Haal het eerst uit het filter van het label: Zomerpas'] },
    ]);
  });

  test('and saving a label filter with it at the same time: one of the two is refused', async () => {
    const tagId = await newTag('Tegelijk');
    const labelId = await asSystem(appPool, (db) =>
      seedLabel(db, { name: 'Tegelijk', application_ids: [tenants.application] }),
    );
    const [removed, saved] = await Promise.all([
      remove(tagId),
      call(updateLabelActivityFilters, { as: 'admin', params: { labelId }, body: { tag_ids: [tagId] } }),
    ]);
    expect([
      [204, 422],
      [409, 200],
    ]).toContainEqual([removed.status, saved.status]);
  });
});
