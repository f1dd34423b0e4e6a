import { labels } from '../kit/labels.ts';
import { en } from './texts/products.en.ts';
import { nl } from './texts/products.nl.ts';

export const productLabels = labels({ nl, en });
