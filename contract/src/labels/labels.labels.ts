import { labels } from '../kit/labels.ts';
import { en } from './texts/labels.en.ts';
import { nl } from './texts/labels.nl.ts';

export const labelLabels = labels({ nl, en });
