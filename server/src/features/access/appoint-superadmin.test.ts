import { resetPassword } from '@move/contract/access/access.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../../testing/test-app.ts';
import { appointSuperadmin } from './appoint-superadmin.ts';

const { call, appPool } = await testApp();
const password = 'een goed wachtwoord';

test('a new address becomes superadmin and sets a password by the link, once', async () => {
  const { isNew, token } = await asSystem(appPool, (db) => appointSuperadmin(db, 'baas@test.example'));
  expect(isNew).toBe(true);
  const body = { token, password, password_confirmation: password };
  expect((await call(resetPassword, { as: null, body })).status).toBe(204);
  expect((await call(resetPassword, { as: null, body })).errors).toHaveProperty('token');
});

test('somebody with a login is promoted, and asking twice changes nothing more', async () => {
  const appoint = () => asSystem(appPool, (db) => appointSuperadmin(db, 'Staff@Test.example'));
  expect((await appoint()).isNew).toBe(false);
  await appoint();
  const { rows } = await appPool.query(
    "select role from user_roles join users on users.id = user_id where email = 'staff@test.example' and role = 'superadmin'",
  );
  expect(rows).toHaveLength(1);
});
