import { labels } from '../kit/labels.ts';
import { en } from './texts/activities.en.ts';
import { nl } from './texts/activities.nl.ts';

export const activityLabels = labels({ nl, en });
