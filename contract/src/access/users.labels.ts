import { labels } from '../kit/labels.ts';
import { en } from './texts/users.en.ts';
import { nl } from './texts/users.nl.ts';

export const userLabels = labels({ nl, en });
