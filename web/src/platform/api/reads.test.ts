import { getProfile } from '@move/contract/access/access.ts';
import { listActivities, listApplicationActivities } from '@move/contract/activities/activities.ts';
import { listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { afterEach, expect, test } from 'vitest';
import { setApplicationId } from '../state/context.ts';
import { readQueryKey } from './reads.ts';

afterEach(() => setApplicationId(null));

test.each([listApplicationActivities, listApplicationCategories])(
  'a read that depends on the application has a key for each application',
  (endpoint) => {
    const input = { query: { page: 1 } };
    setApplicationId(1);
    const first = readQueryKey(endpoint, input);
    setApplicationId(2);
    expect(readQueryKey(endpoint, input)).not.toEqual(first);
    setApplicationId(1);
    expect(readQueryKey(endpoint, input)).toEqual(first);
  },
);

test('a read of one organisation has the same key whatever application is sent', () => {
  const input = { params: { organizationId: 4 } };
  setApplicationId(1);
  const first = readQueryKey(listActivities, input);
  setApplicationId(2);
  expect(readQueryKey(listActivities, input)).toEqual(first);
});

test('the profile has the same key before and after its application is sent', () => {
  const input = { query: { organization_id: 4 } };
  const first = readQueryKey(getProfile, input);
  setApplicationId(1);
  expect(readQueryKey(getProfile, input)).toEqual(first);
});
