import type { nl } from './session-totals.nl.ts';

export const en: typeof nl = {
  activity: 'Activity',
  canceled: 'Cancelled',
  hasRoom: 'Waiting list with a free spot',
  label: (sessions) => `Total of ${sessions}`,
  occupancy: (taken, spots) => `${taken} of ${spots} spots`,
  participants: (participants) => `${participants} participants`,
  present: (present, expected) => `${present} of ${expected} present`,
};
