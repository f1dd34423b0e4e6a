import { labels } from '../kit/labels.ts';
import { en } from './texts/check-in.en.ts';
import { nl } from './texts/check-in.nl.ts';

export const checkInLabels = labels({ nl, en });
