import { labels } from '../kit/labels.ts';
import { en } from './texts/provider-comparisons.en.ts';
import { nl } from './texts/provider-comparisons.nl.ts';

export const providerComparisonLabels = labels({ nl, en });
