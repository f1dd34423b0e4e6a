import { labels } from '../kit/labels.ts';
import { en } from './texts/inbox.en.ts';
import { nl } from './texts/inbox.nl.ts';

export const inboxLabels = labels({ nl, en });
