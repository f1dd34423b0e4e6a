import { labels } from '../kit/labels.ts';
import { en } from './texts/team.en.ts';
import { nl } from './texts/team.nl.ts';

export const teamLabels = labels({ nl, en });
