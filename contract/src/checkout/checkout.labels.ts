import { labels } from '../kit/labels.ts';
import { en } from './texts/checkout.en.ts';
import { nl } from './texts/checkout.nl.ts';

export const checkoutLabels = labels({ nl, en });
