import { expect, test } from 'vitest';
import { findHome } from './home.ts';
import type { ScreenScope } from '../navigation/screen-scope.ts';
import type { Profile } from '../session/profile.ts';

const user = {
  id: 1,
  email: 'a@b.example',
  first_name: 'A',
  last_name: 'B',
  avatar: null,
  avatar_url: null,
  locale: 'nl' as const,
};
const profile = (abilities: string[], roles: string[] = []): Profile => ({
  roles,
  abilities,
  user,
  organizations: [
    { id: 8, name: 'Zwemclub' },
    { id: 3, name: 'Judoschool' },
  ],
  applications: [{ id: 1, name: 'Move' }],
});

type Rights = { own: Profile | null; application?: Profile; organizations?: Record<number, Profile> };
const home = (rights: Rights, last: number | null = null) =>
  findHome({
    load: ({ level, organizationId }: ScreenScope) =>
      Promise.resolve(
        level === 'own'
          ? rights.own
          : level === 'application'
            ? (rights.application ?? null)
            : (rights.organizations?.[organizationId ?? 0] ?? null),
      ),
    lastOrganizationId: last,
    hasScreen: () => true,
  });

test('an administrator starts at the platform', async () => {
  const admin = profile(['view-application']);
  expect(await home({ own: admin, application: admin })).toBe('/application');
  const superadmin = profile([], ['superadmin']);
  expect(await home({ own: superadmin, application: superadmin })).toBe('/application');
});

test('staff start at the last used organisation, else the first by name', async () => {
  const staff = profile(['view-organization']);
  const organizations = { 3: staff, 8: staff };
  expect(await home({ own: staff, organizations })).toBe('/organizations/3');
  expect(await home({ own: staff, organizations }, 8)).toBe('/organizations/8');
  expect(await home({ own: staff, organizations }, 99)).toBe('/organizations/3');
});

test('skips a home page that the permissions of its own scope refuse', async () => {
  const both = profile(['view-application', 'view-organization', 'view-notifications']);
  const none = profile([]);
  expect(await home({ own: both, application: none, organizations: { 8: both, 3: none } })).toBe('/organizations/8');
  expect(await home({ own: both, application: profile(['view-notifications']) })).toBe('/application/notifications');
});

test('a user without permissions has no home', async () => {
  expect(await home({ own: profile([]) })).toBeNull();
  expect(await home({ own: null })).toBeNull();
});
