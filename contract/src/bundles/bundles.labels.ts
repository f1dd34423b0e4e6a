import { labels } from '../kit/labels.ts';
import { en } from './texts/bundles.en.ts';
import { nl } from './texts/bundles.nl.ts';

export const bundleLabels = labels({ nl, en });
