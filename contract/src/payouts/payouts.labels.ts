import { labels } from '../kit/labels.ts';
import { en } from './texts/payouts.en.ts';
import { nl } from './texts/payouts.nl.ts';

export const payoutLabels = labels({ nl, en });
