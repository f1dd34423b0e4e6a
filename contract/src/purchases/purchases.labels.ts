import { labels } from '../kit/labels.ts';
import { en } from './texts/purchases.en.ts';
import { nl } from './texts/purchases.nl.ts';

export const purchaseLabels = labels({ nl, en });
