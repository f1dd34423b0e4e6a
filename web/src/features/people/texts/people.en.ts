import { sessionsEn } from '../../../platform/texts/counted.ts';
import type { nl } from './people.nl.ts';

export const en: typeof nl = {
  also: (names) => `also: ${names}`,
  participations: { title: 'Bookings', none: 'No bookings' },
  bundles: { title: 'Bundles', none: 'No bundles' },
  waiting: { title: 'Waiting lists', none: 'On no waiting list' },
  orders: { title: 'Orders', none: 'No orders' },
  toCome: (count) => (count === 0 ? 'over' : `${sessionsEn(count)} to come`),
  from: (day) => `from ${day}`,
  since: (day) => `since ${day}`,
  moreLines: (title, others) => `${title} and ${others} more`,
  more: (count) => `Only the newest ${count} are shown.`,
  nothing: {
    title: 'Nothing found',
    text: (email) => `Nothing was booked or bought here with ${email}.`,
  },
  noAddress: {
    title: 'Whose records do you want to see?',
    text: 'Press Ctrl K, search by name or e-mail address, and choose a participant.',
  },
};
