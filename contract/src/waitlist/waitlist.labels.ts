import { labels } from '../kit/labels.ts';
import { en } from './texts/waitlist.en.ts';
import { nl } from './texts/waitlist.nl.ts';

export const waitlistLabels = labels({ nl, en });
