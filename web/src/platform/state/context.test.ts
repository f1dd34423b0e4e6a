import { expect, test, vi } from 'vitest';
import { applicationToSend } from './context.ts';

const staff = { roles: ['organization'], applications: [{ id: 5 }, { id: 2 }] };

test('the chosen application is sent when the profile lists it', () => {
  expect(applicationToSend({ profile: staff, chosen: 2, ofUrl: 5 })).toBe(2);
});

test('for staff and administrators, an application that the profile does not list is not sent', () => {
  expect(applicationToSend({ profile: staff, chosen: 9, ofUrl: 5 })).toBe(5);
  expect(applicationToSend({ profile: staff, chosen: 9, ofUrl: 9 })).toBe(5);
  expect(applicationToSend({ profile: { roles: ['admin'], applications: [] }, chosen: 9, ofUrl: 9 })).toBeNull();
});

test('a superadmin may choose any application', () => {
  expect(applicationToSend({ profile: { roles: ['superadmin'], applications: [] }, chosen: 9, ofUrl: 1 })).toBe(9);
  expect(applicationToSend({ profile: { roles: ['superadmin'], applications: [] }, chosen: null, ofUrl: 1 })).toBe(1);
});

test('a tab keeps its own choice when another tab changes it', async () => {
  const storage = () => {
    const kept = new Map<string, string>();
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    };
  };
  const shared = storage();
  vi.stubGlobal('localStorage', shared);
  vi.stubGlobal('sessionStorage', storage());
  const load = async () => {
    vi.resetModules();
    return (await import('./context.ts')).getContext();
  };
  expect(await load()).toEqual({ organizationId: null, applicationId: null });
  shared.setItem('context', JSON.stringify({ organizationId: null, applicationId: 2 }));
  expect(await load(), 'after a reload').toEqual({ organizationId: null, applicationId: null });

  vi.stubGlobal('sessionStorage', storage());
  expect(await load(), 'a new tab').toEqual({ organizationId: null, applicationId: 2 });
  shared.setItem('context', JSON.stringify({ organizationId: null, applicationId: 3 }));
  expect(await load(), 'its reload').toEqual({ organizationId: null, applicationId: 2 });
  vi.unstubAllGlobals();
});
