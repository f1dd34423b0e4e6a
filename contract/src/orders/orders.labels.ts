import { labels } from '../kit/labels.ts';
import { en } from './texts/orders.en.ts';
import { nl } from './texts/orders.nl.ts';

export const orderLabels = labels({ nl, en });
