import { expect, test } from 'vitest';
import { sessionFrom } from './session.ts';

const user = {
  id: 3,
  email: 'a@b.example',
  first_name: 'Ada',
  last_name: 'B',
  avatar: null,
  avatar_url: null,
  locale: 'nl',
};

test('both token and user are required', () => {
  expect(sessionFrom('t', JSON.stringify(user))).toEqual({ token: 't', user });
  expect(sessionFrom('t', null)).toBeNull();
  expect(sessionFrom(null, JSON.stringify(user))).toBeNull();
  expect(sessionFrom('', JSON.stringify(user))).toBeNull();
});

test('a damaged user is logged out', () => {
  for (const text of ['{"id":', 'null', '[]', '"x"', JSON.stringify({ ...user, id: '3' })]) {
    expect(sessionFrom('t', text)).toBeNull();
  }
});

test('roles written into local storage are ignored', () => {
  const forged = sessionFrom('t', JSON.stringify({ ...user, roles: ['superadmin'] }));
  expect(forged?.user).toEqual(user);
});
