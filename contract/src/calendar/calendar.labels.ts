import { labels } from '../kit/labels.ts';

export const calendarLabels = labels(
  {
    dateFrom: 'Vanaf',
    dateUntil: 'Tot en met',
    locationId: 'Locatie',
    trainerId: 'Trainer',
    activityId: 'Activiteit',
  },
  {
    dateFrom: 'From',
    dateUntil: 'Until',
    locationId: 'Location',
    trainerId: 'Trainer',
    activityId: 'Activity',
  },
);
