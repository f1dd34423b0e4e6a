import { getProfile, resetPassword } from '@move/contract/access/access.ts';
import { impersonateUser } from '@move/contract/access/users.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../../platform/database/database.ts';
import { testApp } from '../../../testing/test-app.ts';
import { appointSuperadmin } from './appoint-superadmin.ts';

const { call, appPool, tenants, config } = await testApp();
const baas = { email: 'baas@test.example', firstName: 'Sanne', lastName: 'de Wit' };
const password = 'een goed wachtwoord';

test('a new address becomes superadmin and sets a password by the link, once', async () => {
  const { isNew, token } = await asSystem(appPool, (db) => appointSuperadmin(db, baas, config));
  expect(isNew).toBe(true);
  const body = { token, password, password_confirmation: password };
  expect((await call(resetPassword, { as: null, body })).status).toBe(204);
  expect((await call(resetPassword, { as: null, body })).errors).toHaveProperty('token');
});

test('all superadmins are mailed once that the operator appointed one', async () => {
  const chief = { email: 'chef@test.example', firstName: 'Bo', lastName: 'Vos' };
  for (const _ of [1, 2]) await asSystem(appPool, (db) => appointSuperadmin(db, chief, config));
  const mails = await appPool.query(
    "select recipient::text, body_text from mails where subject = 'Bo Vos is nu superadmin' order by id",
  );
  const recipients = mails.rows.map(({ recipient }) => recipient);
  expect(recipients).toEqual(['chef@test.example', 'superadmin@test.example', 'baas@test.example']);
  expect(mails.rows[1].body_text).toContain('Wie de installatie beheert heeft Bo Vos (chef@test.example)');
});

test('a user with a login is promoted, and a second request changes nothing', async () => {
  const appoint = () =>
    asSystem(appPool, (db) =>
      appointSuperadmin(db, { email: 'Staff@Test.example', firstName: 'Iemand', lastName: 'Anders' }, config),
    );
  expect((await appoint()).isNew).toBe(false);
  await appoint();
  const { rows } = await appPool.query(
    "select role from user_roles join users on users.id = user_id where email = 'staff@test.example' and role = 'superadmin'",
  );
  expect(rows).toHaveLength(1);
  const { rows: names } = await appPool.query("select first_name from users where email = 'staff@test.example'");
  expect(names).not.toEqual([{ first_name: 'Iemand' }]);
});

test('impersonations of a user who becomes superadmin end', async () => {
  const params = { userId: tenants.users.trainer };
  const { body } = await call(impersonateUser, { as: 'superadmin', params, body: { reason: 'Vraag over de app' } });
  await asSystem(appPool, (db) => appointSuperadmin(db, { ...baas, email: 'trainer@test.example' }, config));
  const headers = { authorization: `Bearer ${body.api_token}` };
  expect((await call(getProfile, { as: null, headers })).status).toBe(401);
});

test('a new login gets the given name, and so does a login without a name: mails are signed with it', async () => {
  const { rows } = await appPool.query("select first_name, last_name from users where email = 'baas@test.example'");
  expect(rows).toEqual([{ first_name: 'Sanne', last_name: 'de Wit' }]);
  await appPool.query("insert into users (email) values ('naamloos@test.example')");
  await asSystem(appPool, (db) => appointSuperadmin(db, { ...baas, email: 'naamloos@test.example' }, config));
  const named = await appPool.query("select first_name from users where email = 'naamloos@test.example'");
  expect(named.rows).toEqual([{ first_name: 'Sanne' }]);
});
