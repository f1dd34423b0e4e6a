import { labels } from '../kit/labels.ts';
import { en } from './texts/preferences.en.ts';
import { nl } from './texts/preferences.nl.ts';

export const preferenceLabels = labels({ nl, en });
