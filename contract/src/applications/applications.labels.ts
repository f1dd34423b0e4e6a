import { labels } from '../kit/labels.ts';
import { en } from './texts/applications.en.ts';
import { nl } from './texts/applications.nl.ts';

export const applicationLabels = labels({ nl, en });
