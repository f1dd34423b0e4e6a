import { labels } from '../kit/labels.ts';
import { en } from './texts/walk-ins.en.ts';
import { nl } from './texts/walk-ins.nl.ts';

export const walkInLabels = labels({ nl, en });
