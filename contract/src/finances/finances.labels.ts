import { labels } from '../kit/labels.ts';
import { en } from './texts/finances.en.ts';
import { nl } from './texts/finances.nl.ts';

export const financeLabels = labels({ nl, en });
