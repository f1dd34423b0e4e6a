import { expect, test } from 'vitest';
import { pathMatcher } from './match-path.ts';

const match = pathMatcher([
  { path: '/organizations/$organizationId' },
  { path: '/organizations/$organizationId/activities/$activityId' },
  { path: '/organizations/$organizationId/activities/create' },
]);

test('a route is found by its pattern, with its parameters', () => {
  expect(match('/organizations/4/activities/9')).toEqual({
    route: { path: '/organizations/$organizationId/activities/$activityId' },
    params: { organizationId: '4', activityId: '9' },
  });
});

test('a fixed segment takes precedence over an id, whatever the order of the routes', () => {
  expect(match('/organizations/4/activities/create')?.route.path).toBe(
    '/organizations/$organizationId/activities/create',
  );
});

test('case and a trailing slash do not matter', () => {
  expect(match('/Organizations/4/')?.params).toEqual({ organizationId: '4' });
});

test('an encoded segment is decoded, a malformed one is kept', () => {
  expect(match('/organizations/a%20b')?.params).toEqual({ organizationId: 'a b' });
  expect(match('/organizations/%E0%A4%A')?.params).toEqual({ organizationId: '%E0%A4%A' });
});

test('a URL without a route has no match', () => {
  expect(match('/organizations')).toBeNull();
  expect(match('/organizations/4/activities/9/more')).toBeNull();
});
