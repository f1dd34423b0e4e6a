import { labels } from '../kit/labels.ts';
import { en } from './texts/sessions.en.ts';
import { nl } from './texts/sessions.nl.ts';

export const sessionLabels = labels({ nl, en });
