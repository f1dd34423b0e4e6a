import { labels } from '../kit/labels.ts';
import { en } from './texts/calendar.en.ts';
import { nl } from './texts/calendar.nl.ts';

export const calendarLabels = labels({ nl, en });
