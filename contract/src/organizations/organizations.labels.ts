import { labels } from '../kit/labels.ts';
import { en } from './texts/organizations.en.ts';
import { nl } from './texts/organizations.nl.ts';

export const organizationLabels = labels({ nl, en });
