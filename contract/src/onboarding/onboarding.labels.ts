import { labels } from '../kit/labels.ts';
import { en } from './texts/onboarding.en.ts';
import { nl } from './texts/onboarding.nl.ts';

export const onboardingLabels = labels({ nl, en });
