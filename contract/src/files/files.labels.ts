import { labels } from '../kit/labels.ts';
import { en } from './texts/files.en.ts';
import { nl } from './texts/files.nl.ts';

export const fileLabels = labels({ nl, en });
