import type { nl } from './calendar.nl.ts';

export const en: typeof nl = {
  dateFrom: 'From',
  dateUntil: 'Until',
  locationId: 'Location',
  trainerId: 'Trainer',
  activityId: 'Activity',
};
