import { beforeEach, expect, test, vi } from 'vitest';

async function openPage() {
  vi.resetModules();
  return await import('./locale.ts');
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('login changes the screen to the language of the account', async () => {
  const { getLocale, takeAccountLocale } = await openPage();
  expect(takeAccountLocale('en')).toBe(true);
  expect(getLocale()).toBe('en');
});

test('a language chosen before login stays after login, also at the next visit', async () => {
  const { chooseDeviceLocale, getLocale, takeAccountLocale } = await openPage();
  chooseDeviceLocale('en');
  expect(takeAccountLocale('nl')).toBe(false);
  expect(getLocale()).toBe('en');
  const next = await openPage();
  expect(next.takeAccountLocale('nl')).toBe(false);
  expect(next.getLocale()).toBe('en');
});

test('a language chosen after login replaces the one chosen before login', async () => {
  const { chooseDeviceLocale, getLocale, setLocale, takeAccountLocale } = await openPage();
  chooseDeviceLocale('en');
  setLocale('nl');
  expect(takeAccountLocale('nl')).toBe(true);
  expect(getLocale()).toBe('nl');
});
