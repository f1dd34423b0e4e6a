import { labels } from '../kit/labels.ts';
import { en } from './texts/notifications.en.ts';
import { nl } from './texts/notifications.nl.ts';

export const notificationLabels = labels({ nl, en });
