import { expect, test } from 'vitest';
import { fillPath, idFrom, scopeOfPath, sameSectionPath } from './screen-scope.ts';

test.each([
  ['/organizations/4/locations', 'organization', 4],
  ['/Organizations/4/', 'organization', 4],
  ['/organizations/4x', 'own', null],
  ['/organizations', 'own', null],
  ['/application', 'application', null],
  ['/application/organizations/management/4', 'application', null],
  ['/applications/builds/build-ios', 'application', null],
  ['/admin/labels/3', 'admin', null],
  ['/checkin', 'own', null],
  ['/', 'own', null],
])('%s is at level %s', (pathname, level, organizationId) => {
  expect(scopeOfPath(pathname)).toEqual({ level, organizationId });
});

test.each([
  ['7', 7],
  ['07', null],
  ['0', null],
  ['-1', null],
  ['1.0', null],
  ['1e3', null],
  ['9007199254740993', null],
  [undefined, null],
])('id %s is parsed as %s', (text, id) => {
  expect(idFrom(text)).toBe(id);
});

test('fills ids into a path and encodes them', () => {
  expect(fillPath('/organizations/$organizationId/tags/$tag', { organizationId: 4, tag: 'a/b' })).toBe(
    '/organizations/4/tags/a%2Fb',
  );
});

test('switching to another organisation keeps the section, e.g. locations, but not the record', () => {
  expect(sameSectionPath('/organizations/4/locations/9/update', 7)).toBe('/organizations/7/locations');
  expect(sameSectionPath('/application/activities', 7)).toBe('/organizations/7/activities');
  expect(sameSectionPath('/application', 7)).toBe('/organizations/7');
  expect(sameSectionPath('/admin/labels', 7)).toBe('/organizations/7');
});
