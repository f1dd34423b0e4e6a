import { login } from '@move/contract/access/access.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { hashPassword } from '../../../platform/auth/password.ts';
import { holdRows, untilQueued } from '../../../testing/database/hold.ts';
import { testApp } from '../../../testing/test-app.ts';

const { call, appPool } = await testApp();
const password = 'een lang wachtwoord é';
await appPool.query('update users set password_hash = $1', [await hashPassword(password)]);

/** A hash of the password, with earlier settings. */
const dated = '$argon2id$v=19$m=8192,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$sMRbwCOB/tMZoieArhI1yTU4gwuv6KkQJdPM4xAVLLQ';

test('a login is accepted that waited for another one to renew the hash of its password', async () => {
  const email = 'childadmin@test.example';
  await appPool.query('update users set password_hash = $1 where email = $2', [dated, email]);
  const release = await holdRows(appPool, sql`select from users where email = ${email} for update`);
  const sites = ['192.0.2.1', '198.51.100.1'];
  const logins = sites.map((from) => call(login, { as: null, from, body: { email, password } }));
  await untilQueued(appPool, 2);
  await release();
  expect((await Promise.all(logins)).map(({ status }) => status)).toEqual([200, 200]);
});

test.each([
  ['closing it', 'staff@test.example', sql`closed_at = now()`, 'is gesloten'],
  ['a new password', 'trainer@test.example', sql`password_hash = ${dated.replace('sMRb', 'tMRb')}`, 'is onbekend'],
])('%s at the same moment refuses a login, with its own reason', async (_what, email, change, reason) => {
  const release = await holdRows(appPool, sql`update users set ${change} where email = ${email}`);
  const answer = call(login, { as: null, body: { email, password } });
  await untilQueued(appPool, 1);
  await release();
  const { status, errors } = await answer;
  expect([status, errors.email?.[0]]).toEqual([422, expect.stringContaining(reason)]);
});
