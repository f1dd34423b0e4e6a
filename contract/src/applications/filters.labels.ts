import { labels } from '../kit/labels.ts';
import { en } from './texts/filters.en.ts';
import { nl } from './texts/filters.nl.ts';

/** What visitors can filter by, as the form and the history call it. */
export const filterLabels = labels({ nl, en });
