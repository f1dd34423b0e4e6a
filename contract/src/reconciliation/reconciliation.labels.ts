import { labels } from '../kit/labels.ts';
import { en } from './texts/reconciliation.en.ts';
import { nl } from './texts/reconciliation.nl.ts';

export const reconciliationLabels = labels({ nl, en });
