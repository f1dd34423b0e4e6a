import { labels } from '../kit/labels.ts';
import { en } from './texts/messages.en.ts';
import { nl } from './texts/messages.nl.ts';

export const messageLabels = labels({ nl, en });
