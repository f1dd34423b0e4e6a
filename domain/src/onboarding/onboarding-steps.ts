import type { Ability } from '../access/abilities.ts';

/** The first steps of an organisation, in a sensible order, each with the ability that it needs. */
export const ONBOARDING_STEPS = [
  { key: 'profile', needs: 'edit-organization' },
  { key: 'logo', needs: 'edit-organization' },
  { key: 'location', needs: 'create-locations' },
  { key: 'rate', needs: 'manage-finances' },
  { key: 'activity', needs: 'create-activities' },
  { key: 'session', needs: 'edit-activity' },
  { key: 'published', needs: 'edit-activity' },
  { key: 'member', needs: 'manage-team' },
] as const satisfies readonly { key: string; needs: Ability }[];

export type OnboardingKey = (typeof ONBOARDING_STEPS)[number]['key'];

export const ONBOARDING_KEYS = ONBOARDING_STEPS.map(({ key }) => key);
