import { labels } from '../kit/labels.ts';
import { en } from './texts/transactions.en.ts';
import { nl } from './texts/transactions.nl.ts';

export const transactionLabels = labels({ nl, en });
