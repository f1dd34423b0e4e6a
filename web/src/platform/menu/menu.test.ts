import { gate } from '@move/domain/access/gate.ts';
import { expect, test } from 'vitest';
import type { MenuEntry } from './feature.ts';
import { currentLink, phoneLinks, visibleMenu, offlineMenu } from './menu.ts';

const icon = () => null;
const entry = (
  id: string,
  rest: Pick<MenuEntry, 'group' | 'level' | 'to' | 'needs'> & Partial<MenuEntry>,
): MenuEntry => ({
  id,
  label: () => id,
  icon,
  ...rest,
});

const entries = [
  entry('overview', {
    group: 'overview',
    level: 'organization',
    to: '/organizations/$organizationId',
    needs: 'view-organization',
  }),
  entry('locations', {
    group: 'planning',
    level: 'organization',
    to: '/organizations/$organizationId/locations',
    needs: 'view-locations',
  }),
  entry('activities', {
    group: 'planning',
    level: 'organization',
    to: '/organizations/$organizationId/activities',
    needs: 'view-activities',
    order: 10,
  }),
  entry('platform', { group: 'overview', level: 'application', to: '/application', needs: 'view-application' }),
  entry('sports', { group: 'platform', level: 'admin', to: '/admin/sports', needs: 'role:superadmin' }),
  entry('labels', { group: 'platform', level: 'admin', to: '/admin/labels', needs: 'role:admin' }),
];

const ids = (sections: ReturnType<typeof visibleMenu>) =>
  sections.flatMap(({ links }) => links.map(({ entry: { id } }) => id));
const staff = gate({ roles: ['organization'], abilities: ['view-organization', 'view-locations', 'view-activities'] });
const admin = gate({ roles: ['admin'], abilities: ['view-application', 'view-locations'] });

test('the menu of an organisation has its own entries in order, with its id in the URLs', () => {
  const menu = visibleMenu({
    entries,
    gate: staff,
    scope: { level: 'organization', organizationId: 4 },
    lastOrganizationId: null,
  });
  expect(ids(menu)).toEqual(['overview', 'activities', 'locations']);
  expect(menu[1]?.links[1]?.href).toBe('/organizations/4/locations');
});

test('entries that the gate refuses are left out', () => {
  const none = gate({ roles: [], abilities: ['view-locations'] });
  const menu = visibleMenu({
    entries,
    gate: none,
    scope: { level: 'organization', organizationId: 4 },
    lastOrganizationId: null,
  });
  expect(ids(menu)).toEqual(['locations']);
});

test('the platform shows platform and admin entries by role', () => {
  const scope = { level: 'application', organizationId: null } as const;
  expect(ids(visibleMenu({ entries, gate: admin, scope, lastOrganizationId: 4 }))).toEqual(['platform', 'labels']);
  const superadmin = gate({ roles: ['superadmin'], abilities: [] });
  expect(ids(visibleMenu({ entries, gate: superadmin, scope, lastOrganizationId: null }))).toEqual([
    'platform',
    'sports',
    'labels',
  ]);
});

test('staff keep the menu of their organisation on a page without level, e.g. my profile', () => {
  const menu = visibleMenu({
    entries,
    gate: staff,
    scope: { level: 'own', organizationId: null },
    lastOrganizationId: 4,
  });
  expect(ids(menu)).toEqual(['overview', 'activities', 'locations']);
});

test('the bar of a phone has entries with a position first, then the others in menu order', () => {
  const at = (id: string, onPhone?: number) =>
    entry(id, {
      group: 'planning',
      level: 'application',
      to: `/${id}`,
      needs: 'signed-in',
      ...(onPhone && { onPhone }),
    });
  const shown = [at('sessions'), at('review', 2), at('labels'), at('start', 1)];
  const sections = visibleMenu({
    entries: shown,
    gate: admin,
    scope: { level: 'application', organizationId: null },
    lastOrganizationId: null,
  });
  expect(phoneLinks(sections).map(({ entry: { id } }) => id)).toEqual(['start', 'review', 'sessions']);
});

test('without a network the menu has only screens that work without a network', () => {
  const kept = entry('check-in', {
    group: 'planning',
    level: 'organization',
    to: '/checkin',
    needs: 'manage-participants',
    worksOffline: true,
  });
  const menu = offlineMenu([...entries, kept]);
  expect(ids(menu)).toEqual(['check-in']);
  expect(currentLink(menu, '/checkin/12')?.href).toBe('/checkin');
});

test('an entry with a query is current at that query, and at the URLs that it covers', () => {
  const all = [
    entry('wallets', { group: 'money', level: 'admin', to: '/admin/wallets', needs: 'role:admin', order: 40 }),
    entry('vouchers', {
      group: 'money',
      level: 'admin',
      to: '/admin/wallets?choose=vouchers',
      covers: '/admin/wallets/$walletId/coupons',
      needs: 'role:admin',
      order: 41,
    }),
  ];
  const menu = visibleMenu({
    entries: all,
    gate: gate({ roles: ['admin'], abilities: ['view-application'] }),
    scope: { level: 'admin', organizationId: null },
    lastOrganizationId: null,
  });
  const at = (address: string) => currentLink(menu, address)?.entry.id;
  expect(at('/admin/wallets')).toBe('wallets');
  expect(at('/admin/wallets/3')).toBe('wallets');
  expect(at('/admin/wallets?choose=vouchers')).toBe('vouchers');
  expect(at('/admin/wallets?choose=vouchers&page=2')).toBe('vouchers');
  expect(at('/admin/wallets/3/coupons')).toBe('vouchers');
  expect(at('/admin/wallets/3/coupons/redeemed?page=2')).toBe('vouchers');
});

test('the current entry is the one with the longest path that the URL starts with', () => {
  const menu = visibleMenu({
    entries,
    gate: staff,
    scope: { level: 'organization', organizationId: 4 },
    lastOrganizationId: null,
  });
  expect(currentLink(menu, '/organizations/4/locations/9/update')?.entry.id).toBe('locations');
  expect(currentLink(menu, '/Organizations/4/')?.entry.id).toBe('overview');
  expect(currentLink(menu, '/organizations/4/finances')).toBeNull();
  expect(currentLink(menu, '/organizations/44')).toBeNull();
});
