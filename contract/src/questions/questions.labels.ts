import { labels } from '../kit/labels.ts';
import { en } from './texts/questions.en.ts';
import { nl } from './texts/questions.nl.ts';

export const questionLabels = labels({ nl, en });
