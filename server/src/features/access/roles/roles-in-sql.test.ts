import { GRANTED_ROLES, ROLE_SCOPES, ROLES } from '@move/domain/access/roles.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';

// Compares the roles of the domain with those of the database.
const { appPool, tenants } = await testApp();
const read = <Row>(query: ReturnType<typeof sql<Row>>) =>
  asSystem(appPool, (db) => query.execute(db)).then(({ rows }) => rows);

test('the table of roles has each role once', async () => {
  const rows = await read(sql<{ name: string }>`select name from roles`);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(ROLES.toSorted());
});

test('every database check of a role allows all roles, or all granted roles', async () => {
  const checks = await read(sql<{ name: string; definition: string }>`
    select conrelid::regclass || '.' || conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'c' and conname ~ '^(roles_name|.*_role)_check$' and conrelid <> 0`);
  expect(checks.map(({ name }) => name).toSorted()).toEqual([
    'invites.invites_role_check',
    'role_abilities.role_abilities_role_check',
    'roles.roles_name_check',
    'user_roles.user_roles_role_check',
  ]);
  for (const { name, definition } of checks) {
    const allowed = [...definition.matchAll(/'(\w+)'/g)].map(([, role]) => String(role)).toSorted();
    const isOfAll = /^(user_)?roles\./.test(name);
    expect([name, allowed]).toEqual([name, (isOfAll ? ROLES : GRANTED_ROLES).toSorted()]);
  }
});

test('a role cannot give a role above it in the list', async () => {
  const ranked = await read(sql<{ role: string }>`
    select role from unnest(${[...ROLES]}::text[]) role where role_rank(role) > 0 order by role_rank(role) desc`);
  expect(ranked.map(({ role }) => role)).toEqual(ROLES);
});

test.each(ROLES)('%s applies where the domain says, and nowhere else', async (role) => {
  const { users, organization, application } = tenants;
  const places = {
    platform: [null, null],
    application: [null, application],
    organization: [organization, null],
  } as const;
  for (const [scope, [organizationId, applicationId]] of Object.entries(places)) {
    const given = asSystem(appPool, (db) =>
      sql`insert into user_roles (user_id, role, organization_id, application_id)
        values (${users.nobody}, ${role}, ${organizationId}, ${applicationId})`.execute(db),
    );
    const isTaken = await given.then(
      () => true,
      () => false,
    );
    expect([scope, isTaken]).toEqual([scope, scope === ROLE_SCOPES[role]]);
  }
});
