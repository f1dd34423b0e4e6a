import { listActivities } from '@move/contract/activities/activities.ts';
import { listPermissions, updatePermissions } from '@move/contract/permissions/permissions.ts';
import { ABILITIES, defaultAbilities } from '@move/domain/access/abilities.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';

const { call, appPool, tenants } = await testApp();
const as = 'superadmin';

const rights = async (role: string) => {
  const { body } = await call(listPermissions, { as });
  const found = body.roles.find(({ name }) => name === role);
  if (!found) throw new Error(`no role ${role}`);
  return found;
};

test('the matrix has 36 abilities, and the defaults of each role', async () => {
  const { body } = await call(listPermissions, { as });
  expect(body.abilities).toHaveLength(36);
  expect(body.roles.map(({ name }) => name)).toEqual(['superadmin', 'admin', 'organization', 'trainer']);
  for (const role of ['admin', 'organization', 'trainer'] as const) {
    expect(new Set((await rights(role)).abilities)).toEqual(new Set(defaultAbilities(role)));
  }
  expect((await rights('superadmin')).abilities).toHaveLength(ABILITIES.length);
  expect((await rights('organization')).people_count).toBe(2);
});

test('a change applies to the next call of a logged-in user', async () => {
  const params = { organizationId: tenants.organization };
  expect((await call(listActivities, { as: 'trainer', params })).status).toBe(200);
  const { abilities } = await rights('trainer');
  const without = abilities.filter((name) => name !== 'view-activities');
  const saved = await call(updatePermissions, { as, params: { role: 'trainer' }, body: { abilities: without } });
  expect([saved.status, saved.body.role.abilities.includes('view-activities')]).toEqual([200, false]);
  expect((await call(listActivities, { as: 'trainer', params })).status).toBe(403);
  await call(updatePermissions, { as, params: { role: 'trainer' }, body: { abilities } });
  expect((await call(listActivities, { as: 'trainer', params })).status).toBe(200);
});

test.each([[['view-*']], [['*']], [['fly-to-the-moon']], [['superadmin']]])('%j is refused', async (abilities) => {
  const before = await rights('trainer');
  const { status, errors } = await call(updatePermissions, { as, params: { role: 'trainer' }, body: { abilities } });
  expect([status, Object.keys(errors)]).toEqual([422, ['abilities.0']]);
  expect(await rights('trainer')).toEqual(before);
});

test('the role superadmin can’t be changed, and an unknown role is not found', async () => {
  const body = { abilities: [] };
  expect((await call(updatePermissions, { as, params: { role: 'superadmin' }, body })).status).toBe(409);
  expect((await call(updatePermissions, { as, params: { role: 'owner' }, body })).status).toBe(404);
});

test('saving an older version is refused, and changes nothing', async () => {
  const { abilities, updated_at } = await rights('organization');
  const save = (version: string) =>
    call(updatePermissions, { as, params: { role: 'organization' }, body: { abilities, updated_at: version } });
  const first = await save(updated_at);
  expect(first.status).toBe(200);
  expect(first.body.role.updated_at).not.toBe(updated_at);
  const second = await save(updated_at);
  expect([second.status, Object.keys(second.errors)]).toEqual([409, ['updated_at']]);
});

test('the other superadmins are mailed what a role gained and lost, and administrators when it is their role', async () => {
  const { users } = tenants;
  await appPool.query("insert into user_roles (user_id, role) values ($1, 'superadmin')", [users.nobody]);
  const saved = async (role: 'trainer' | 'admin', change: (names: readonly string[]) => string[]) => {
    await appPool.query('delete from mails');
    const abilities = change((await rights(role)).abilities) as Awaited<ReturnType<typeof rights>>['abilities'];
    expect((await call(updatePermissions, { as, params: { role }, body: { abilities } })).status).toBe(200);
    const { rows } = await appPool.query('select recipient::text, subject, body_text from mails order by id');
    return rows;
  };
  const mails = await saved('trainer', (names) => [...names.filter((name) => name !== 'view-rates'), 'manage-team']);
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['nobody@test.example', 'Rechten van de rol trainer gewijzigd'],
  ]);
  expect(mails[0].body_text).toContain('superadmin Test heeft');
  expect(mails[0].body_text).toContain('Erbij: Team beheren');
  expect(mails[0].body_text).toContain('Kwijt: Tarieven en transacties bekijken');
  expect(await saved('trainer', (names) => [...names])).toEqual([]);
  await saved('trainer', (names) => [...names.filter((name) => name !== 'manage-team'), 'view-rates']);
  const toAdmins = await saved('admin', (names) => names.filter((name) => name !== 'create-campaigns'));
  const recipients = toAdmins.map(({ recipient }) => recipient);
  expect(recipients[0]).toBe('nobody@test.example');
  expect(recipients).toEqual(expect.arrayContaining(['admin@test.example', 'childadmin@test.example']));
  expect(new Set(recipients).size).toBe(recipients.length);
  await saved('admin', (names) => [...names, 'create-campaigns']);
  await appPool.query("delete from user_roles where user_id = $1 and role = 'superadmin'", [users.nobody]);
});

test('the trail has the abilities that were added and removed', async () => {
  const { abilities } = await rights('trainer');
  const swapped = [...abilities.filter((name) => name !== 'edit-location'), 'assign-labels'] as typeof abilities;
  await call(updatePermissions, { as, params: { role: 'trainer' }, body: { abilities: swapped } });
  const entry = await asSystem(appPool, (db) =>
    db
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'updatePermissions')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow(),
  );
  expect(entry.changes).toEqual({
    'edit-location': { old: true, new: null },
    'assign-labels': { old: null, new: true },
  });
});
