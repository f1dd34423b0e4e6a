import { ONBOARDING_KEYS } from '@move/domain/onboarding/onboarding-steps.ts';
import { expect, test } from 'vitest';
import { hasScreen } from '../../../app/features.ts';
import { onboardingStepHref } from './onboarding-links.ts';

test.each(ONBOARDING_KEYS)('%s leads to an existing screen', (key) => {
  for (const activityId of [null, 7]) {
    const [path = ''] = onboardingStepHref(key, { organizationId: 4, activityId }).split('?');
    expect(hasScreen(path), path).toBe(true);
  }
});

test('the session step opens a new session of the given activity, or else the list of activities', () => {
  expect(onboardingStepHref('session', { organizationId: 4, activityId: 7 })).toBe(
    '/organizations/4/activities/7/sessions/create',
  );
  expect(onboardingStepHref('session', { organizationId: 4, activityId: null })).toBe('/organizations/4/activities');
});
