import { labels } from '../kit/labels.ts';
import { en } from './texts/offers.en.ts';
import { nl } from './texts/offers.nl.ts';

export const offerLabels = labels({ nl, en });
