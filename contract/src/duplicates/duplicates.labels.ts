import { labels } from '../kit/labels.ts';
import { en } from './texts/duplicates.en.ts';
import { nl } from './texts/duplicates.nl.ts';

export const duplicateLabels = labels({ nl, en });
