import type { OnboardingKey } from '@move/domain/onboarding/onboarding-steps.ts';

type Facts = { organizationId: number; activityId: number | null };

/** The URL for each first step; the steps within an activity lead to the list of activities while there is none. */
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
