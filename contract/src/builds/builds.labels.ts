import { labels } from '../kit/labels.ts';
import { en } from './texts/builds.en.ts';
import { nl } from './texts/builds.nl.ts';

export const buildLabels = labels({ nl, en });
