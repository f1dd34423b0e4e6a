import { expect, test } from 'vitest';
import type { Profile } from '../../platform/session/profile.ts';
import { guardRoute, type Visit } from './guard-route.ts';

const user = {
  id: 1,
  email: 'a@b.example',
  first_name: 'A',
  last_name: 'B',
  avatar: null,
  avatar_url: null,
  locale: 'nl' as const,
};
const held = (abilities: string[], roles: string[] = []): Profile => ({
  roles,
  abilities,
  user,
  organizations: [],
  applications: [],
});

const visit = (change: Partial<Visit>) =>
  guardRoute({
    needs: 'view-locations',
    pathname: '/organizations/4/locations',
    href: '/organizations/4/locations?page=2',
    isLoggedIn: true,
    hasLoggedOut: false,
    loadProfile: () => Promise.resolve(held(['view-locations'])),
    findHome: () => Promise.resolve('/organizations/4'),
    hasScreen: () => true,
    ...change,
  });

test('a public route opens without a token', async () => {
  expect(await visit({ needs: 'public', isLoggedIn: false })).toEqual({ kind: 'screen' });
});

test('a visitor without session goes to login, which leads back to the wanted URL unless they logged out', async () => {
  expect(await visit({ isLoggedIn: false })).toMatchObject({
    to: '/login?redirect=%2Forganizations%2F4%2Flocations%3Fpage%3D2',
  });
  expect(await visit({ isLoggedIn: false, hasLoggedOut: true })).toMatchObject({ to: '/login' });
});

test('an ability of the user opens the route', async () => {
  expect(await visit({})).toEqual({ kind: 'screen' });
  expect(await visit({ needs: ['view-rates', 'view-locations'] })).toEqual({ kind: 'screen' });
  expect(await visit({ needs: 'signed-in', loadProfile: () => Promise.resolve(held([])) })).toEqual({ kind: 'screen' });
});

test('a foreign or unknown organisation is not found', async () => {
  expect(await visit({ loadProfile: () => Promise.resolve(null) })).toEqual({ kind: 'area-not-found' });
});

test('a refused user goes to the route’s redirect, else home', async () => {
  const loadProfile = () => Promise.resolve(held([]));
  expect(await visit({ loadProfile, redirect: '/admin/applications' })).toMatchObject({ to: '/admin/applications' });
  expect(await visit({ loadProfile })).toEqual({ kind: 'redirect', to: '/organizations/4', isRefused: true });
});

test('a redirect to an unknown screen, or to the refused screen itself, leads home', async () => {
  const loadProfile = () => Promise.resolve(held([]));
  expect(await visit({ loadProfile, redirect: '/admin/applications', hasScreen: () => false })).toMatchObject({
    to: '/organizations/4',
  });
  expect(await visit({ loadProfile, redirect: '/Organizations/4/locations/' })).toMatchObject({
    to: '/organizations/4',
  });
});

test('a user who is refused at home, or has no home, sees “no access”, so that no redirect loops', async () => {
  const loadProfile = () => Promise.resolve(held([]));
  expect(await visit({ loadProfile, pathname: '/organizations/4/' })).toEqual({ kind: 'no-access' });
  expect(await visit({ loadProfile, findHome: () => Promise.resolve(null) })).toEqual({ kind: 'no-access' });
});

test('a superadmin passes every role and permission', async () => {
  const loadProfile = () => Promise.resolve(held([], ['superadmin']));
  for (const needs of ['role:admin', 'role:superadmin', 'edit-activity'] as const) {
    expect(await visit({ needs, loadProfile })).toEqual({ kind: 'screen' });
  }
});

test('a login page sends a logged-in user home', async () => {
  expect(await visit({ needs: 'public', leadsHome: true })).toMatchObject({ to: '/organizations/4' });
  expect(await visit({ needs: 'public', leadsHome: true, findHome: () => Promise.resolve(null) })).toMatchObject({
    to: '/no-access',
  });
});
