import { labels } from '../kit/labels.ts';
import { en } from './texts/payments.en.ts';
import { nl } from './texts/payments.nl.ts';

export const paymentLabels = labels({ nl, en });
