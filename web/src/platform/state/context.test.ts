import { expect, test } from 'vitest';
import { applicationToSend } from './context.ts';

const staff = { roles: ['organization'], applications: [{ id: 5 }, { id: 2 }] };

test('the chosen application is sent when the profile lists it', () => {
  expect(applicationToSend({ profile: staff, chosen: 2, settings: 5 })).toBe(2);
});

test('an application that the profile does not list is never sent', () => {
  expect(applicationToSend({ profile: staff, chosen: 9, settings: 5 })).toBe(5);
  expect(applicationToSend({ profile: staff, chosen: 9, settings: 9 })).toBe(5);
  expect(applicationToSend({ profile: { roles: ['admin'], applications: [] }, chosen: 9, settings: 9 })).toBeNull();
});

test('a superadmin may choose any application', () => {
  expect(applicationToSend({ profile: { roles: ['superadmin'], applications: [] }, chosen: 9, settings: 1 })).toBe(9);
  expect(applicationToSend({ profile: { roles: ['superadmin'], applications: [] }, chosen: null, settings: 1 })).toBe(
    1,
  );
});
