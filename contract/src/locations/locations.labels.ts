import { labels } from '../kit/labels.ts';
import { en } from './texts/locations.en.ts';
import { nl } from './texts/locations.nl.ts';

export const locationLabels = labels({ nl, en });
