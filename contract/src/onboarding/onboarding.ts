import { ONBOARDING_KEYS } from '@move/domain/onboarding/onboarding-steps.ts';
import { onboardingLabels } from './onboarding.labels.ts';
import { z } from 'zod';
import { endpoint } from '../kit/endpoint.ts';
import { Id } from '../kit/fields.ts';

const PATH = '/v1/admin/organizations/:organizationId/onboarding';

const OnboardingItem = z.strictObject({ key: z.enum(ONBOARDING_KEYS), done: z.boolean() });

const Onboarding = z.strictObject({
  /** The steps that the caller may do, in order. */
  items: z.array(OnboardingItem),
  /** The activity to continue with: an unpublished one, else the newest. */
  activity_id: Id.nullable(),
  /** Whether the caller hid the list. */
  is_hidden: z.boolean(),
});
export type Onboarding = z.output<typeof Onboarding>;

/** The first steps of an organisation; a step is done when its records exist, so there is nothing to tick. */
export const getOnboarding = endpoint({
  name: 'getOnboarding',
  method: 'GET',
  path: PATH,
  permission: 'view-organization',
  scope: 'organization',
  reply: { onboarding: Onboarding },
});

/** Hides the list for the caller only, or shows it again. */
export const hideOnboarding = endpoint({
  name: 'hideOnboarding',
  method: 'PUT',
  path: PATH,
  permission: 'view-organization',
  scope: 'organization',
  body: z.object({ is_hidden: z.boolean() }),
  reply: { onboarding: Onboarding },
  labels: onboardingLabels,
});
