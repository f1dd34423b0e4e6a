import { labels } from '../kit/labels.ts';
import { en } from './texts/rates.en.ts';
import { nl } from './texts/rates.nl.ts';

export const rateLabels = labels({ nl, en });
