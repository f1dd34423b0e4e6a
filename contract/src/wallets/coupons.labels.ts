import { labels } from '../kit/labels.ts';
import { en } from './texts/coupons.en.ts';
import { nl } from './texts/coupons.nl.ts';

export const couponLabels = labels({ nl, en });
