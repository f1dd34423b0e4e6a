import type { nl } from './booking.nl.ts';

export const en: typeof nl = {
  'booking.guardian': 'Participants under {age} are signed up by a parent or guardian',
};
