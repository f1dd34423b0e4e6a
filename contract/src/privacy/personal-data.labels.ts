import { labels } from '../kit/labels.ts';
import { en } from './texts/personal-data.en.ts';
import { nl } from './texts/personal-data.nl.ts';

export const personalDataLabels = labels({ nl, en });
