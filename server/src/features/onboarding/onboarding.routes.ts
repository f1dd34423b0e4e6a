import * as api from '@move/contract/onboarding/onboarding.ts';
import { route } from '../../platform/http/route.ts';
import { hideOnboarding } from './hide-onboarding.ts';
import { getOnboarding } from './onboarding.queries.ts';

export const onboardingRoutes = [route(api.getOnboarding, getOnboarding), route(api.hideOnboarding, hideOnboarding)];
