import { expect, test } from 'vitest';
import { historySource } from './history-source.ts';

test.each([
  [
    '/v1/admin/organizations/:organizationId/locations/:locationId',
    { organizationId: 4, locationId: 9 },
    { subject: 'locations', subjectId: '9', organizationId: 4 },
  ],
  [
    '/v1/admin/organizations/:organizationId/cancellation-terms/:termId',
    { organizationId: 4, termId: 2 },
    { subject: 'cancellation_terms', subjectId: '2', organizationId: 4 },
  ],
  [
    '/v1/admin/organizations/:organizationId',
    { organizationId: 4 },
    { subject: 'organizations', subjectId: '4', organizationId: 4 },
  ],
  [
    '/v1/admin/activities/:activityId/settings',
    { activityId: 7 },
    { subject: 'activities', subjectId: '7', organizationId: null },
  ],
  ['/v1/admin/profile', {}, null],
])('finds the record in the path %s', (path, params, expected) => {
  expect(historySource(path, params)).toEqual(expected);
});
