import { labels } from '../kit/labels.ts';
import { en } from './texts/participants.en.ts';
import { nl } from './texts/participants.nl.ts';

export const participantLabels = labels({ nl, en });
