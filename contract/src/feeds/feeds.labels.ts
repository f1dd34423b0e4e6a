import { labels } from '../kit/labels.ts';
import { en } from './texts/feeds.en.ts';
import { nl } from './texts/feeds.nl.ts';

export const feedLabels = labels({ nl, en });
