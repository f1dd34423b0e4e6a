import { labels } from '../kit/labels.ts';
import { en } from './texts/contacts.en.ts';
import { nl } from './texts/contacts.nl.ts';

export const contactLabels = labels({ nl, en });
