import { labels } from '../kit/labels.ts';
import { en } from './texts/jobs.en.ts';
import { nl } from './texts/jobs.nl.ts';

export const jobLabels = labels({ nl, en });
