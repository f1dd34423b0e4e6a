import { labels } from '../kit/labels.ts';
import { en } from './texts/statistics.en.ts';
import { nl } from './texts/statistics.nl.ts';

export const statisticsLabels = labels({ nl, en });
