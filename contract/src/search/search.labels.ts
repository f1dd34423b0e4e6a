import { labels } from '../kit/labels.ts';
import { en } from './texts/search.en.ts';
import { nl } from './texts/search.nl.ts';

export const searchLabels = labels({ nl, en });
