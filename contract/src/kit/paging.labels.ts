import { labels } from './labels.ts';
import { en } from './texts/paging.en.ts';
import { nl } from './texts/paging.nl.ts';

export const pagingLabels = labels({ nl, en });
