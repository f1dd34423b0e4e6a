import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { type Guard, implies } from '@move/domain/access/guard.ts';
import { expect, test } from 'vitest';
import { screenRoutes } from '../features.ts';

/** The guard that the specification gives each URL. A screen has only the guard of its own route (docs/rules/access.md#screens). */
const SPECIFIED: readonly [guard: Guard, level: string, paths: string][] = [
  [
    'role:superadmin',
    '/admin',
    'permissions sepas sepas/create sepas/$ wallets wallets/create wallets/$ wallets/$/coupons',
  ],
  ['role:superadmin', '/admin', 'wallets/$/coupons/redeemed applications applications/create applications/$'],
  ['role:superadmin', '/admin', 'applications/$/invites applications/$/mapbox-settigns applications/$/filters'],
  ['role:superadmin', '/admin', 'invoices orders sports location-types location-types/create location-types/$'],
  ['role:superadmin', '/admin', 'product-types product-types/create product-types/$'],
  ['role:admin', '/admin', 'tags labels labels/create labels/$ labels/$/activity-filters labels/$/product-filters'],
  ['role:admin', '/admin', 'labels/$/organization-filters categories'],
  ['view-application', '/application', ''],
  ['view-organizations', '/application', 'organizations/management organizations/review'],
  ['create-organizations', '/application', 'organizations/management/create organizations/management/import'],
  ['edit-organization', '/application', 'organizations/management/$'],
  ['view-categories', '/application', 'categories'],
  ['create-categories', '/application', 'categories/create'],
  ['view-activities', '/application', 'activities activities/sessions'],
  ['view-products', '/application', 'products'],
  ['view-locations', '/application', 'locations'],
  ['edit-location', '/application', 'locations/$/update'],
  ['view-notifications', '/application', 'notifications'],
  ['create-notifications', '/application', 'notifications/create'],
  ['edit-notification', '/application', 'notifications/$'],
  ['view-campaigns', '/application', 'campaigns'],
  ['create-campaigns', '/application', 'campaigns/create'],
  ['edit-campaign', '/application', 'campaigns/$'],
  ['view-application-orders', '/application', 'orders'],
  ['role:superadmin', '/application', 'builds builds/overview builds/build-ios builds/build-android'],
  ['view-organization', '/organizations/$', ''],
  ['view-products', '/organizations/$', 'products'],
  ['edit-product', '/organizations/$', 'products/$ products/$/location products/$/questions'],
  ['assign-labels', '/organizations/$', 'products/$/labels activities/$/labels'],
  ['view-product', '/organizations/$', 'products/$/purchases'],
  ['view-activities', '/organizations/$', 'activities'],
  ['create-activities', '/organizations/$', 'activities/create'],
  ['edit-activity', '/organizations/$', 'activities/$ activities/$/location activities/$/sessions'],
  ['edit-activity', '/organizations/$', 'activities/$/sessions/$ activities/$/questions activities/$/settings'],
  ['view-bundles', '/organizations/$', 'activities/$/bundles'],
  ['view-bundle', '/organizations/$', 'activities/$/bundles/$ activities/$/bundles/$/sessions'],
  ['view-bundle', '/organizations/$', 'activities/$/bundles/$/participants activities/$/bundles/$/waitlist'],
  ['edit-activity', '/organizations/$', 'activities/$/bundles/$/sessions/$'],
  ['view-locations', '/organizations/$', 'locations'],
  ['create-locations', '/organizations/$', 'locations/create'],
  ['edit-location', '/organizations/$', 'locations/$/update'],
  ['view-rates', '/organizations/$', 'finances'],
  ['edit-organization', '/organizations/$', 'profile'],
];

const shapeOf = (path: string) => path.replace(/\$[A-Za-z]*/g, '$');
const specified = SPECIFIED.flatMap(([guard, level, paths]) =>
  paths.split(' ').map((path): [string, Guard] => [path === '' ? level : `${level}/${path}`, guard]),
);
const guards = new Map<string, Guard>(screenRoutes.map(({ path, needs }) => [shapeOf(path), needs]));

test('each screen of the specification has the guard given there', () => {
  const built = specified.filter(([path]) => guards.has(path));
  expect(built.length).toBeGreaterThan(15);
  expect(built.map(([path]) => [path, guards.get(path)])).toEqual(built);
});

test('only public screens, screens of the demo and the user’s own screens need no ability', () => {
  const open = screenRoutes.filter(({ needs }) => needs === 'public' || needs === 'signed-in').map(({ path }) => path);
  expect(open.filter((path) => /^\/(admin|application|organizations)\b/.test(path))).toEqual([]);
});

const modules = import.meta.glob<Record<string, unknown>>('../../../../contract/src/**/*.ts', { eager: true });
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
const endpoints = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint);

const called = (method: string, path: string) =>
  endpoints.find((endpoint) => endpoint.method === method && endpoint.path.replace(/:[A-Za-z]+/g, '$') === path);

/** The main call of a screen. The API's paths mirror those of the screens, with the exceptions replaced here. */
function mainCallOf(path: string): Endpoint | undefined {
  const mirrored = `/v1/admin${shapeOf(path)}`
    .replace('/application/organizations/management', '/organizations')
    .replace('/application/activities/sessions', '/application/sessions')
    .replace(/\/application\/(?=locations\/\$)/, '/')
    .replace(/\/application\/(?=.)/, '/applications/')
    .replace(/\/finances$/, '/finance-info')
    .replace('/finances', '')
    .replace(/\/(update|profile)$/, '');
  return mirrored.endsWith('/create') ? called('POST', mirrored.replace(/\/create$/, '')) : called('GET', mirrored);
}

/** Screens with the specified guard, whose main call needs a further ability. The screens check that ability themselves. */
const BUNDLE = '/organizations/$organizationId/activities/$activityId/bundles/$bundleId';
const NEED_MORE = [
  '/organizations/$organizationId/products/$productId/purchases',
  ...['participants', 'waitlist', 'sessions/create', 'sessions/grid', 'sessions/$sessionId'].map(
    (screen) => `${BUNDLE}/${screen}`,
  ),
];

test('a user who passes the guard of a screen may make its main call', () => {
  const pairs = screenRoutes.flatMap(({ path, needs }) => {
    const call = mainCallOf(path);
    return call === undefined ? [] : [{ path, needs, call }];
  });
  const tooWeak = pairs
    .filter(({ path, needs, call }) => !NEED_MORE.includes(path) && !implies(needs, call.permission))
    .map(
      ({ path, needs, call }) =>
        `${path} asks ${JSON.stringify(needs)}, ${call.name} asks ${JSON.stringify(call.permission)}`,
    );
  expect(tooWeak).toEqual([]);
  expect(pairs.length).toBeGreaterThan(15);
});
