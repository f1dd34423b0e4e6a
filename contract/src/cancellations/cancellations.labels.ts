import { labels } from '../kit/labels.ts';
import { en } from './texts/cancellations.en.ts';
import { nl } from './texts/cancellations.nl.ts';

export const cancellationLabels = labels({ nl, en });
