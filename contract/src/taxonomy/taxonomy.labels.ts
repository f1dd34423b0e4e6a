import { labels } from '../kit/labels.ts';
import { en } from './texts/taxonomy.en.ts';
import { nl } from './texts/taxonomy.nl.ts';

export const taxonomyLabels = labels({ nl, en });
