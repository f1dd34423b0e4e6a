import { labels } from '../kit/labels.ts';
import { en } from './texts/profiles.en.ts';
import { nl } from './texts/profiles.nl.ts';

export const profileLabels = labels({ nl, en });
