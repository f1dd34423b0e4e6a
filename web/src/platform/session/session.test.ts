import { expect, test, vi } from 'vitest';
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

test('there is a session only with both a token and a user', () => {
  expect(sessionFrom('t', JSON.stringify(user))).toEqual({ token: 't', user });
  expect(sessionFrom('t', null)).toBeNull();
  expect(sessionFrom(null, JSON.stringify(user))).toBeNull();
  expect(sessionFrom('', JSON.stringify(user))).toBeNull();
});

test('there is no session when the stored user is damaged', () => {
  for (const text of ['{"id":', 'null', '[]', '"x"', JSON.stringify({ ...user, id: '3' })]) {
    expect(sessionFrom('t', text)).toBeNull();
  }
});

test('roles written into local storage are ignored', () => {
  const forged = sessionFrom('t', JSON.stringify({ ...user, roles: ['superadmin'] }));
  expect(forged?.user).toEqual(user);
});

const stubStorage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  };
};

test('a tab remembers its logout until the next login', async () => {
  const tab = stubStorage();
  vi.stubGlobal('localStorage', stubStorage());
  vi.stubGlobal('sessionStorage', tab);
  vi.resetModules();
  const { endSession, hasLoggedOut, saveSession } = await import('./session.ts');
  const answer = { api_token: 't', user: { ...user, locale: 'nl' as const } };
  saveSession(answer);
  endSession('logout');
  expect(hasLoggedOut()).toBe(true);

  const seen = new Map(tab.kept);
  tab.kept.clear();
  expect(hasLoggedOut(), 'a link in another tab').toBe(false);
  for (const [key, value] of seen) tab.kept.set(key, value);

  saveSession(answer);
  expect(hasLoggedOut()).toBe(false);
  endSession('expired');
  expect(hasLoggedOut()).toBe(false);
  vi.unstubAllGlobals();
});
