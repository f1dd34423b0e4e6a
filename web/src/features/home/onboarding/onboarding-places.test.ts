import { ONBOARDING_KEYS } from '@move/domain/onboarding/onboarding-steps.ts';
import { expect, test } from 'vitest';
import { hasScreen } from '../../../app/features.ts';
import { placeOfStep } from './onboarding-places.ts';

test.each(ONBOARDING_KEYS)('%s leads to an existing screen', (key) => {
  for (const activityId of [null, 7]) {
    const [path = ''] = placeOfStep(key, { organizationId: 4, activityId }).split('?');
    expect([path, hasScreen(path)]).toEqual([path, true]);
  }
});

test('the step of the sessions leads to the given activity, else to the list of activities', () => {
  expect(placeOfStep('session', { organizationId: 4, activityId: 7 })).toBe(
    '/organizations/4/activities/7/sessions/create',
  );
  expect(placeOfStep('session', { organizationId: 4, activityId: null })).toBe('/organizations/4/activities');
});
