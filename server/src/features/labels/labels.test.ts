import { listAudit } from '@move/contract/audit/audit.ts';
import { updateOrganizationLabels } from '@move/contract/labels/assigned-labels.ts';
import { updateLabelActivityFilters } from '@move/contract/labels/label-filters.ts';
import {
  createLabel,
  getLabel,
  listAllLabels,
  listLabels,
  removeLabel,
  restoreLabel,
  updateLabel,
} from '@move/contract/labels/labels.ts';
import { describe, expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/tenants.ts';
import { seedRole } from '../access/access.seed.ts';
import { seedFile } from '../files/files.seed.ts';
import { seedLabel } from './labels.seed.ts';

const { call, appPool, tenants } = await testApp();
const { application, child, otherApplication, organization } = tenants;
const uploaders = ['admin', 'childAdmin', 'strangerAdmin', 'superadmin'] as const;
await asSystem(appPool, async (db) => {
  for (const name of uploaders) await seedFile(db, { uploader_id: tenants.users[name], token: `icon of ${name}` });
});
const iconOf = (name: TestUser) => `icon of ${name}`;

async function newLabel(name: string, more: object = {}, as: TestUser = 'admin') {
  const answer = await call(createLabel, { as, body: { name, icon: iconOf(as), ...more } });
  expect([answer.status, answer.errors]).toEqual([201, {}]);
  return answer.body.label;
}
const names = async (as: TestUser) => (await call(listLabels, { as })).body.labels.map(({ name }) => name);

describe('a label', () => {
  test('is on the caller’s current platform, unless others are named', async () => {
    const here = await newLabel('55+');
    expect(here).toMatchObject({ application_ids: [application], filters: [], uses_count: 0 });
    const both = await newLabel('Jeugdfonds', { application_ids: [child, application] });
    expect(both.applications).toEqual([
      { id: application, name: 'Sportplein' },
      { id: child, name: 'Sportplein Zuid' },
    ]);
  });

  test('requires an icon uploaded by its creator, which an update can’t remove', async () => {
    for (const icon of [undefined, null, 'nonsense', iconOf('superadmin')]) {
      const answer = await call(createLabel, { as: 'admin', body: { name: 'Kaal', icon } });
      expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['icon']]);
    }
    const label = await newLabel('Met icoon');
    expect(label.icon).toMatchObject({ width: 500, height: 250 });
    const params = { labelId: label.id };
    const body = { name: 'Met icoon', icon: null };
    expect((await call(updateLabel, { as: 'admin', params, body })).errors).toEqual({ icon: ['Icoon is verplicht'] });
    expect((await call(removeLabel, { as: 'admin', params })).status).toBe(204);
  });

  test.each([
    ['when none is named', []],
    ['that the caller does not administer', [otherApplication]],
    ['above the caller’s own', [application]],
    ['that is unknown', [999_999]],
  ])('is not put on a platform %s', async (_name, application_ids) => {
    const answer = await call(createLabel, {
      as: 'childAdmin',
      body: { name: 'Elders', icon: iconOf('childAdmin'), application_ids },
    });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([422, ['application_ids']]);
  });

  test('is listed only for administrators of all its platforms', async () => {
    await newLabel('Alleen Zuid', {}, 'childAdmin');
    await newLabel('Overal', { application_ids: [application, child, otherApplication] }, 'superadmin');
    expect(await names('admin')).toEqual(['55+', 'Alleen Zuid', 'Jeugdfonds']);
    expect(await names('childAdmin')).toEqual(['Alleen Zuid']);
    expect(await names('strangerAdmin')).toEqual([]);
    expect(await names('superadmin')).toContain('Overal');
    // labels of the platform can be chosen, also those that its administrators can't maintain
    const { body } = await call(listAllLabels, { as: 'trainer' });
    expect(body.labels.map(({ name }) => name)).toEqual(['55+', 'Jeugdfonds', 'Overal']);
  });

  test('is not found by an administrator of only some of its platforms', async () => {
    const { id: labelId } = await newLabel('Gedeeld', { application_ids: [application, child] });
    const params = { labelId };
    expect((await call(getLabel, { as: 'childAdmin', params })).status).toBe(404);
    expect((await call(updateLabel, { as: 'childAdmin', params, body: { name: 'Van mij' } })).status).toBe(404);
    expect((await call(removeLabel, { as: 'childAdmin', params })).status).toBe(404);
    expect((await call(restoreLabel, { as: 'childAdmin', params })).status).toBe(404);
    expect((await call(getLabel, { as: 'admin', params })).body.label.name).toBe('Gedeeld');
  });

  test('keeps fields that are left out, and refuses a second editor’s older version', async () => {
    const { id: labelId, updated_at } = await newLabel('Zomerpas', { application_ids: [application, child] });
    const params = { labelId };
    const first = await call(updateLabel, { as: 'admin', params, body: { name: 'Zomerpas 2026', updated_at } });
    expect(first.body.label.application_ids).toEqual([application, child]);
    const second = await call(updateLabel, { as: 'admin', params, body: { name: 'Winterpas', updated_at } });
    expect([second.status, Object.keys(second.errors)]).toEqual([409, ['updated_at']]);
    const moved = await call(updateLabel, {
      as: 'admin',
      params,
      body: { name: 'Zomerpas 2026', application_ids: [child] },
    });
    expect(moved.body.label).toMatchObject({ name: 'Zomerpas 2026', application_ids: [child] });
  });
});

