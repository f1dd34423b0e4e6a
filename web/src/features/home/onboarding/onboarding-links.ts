import type { OnboardingKey } from '@move/domain/onboarding/onboarding-steps.ts';

type Facts = { organizationId: number; activityId: number | null };

/** The URL of each first step. If there is no activity yet, steps about an activity lead to the list of activities. */
export function onboardingStepHref(key: OnboardingKey, { organizationId, activityId }: Facts): string {
  const root = `/organizations/${organizationId}`;
  const activity = activityId === null ? `${root}/activities` : `${root}/activities/${activityId}`;
  const hrefs: Record<OnboardingKey, string> = {
    profile: `${root}/profile`,
    logo: `${root}/profile`,
    location: `${root}/locations/create`,
    rate: `${root}/finances/rates/create`,
    activity: `${root}/activities/create`,
    session: activityId === null ? activity : `${activity}/sessions/create`,
    published: activity,
    member: `${root}/profile?tab=teams`,
  };
  return hrefs[key];
}
