import { labels } from '../kit/labels.ts';
import { en } from './texts/people.en.ts';
import { nl } from './texts/people.nl.ts';

export const peopleLabels = labels({ nl, en });
