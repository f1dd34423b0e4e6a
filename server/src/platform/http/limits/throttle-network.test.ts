import { createSessionBooking } from '@move/contract/checkout/checkout.ts';
import { createProfileToken, sendProfileCode } from '@move/contract/profiles/profiles.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';
import { asSystem } from '../../database/database.ts';
import { SITE_FACTOR } from './throttle-network.ts';

const { call, appPool } = await testApp();

const person = { first_name: 'Ana', last_name: 'Bos', email: 'ana@test.example', locale: 'nl' } as const;
const booking = { buyer: person, participants: [person], terms_accepted: true };
const calls = {
  booking: (from: string) =>
    call(createSessionBooking, { as: null, from, params: { sessionId: 999_999 }, body: booking as never }),
  'profile-code-from': (from: string) =>
    call(sendProfileCode, { as: null, from, body: { email: `a${from.replaceAll(':', '')}@test.example` } }),
  'profile-token': (from: string) =>
    call(createProfileToken, { as: null, from, body: { email: 'ana@test.example', code: '123456' } }),
};

test.each([
  ['booking', 60],
  ['profile-code-from', 30],
  ['profile-token', 60],
] as const)('%s: a site of IPv6 may do ten times as much as one of its networks', async (name, limit) => {
  const attempt = calls[name];
  expect((await attempt('2001:db8:a:1::1')).status).not.toBe(429);
  await asSystem(appPool, (db) =>
    sql`update throttles set hits = ${limit * SITE_FACTOR - 1} where key like ${`${name}-site:%`}`.execute(db),
  );
  expect((await attempt('2001:db8:a:2::1')).status).not.toBe(429);
  const { status, errors } = await attempt('2001:db8:a:3::1');
  expect([status, Object.keys(errors)]).toEqual([429, ['throttle']]);
  expect((await attempt('2001:db8:b:1::1')).status).not.toBe(429);
  expect((await attempt('10.9.8.7')).status).not.toBe(429);
});
