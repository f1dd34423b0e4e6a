import { plural, sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './location-many.nl.ts';

type Records = 'sessions' | 'activities';

const named = (count: number, records: Records) =>
  records === 'sessions' ? sessionsEn(count) : plural(count, 'activity', 'activities');

export const en: typeof nl = {
  title: (count, records) => `Location of ${named(count, records)}`,
  location: 'New location',
  notify: 'Participants get a mail',
  mails: (count) =>
    count === 0
      ? 'No one gets another location.'
      : `${plural(count, 'taken spot', 'taken spots')} at another location: one mail per spot.`,
  confirm: (count, records) => `Move ${named(count, records)}`,
};