describe('removing a label', () => {
  test('needs force when records have it by hand; restoring gives it back to them', async () => {
    const { id: labelId } = await newLabel('Gegeven');
    const params = { labelId };
    await call(updateOrganizationLabels, { params: { organizationId: organization }, body: { labels: [labelId] } });
    const asked = await call(removeLabel, { as: 'admin', params });
    expect([asked.status, asked.errors]).toEqual([
      409,
      { state: ['Dit wordt 1 keer gebruikt. Bevestig dat het daar weg mag'] },
    ]);
    expect((await call(removeLabel, { as: 'admin', params, query: { force: '1' } })).status).toBe(204);
    expect((await call(getLabel, { as: 'admin', params })).status).toBe(404);
    // the list of removed records reads it from the trail
    const trail = await call(listAudit, { as: 'admin', query: { action: 'removeLabel' } });
    expect(trail.body.audit[0]).toMatchObject({ subject_id: String(labelId), subject_name: 'Gegeven' });
    const { body } = await call(restoreLabel, { as: 'admin', params });
    expect(body.label.uses_count).toBe(1);
  });

  test.each([
    ['can be undone after 29 days', 29, 200],
    ['can’t be undone after 31 days', 31, 404],
  ])('%s', async (_, days, status) => {
    const name = `Weg ${days}`;
    const labelId = await asSystem(appPool, (db) => seedLabel(db, { name, application_ids: [application] }));
    const deleted_at = new Date(Date.now() - days * 86_400_000).toISOString();
    await asSystem(appPool, (db) => db.updateTable('labels').set({ deleted_at }).where('id', '=', labelId).execute());
    expect((await call(restoreLabel, { as: 'admin', params: { labelId } })).status).toBe(status);
  });
});

test('a label removed by a higher role can’t be restored by a lower one', async () => {
  const { id: labelId } = await newLabel('Van boven', { application_ids: [child] }, 'superadmin');
  const params = { labelId };
  for (const [remover, refused, restorer] of [
    ['superadmin', ['childAdmin', 'admin'], 'superadmin'],
    ['admin', ['childAdmin'], 'admin'],
    ['childAdmin', [], 'admin'],
  ] as const) {
    expect((await call(removeLabel, { as: remover, params })).status).toBe(204);
    for (const as of refused) expect((await call(restoreLabel, { as, params })).status).toBe(403);
    expect((await call(restoreLabel, { as: restorer, params })).status).toBe(200);
  }
});

test('changes of a label are in the trail of its platform, also when another platform is open', async () => {
  const role = { user_id: tenants.users.admin, role: 'admin', application_id: otherApplication } as const;
  await asSystem(appPool, (db) => seedRole(db, role));
  const headers = { 'x-application-id': String(otherApplication) };
  const body = { name: 'Besloten', icon: iconOf('admin'), application_ids: [application] };
  const made = await call(createLabel, { as: 'admin', body, headers });
  expect([made.status, made.errors]).toEqual([201, {}]);
  const params = { labelId: made.body.label.id };
  const filter = { min_age: 55 };
  const answers = [
    await call(updateLabel, { as: 'admin', params, body: { name: 'Nog besloten' }, headers }),
    await call(updateLabelActivityFilters, { as: 'admin', params, body: filter, headers }),
    await call(removeLabel, { as: 'admin', params, headers }),
    await call(restoreLabel, { as: 'admin', params, headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 200]);
  const query = { subject: 'labels', subjectId: String(params.labelId) };
  const seen = async (as: TestUser, platform: number) => {
    const { body: trail } = await call(listAudit, { as, query, headers: { 'x-application-id': String(platform) } });
    return trail.audit.length;
  };
  expect([await seen('admin', application), await seen('strangerAdmin', otherApplication)]).toEqual([5, 0]);
});

describe('the list of labels', () => {
  test('filters by platform, and by how often a label was assigned', async () => {
    const here = await newLabel('Alleen hier');
    const there = await newLabel('Ook daar', { application_ids: [child, application] });
    const found = async (query: Record<string, unknown>) =>
      (await call(listLabels, { as: 'admin', query })).body.labels.map(({ id }) => id);
    expect(await found({ applicationId: child })).toContain(there.id);
    expect(await found({ applicationId: child })).not.toContain(here.id);
    expect(await found({ applicationId: `${child},${application}` })).toEqual(
      expect.arrayContaining([here.id, there.id]),
    );
    expect(await found({ applicationId: `not:${child}` })).not.toContain(there.id);
    expect(await found({ usesCount: '0..0' })).toContain(here.id);
    expect(await found({ usesCount: '1..' })).not.toContain(here.id);
  });
});

test('a second label of the same name on one of its platforms is refused on the name, elsewhere it is not', async () => {
  const label = await newLabel('Dubbelop');
  const again = (as: TestUser, name: string, more = {}) =>
    call(createLabel, { as, body: { name, icon: iconOf(as), ...more } });
  expect((await again('admin', 'dubbelop')).errors).toEqual({ name: ['Naam is al in gebruik'] });
  const other = await newLabel('Anders');
  const params = { labelId: other.id };
  const renamed = await call(updateLabel, {
    as: 'admin',
    params,
    body: { name: 'DUBBELOP', updated_at: other.updated_at },
  });
  expect([renamed.status, Object.keys(renamed.errors)]).toEqual([422, ['name']]);
  const same = { name: 'Dubbelop', updated_at: label.updated_at };
  expect((await call(updateLabel, { as: 'admin', params: { labelId: label.id }, body: same })).status).toBe(200);
  expect((await again('strangerAdmin', 'Dubbelop')).status).toBe(201);
});
