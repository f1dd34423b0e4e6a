import { labels } from '../kit/labels.ts';
import { en } from './texts/access.en.ts';
import { nl } from './texts/access.nl.ts';

export const accessLabels = labels({ nl, en });
