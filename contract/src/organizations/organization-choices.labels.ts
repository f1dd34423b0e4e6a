import { labels } from '../kit/labels.ts';
import { en } from './texts/organization-choices.en.ts';
import { nl } from './texts/organization-choices.nl.ts';

export const organizationChoiceLabels = labels({ nl, en });
